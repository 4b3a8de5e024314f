import type { DemoData } from './DemoData';

interface Seeded {
  name: string;
  demo?: DemoData;
}

/**
 * Returns the domains with demo data, sorted topologically by `after`, otherwise in the given order.
 * @throws Error on a circular or unknown dependency
 */
export function inOrder<Domain extends Seeded>(domains: readonly Domain[]): (Domain & { demo: DemoData })[] {
  const seeded = new Map(
    domains.flatMap(domain => (domain.demo ? [[domain.name, { ...domain, demo: domain.demo }] as const] : [])),
  );
  const ordered = new Set<string>();
  const visit = (name: string, path: readonly string[]) => {
    if (ordered.has(name)) return;
    if (path.includes(name)) throw new Error(`Demo data wait for each other: ${[...path, name].join(' -> ')}`);
    const domain = seeded.get(name);
    if (!domain) throw new Error(`${path.at(-1)}: there are no demo data for ${name} to wait for`);
    for (const earlier of domain.demo.after) visit(earlier, [...path, name]);
    ordered.add(name);
  };
  for (const name of seeded.keys()) visit(name, []);
  return [...ordered].map(name => seeded.get(name)!);
}
