"""What a page and Python say to each other: messages, their answers, and what the page is told."""
