/**
 * Finds import cycles.
 * @param {Map<string, Iterable<string>>} imports what each file or folder imports
 * @returns {string[][]} the names along each cycle, with the first repeated at the end
 */
export function circlesOf(imports) {
  const circles = [];
  const done = new Set();
  const follow = (name, trail) => {
    const place = trail.indexOf(name);
    if (place >= 0) {
      circles.push([...trail.slice(place), name]);
      return;
    }
    if (done.has(name)) return;
    for (const to of imports.get(name) ?? []) follow(to, [...trail, name]);
    done.add(name);
  };
  for (const name of imports.keys()) follow(name, []);
  return circles;
}
