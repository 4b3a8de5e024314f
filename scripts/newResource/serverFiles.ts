import { takenName, uniqueFields } from './errorsFile';
import { type Field, kindOf } from './kinds';
import { capital, type Names } from './Names';
import { labelsConstant, titleOf } from './parseFields';
import { from, withImports } from './withImports';

const namesIn = (fields: readonly Field[], fits: (field: Field) => unknown) =>
  fields.filter(fits).map(({ name }) => `'${name}'`);
const sorted = (field: Field) => kindOf(field).sorts;
const filtered = (field: Field) => kindOf(field).filter;
/** `?search=` looks in the texts. */
const searched = ({ kind }: Field) => kind === 'text';

/** `table.ts`, from which the migration is written. */
export function tableFile({ table, camel, snake }: Names, fields: readonly Field[]): string {
  const column = (field: Field) => {
    const text = kindOf(field).column.replace('LABELS', labelsConstant(snake, field));
    const unique = field.unique ? `.unique('${table}_${field.name}_key')` : '';
    return `${field.name}: ${text}${field.optional ? '' : '.notNull()'}${unique},`;
  };
  const indexed = [
    `sorts: [${namesIn(fields, sorted).join(', ')}]`,
    `search: [${namesIn(fields, searched).join(', ')}]`,
    `filters: [${namesIn(fields, filtered).join(', ')}]`,
  ];
  const labels = fields.filter(({ kind }) => kind === 'choice').map(field => labelsConstant(snake, field));
  return withImports(
    `
export const ${table} = §pgTable(
  '${table}',
  {
    id: §id(),
    ${fields.map(column).join('\n    ')}
    version: §version(),
    ...§timestamps(),
    updated_by: §uuid().references(() => §users.id, { onDelete: 'set null' }),
  },
  table => §listIndexes('${table}', table, { ${indexed.join(', ')} }),
);
`,
    {
      ...from('drizzle-orm/pg-core', 'pgTable', 'uuid', 'varchar', 'integer', 'bigint', 'boolean', 'date'),
      ...from('../../db/columns', 'id', 'version', 'timestamps', 'instant'),
      ...from(`../../../contract/${camel}`, ...labels),
      listIndexes: '../../db/listIndexes',
      namesOf: '../../../contract/core/choice',
      REGION_CODES: '../../../contract/area/region',
      regions: '../area/table',
      users: '../identity/account/table',
    },
  );
}

/** `store.ts`: how a list is searched, sorted and filtered, and which constraints a person can break. */
export function storeFile({ table, camel, snake }: Names, fields: readonly Field[]): string {
  const title = titleOf(fields).name;
  const filters = fields.flatMap(field => {
    const { filter } = kindOf(field);
    return filter ? [`${field.name}: ${filter.store.replace('COLUMN', `${table}.${field.name}`)},`] : [];
  });
  const constraints = uniqueFields(fields).map(
    field => `${table}_${field.name}_key: { field: '${field.name}', error: §${camel}Errors.${takenName(field)}() },`,
  );
  return withImports(
    `
export const ${camel}Store = §crudStore({
  entity: '${snake}',
  table: §${table},
  label: row => row.${title},
  search: [${fields
    .filter(searched)
    .map(({ name }) => `${table}.${name}`)
    .join(', ')}],
  sorts: { ${fields
    .filter(sorted)
    .map(({ name }) => `${name}: ${table}.${name},`)
    .join(' ')} },
  defaultSort: '${title}',
  ${filters.length > 0 ? `filters: { ${filters.join(' ')} },` : ''}
  ${isRegional(fields) ? `regions: ${table}.region_code,` : ''}
  ${constraints.length > 0 ? `constraints: { ${constraints.join(' ')} },` : ''}
});
`,
    {
      ...from('../../store/crudStore', 'crudStore', 'equals', 'oneOf'),
      [`${camel}Errors`]: `../../../contract/${camel}Errors`,
      [table]: './table',
    },
  );
}

/** `routes.ts`: the five calls and the export. */
export const routesFile = ({ camel, kebab }: Names): string =>
  withImports(
    `
export const ${camel}Routes = §routes(§${camel}Api, services => {
  const store = §${camel}Store(services.db);
  return { ...§crudHandlers(store), export: §exportHandler(services, store, { record: §${camel}, filename: '${kebab}' }) };
});
`,
    {
      ...from(`../../../contract/${camel}`, camel, `${camel}Api`),
      exportHandler: '../../export/exportHandler',
      crudHandlers: '../../http/crudHandlers',
      routes: '../../http/routes',
      [`${camel}Store`]: './store',
    },
  );

/** `index.ts`: the domain with its history and demo data. */
export function domainFile({ camel, pascals }: Names, fields: readonly Field[]): string {
  const read = isRegional(fields) ? `(db, id, actor) => §${camel}Store(db).authorizeRead(id, actor)` : "'anyRegion'";
  return withImports(
    `
export const ${camel}Domain = §defineDomain({
  name: '${camel}',
  routes: [§${camel}Routes],
  history: [{ ...§${camel}History, authorizeRead: ${read} }],
  ${hasDemo(fields) ? `demo: { after: ['identity'], seed: §seed${pascals} },` : ''}
});
`,
    {
      [`${camel}History`]: `../../../contract/${camel}`,
      defineDomain: '../../domain/defineDomain',
      [`${camel}Routes`]: './routes',
      [`${camel}Store`]: './store',
      [`seed${pascals}`]: `./demo/seed${pascals}`,
    },
  );
}

/** `demo/seed….ts`: twelve records. */
export const demoFile = ({ table, snake, pascals, englishMany }: Names, fields: readonly Field[]): string =>
  withImports(
    `
/** ${capital(englishMany)} with every value that lists are filtered by. */
export async function seed${pascals}({ tx${usesNow(fields) ? ', now' : ''} }: §DemoContext): Promise<void> {
  await tx.insert(§${table}).values(
    Array.from({ length: 12 }, (_, index) => ({
      id: §stableId('${snake}', String(index)),
      ${fields.map(field => `${field.name}: ${kindOf(field).demo(field)},`).join('\n      ')}
    })),
  );
}
`,
    {
      DemoContext: 'type ../../../seed/DemoData',
      startOfDay: '../../../seed/jakartaDay',
      stableId: '../../../store/stableId',
      [table]: '../table',
      ...from('../../../../contract/core/days', 'addDays', 'jakartaDay'),
      REGION_CODES: '../../../../contract/area/region',
    },
  );

const usesNow = (fields: readonly Field[]) => fields.some(({ kind }) => kind === 'day' || kind === 'moment');

export const isRegional = (fields: readonly Field[]) => fields.some(({ kind }) => kind === 'region');

/** A picture that is required would have to be drawn. */
export const hasDemo = (fields: readonly Field[]) =>
  !fields.some(({ kind, optional }) => kind === 'image' && !optional);
