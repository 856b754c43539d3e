// The start page of the site: it leads on to the lobby (that of a course stays and lists the lessons), or, with the link
// of a game behind the #, to a notebook that shows the game. What is behind the # is checked there; no server sees it.
const link = location.hash;
if (/^#ttr\d+-[\w-]+$/.test(link)) {
  sessionStorage.setItem("ttr-widget.opened", link);
  location.replace("{linked}");
} else if ("{lobby}") {
  location.replace("{lobby}");
}
