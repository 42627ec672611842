// Shows the game that the address names after "#"; each game keeps a save of its own.
const links = [...document.querySelectorAll('.games a')];

function show() {
  const link = links.find(({ hash }) => hash === location.hash) ?? links[0];
  if (link.ariaCurrent === 'true') return;
  for (const each of links) each.ariaCurrent = each === link ? 'true' : null;
  const [name, about] = link.childNodes;
  document.querySelector('#name').textContent = name.textContent.trim();
  document.querySelector('#about').textContent = about.textContent.trim();
  document.querySelector('spider-solitaire').replaceWith(tableFor(link));
}

function tableFor({ dataset: { variant, suits }, hash }) {
  const table = document.createElement('spider-solitaire');
  table.setAttribute('variant', variant);
  table.setAttribute('suits', suits);
  table.setAttribute('storage', `gallery-${hash.slice(1)}`);
  return table;
}

addEventListener('hashchange', show);
show();
