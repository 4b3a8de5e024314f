import type { Field } from './kinds';
import type { Names } from './Names';
import type { ReferencedTable } from './referencedTable';
import { withImports } from './withImports';

/** The referenced table of each reference field. */
export type References = ReadonlyMap<Field, ReferencedTable>;

const tablesOf = (references: References) =>
  Object.fromEntries([...references.values()].map(other => [other.table, other.module]));

const referencesOf = (references: References) =>
  references.size === 0
    ? ''
    : `{ references: { ${[...references].map(([{ name }, other]) => `${name}: §${other.table}`).join(', ')} } }`;

/** Returns `table.ts`, from which the migration is generated. */
export const tableFile = ({ table, camel }: Names, references: References): string =>
  withImports(
    `
export const ${table} = §tableOf(${[`§${camel}`, referencesOf(references)].filter(Boolean).join(', ')});
`,
    { [camel]: `../../../contract/${camel}`, tableOf: '../tableOf', ...tablesOf(references) },
  );

/** Returns `index.ts`: the domain with its demo data. */
export function domainFile({ camel, table }: Names, fields: readonly Field[], references: References): string {
  const after = [...new Set(['identity', ...[...references.values()].map(({ domain }) => domain)])];
  const given = [`§${camel}`, `§${table}`, referencesOf(references)].filter(Boolean).join(', ');
  const demo = `{ demo: { after: [${after.map(name => `'${name}'`).join(', ')}], seed: §demoRecords(${given}) } }`;
  const parts = [`§${camel}`, `§${camel}Api`, `§${table}`, ...(hasDemo(fields) ? [demo] : [])];
  return withImports(`\nexport const ${camel}Domain = §crudDomain(${parts.join(', ')});\n`, {
    [camel]: `../../../contract/${camel}`,
    [`${camel}Api`]: `../../../contract/${camel}`,
    crudDomain: '../../domain/crudDomain',
    demoRecords: '../../seed/demoRecords',
    [table]: './table',
    ...tablesOf(references),
  });
}

export const isRegional = (fields: readonly Field[]) => fields.some(({ kind }) => kind === 'region');

/** Whether demo data can be generated: not if an image or a document is required. */
export const hasDemo = (fields: readonly Field[]) =>
  !fields.some(({ kind, optional }) => ['image', 'file'].includes(kind) && !optional);
