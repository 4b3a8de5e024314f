import { type Field, kindOf } from './kinds';
import type { Names } from './Names';
import { labelsConstant, titleOf } from './parseFields';
import type { ReferencedTable } from './referencedTable';
import { from, withImports } from './withImports';

/** The referenced table of each reference field. */
export type References = ReadonlyMap<Field, ReferencedTable>;

/** Returns `table.ts`, from which the migration is generated. */
export function tableFile({ table, camel, snake }: Names, fields: readonly Field[], references: References): string {
  const column = (field: Field) => {
    const text = kindOf(field)
      .column.replace('LABELS', labelsConstant(snake, field))
      .replace('TABLE', references.get(field)?.table ?? '');
    const unique = field.unique ? `.unique('${table}_${field.name}_key')` : '';
    // a multiple choice without a value is an empty list
    const empty = field.optional && field.kind !== 'choices' ? '' : '.notNull()';
    return `${field.name}: ${text}${empty}${unique},`;
  };
  const labels = fields.filter(({ choices }) => choices.length > 0).map(field => labelsConstant(snake, field));
  return withImports(
    `
export const ${table} = §pgTable(
  '${table}',
  {
    id: §id(),
    ${fields.map(column).join('\n    ')}
    version: §version(),
    ...§timestamps(),
    updated_by: §updatedBy(),
  },
  table => §listIndexes('${table}', table, §${camel}Api.list),
);
`,
    {
      ...from('drizzle-orm/pg-core', 'pgTable', 'uuid', 'varchar', 'text', 'integer', 'bigint', 'boolean', 'date'),
      ...from('../../db/columns', 'id', 'version', 'timestamps', 'instant', 'choiceColumn'),
      ...from(`../../../contract/${camel}`, `${camel}Api`, ...labels),
      ...from('../area/placeColumns', 'regionColumn', 'provinceColumn', 'regencyColumn'),
      ...Object.fromEntries([...references.values()].map(other => [other.table, other.module])),
      listIndexes: '../../db/listIndexes',
      updatedBy: '../identity/account/table',
    },
  );
}

/** Returns `store.ts`: the store, with what the contract's list does not declare. */
export const storeFile = ({ table, camel, snake }: Names, fields: readonly Field[]): string =>
  withImports(
    `
export const ${camel}Store = §crudStore({
  entity: '${snake}',
  table: §${table},
  list: §${camel}Api.list,
  label: row => row.${titleOf(fields).name},
  ${isRegional(fields) ? `regions: ${table}.region_code,` : ''}
});
`,
    { crudStore: '../../store/crudStore', [`${camel}Api`]: `../../../contract/${camel}`, [table]: './table' },
  );

/** Returns `index.ts`: the domain with its routes, history and demo data. */
export function domainFile(names: Names, fields: readonly Field[], references: References): string {
  const { camel } = names;
  const read = isRegional(fields) ? `(db, id, actor) => ${camel}Store(db).authorizeRead(id, actor)` : "'anyRegion'";
  return withImports(
    `
export const ${camel}Domain = §defineDomain({
  name: '${camel}',
  routes: [§crudRoutes(§${camel}Api, §${camel}Store)],
  history: [{ ...§${camel}History, authorizeRead: ${read} }],
  ${hasDemo(fields) ? demo(names, references) : ''}
});
`,
    {
      ...from(`../../../contract/${camel}`, `${camel}Api`, `${camel}History`, `${camel}Input`),
      crudRoutes: '../../domain/crudRoutes',
      defineDomain: '../../domain/defineDomain',
      demoRecords: '../../seed/demoRecords',
      [`${camel}Store`]: './store',
      ...Object.fromEntries([...references.values()].map(other => [other.table, other.module])),
      [names.table]: './table',
    },
  );
}

function demo({ camel, snake, table }: Names, references: References): string {
  const after = [...new Set(['identity', ...[...references.values()].map(({ domain }) => domain)])];
  const others = [...references].map(([{ name }, other]) => `${name}: §${other.table}`);
  const referenced = others.length > 0 ? `, references: { ${others.join(', ')} }` : '';
  return `demo: {
    after: [${after.map(name => `'${name}'`).join(', ')}],
    seed: §demoRecords({ entity: '${snake}', table: §${table}, input: §${camel}Input${referenced} }),
  },`;
}

export const isRegional = (fields: readonly Field[]) => fields.some(({ kind }) => kind === 'region');

/** Whether demo data can be generated: not if an image or a document is required. */
export const hasDemo = (fields: readonly Field[]) =>
  !fields.some(({ kind, optional }) => ['image', 'file'].includes(kind) && !optional);
