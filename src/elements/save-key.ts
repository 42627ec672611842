/** Where a table stands among those of its page, shadow roots and all. */
function placeOf(table: Element): string {
  const root = table.getRootNode() as Document | ShadowRoot;
  const place = [...root.querySelectorAll(table.localName)].indexOf(table);
  return 'host' in root ? `${placeOf(root.host)}.${place}` : String(place);
}

/** The name under which a game is kept: name or path of the page, game, place of the table. */
export function saveKey(table: Element, name: string, variant: string): string {
  return [name || location.pathname, variant, placeOf(table)].join(' ');
}
