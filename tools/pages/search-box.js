(() => {
  const { root } = document.currentScript.dataset;
  const box = document.querySelector('input[type=search]');
  const content = document.querySelector('main');
  const results = document.createElement('main');
  results.className = content.className;
  let engine;

  const load = () => {
    engine ??= new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = `${root}search.js`;
      script.onload = resolve;
      script.onerror = reject;
      document.head.append(script);
    }).then(() => {
      const { elasticlunr, pagesToSearch } = window;
      // Also splits names in code: ttr.new_game is found by "game".
      elasticlunr.tokenizer.setSeperator(/[\s\-.:;&_/'"`=,()]+/);
      const index = elasticlunr();
      index.addField('title');
      index.addField('text');
      index.setRef('address');
      for (const page of pagesToSearch) index.addDoc(page);
      return (words) => index.search(words, { fields: { title: { boost: 4 }, text: { boost: 1 } }, expand: true });
    });
    return engine;
  };

  const element = (name, text, parent) => {
    const made = document.createElement(name);
    made.textContent = text;
    parent.append(made);
    return made;
  };

  // The text around the first word that was searched for.
  const excerpt = (text, words) => {
    const low = text.toLowerCase();
    const found = words.map((word) => low.indexOf(word)).filter((at) => at >= 0);
    const from = found.length ? Math.min(...found) - 80 : 0;
    const start = from > 0 ? text.indexOf(' ', from) + 1 : 0;
    const end = start + 240 < text.length ? text.lastIndexOf(' ', start + 240) : text.length;
    return `${start ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
  };

  const show = (found, query) => {
    results.replaceChildren();
    const count = found.length === 1 ? '1 result' : `${found.length || 'No'} results`;
    element('h1', `${count} for “${query}”`, results).setAttribute('role', 'status');
    for (const { doc } of found.slice(0, 20)) {
      const part = element('section', '', results);
      part.className = 'search-result';
      const link = element('a', doc.title, element('p', '', part));
      link.href = root + doc.address;
      element('small', ` ${doc.kind}`, link.parentElement);
      element('p', excerpt(doc.text, query.toLowerCase().split(/\s+/)), part);
    }
  };

  const search = async () => {
    const query = box.value.trim();
    const find = query && (await load());
    if (query !== box.value.trim()) return; // something else has been typed meanwhile
    if (query) show(find(query), query);
    (content.isConnected ? content : results).replaceWith(query ? results : content);
  };

  box.addEventListener('focus', load, { once: true });
  box.addEventListener('input', search);
  box.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') results.querySelector('a')?.click();
  });
  // A link to another place on the same page, or a click on a result there, leads back to the page.
  window.addEventListener('hashchange', () => {
    if (content.isConnected) return;
    box.value = '';
    results.replaceWith(content);
    document.getElementById(decodeURIComponent(window.location.hash.slice(1)))?.scrollIntoView();
  });
})();
