import { type Field, kindOf } from './kinds';
import { capital, type Names } from './Names';
import { labelsConstant } from './parseFields';
import { from, withImports } from './withImports';

const modules = {
  z: 'zod',
  ...from('./core/fields', 'id', 'version', 'text', 'longText', 'email', 'webLink', 'rupiah', 'day'),
  ...from('./core/fields', 'instant', 'instantOut'),
  ...from('./core/query', 'flagFilter', 'listQuery', 'repeated'),
  phone: './core/phone',
  choice: './core/choice',
  ...from('./core/crudApi', 'crudAccess', 'crudApi'),
  regionCode: './area/region',
  imageUrl: './file',
  exportOf: './export',
  recordHistory: './history',
};

const title = (label: string) => `.meta({ title: '${label}' })`;

/** `contract/<name>.ts`: fields, calls, export and history. */
export function contractFile(names: Names, fields: readonly Field[]): string {
  const { camel, pascal, snake, kebab, kebabs, english, indonesian } = names;
  const own = (text: string, field: Field) => text.replace('LABELS', labelsConstant(snake, field));
  const named = (field: Field, schema: string) =>
    `${field.name}: ${own(schema, field)}${field.optional ? '.nullable().default(null)' : ''}${title(field.label)},`;
  const inputs = fields.map(field => named(field, kindOf(field).contract));
  const answers = fields.flatMap(field => (kindOf(field).answer ? [answerOf(field)] : []));
  const sorts = fields.filter(field => kindOf(field).sorts).map(({ name }) => `'${name}'`);
  const filters = fields.flatMap(field => {
    const { filter } = kindOf(field);
    return filter ? [`${field.name}: ${own(filter.query, field)},`] : [];
  });
  const noun = capital(indonesian);
  const query = `§listQuery([${sorts.join(', ')}])`;
  return withImports(
    `
declare module './core/audited' {
  interface AuditedActions {
    ${snake}: never;
  }
}

${fields.map(field => choiceWords(snake, field)).join('')}
export const ${camel}Input = §z.object({
  ${inputs.join('\n  ')}
});
export const ${camel} = ${camel}Input.extend({ §id, ${answers.join(' ')} §version });
export type ${pascal} = §z.output<typeof ${camel}>;

const crud = §crudApi({
  noun: '${english}',
  list: '/v1/cms/${kebabs}',
  one: '/v1/cms/${kebab}',
  access: §crudAccess('${snake}'),
  query: ${filters.length > 0 ? `${query}.extend({ ${filters.join(' ')} })` : query},
  input: ${camel}Input,
  record: ${camel},
  done: { create: '${noun} ditambahkan.', update: '${noun} disimpan.', remove: '${noun} dihapus.' },
});

export const ${camel}Api = { ...crud, export: §exportOf('/api/console/export/${kebabs}', crud.list) };

export const ${camel}History = §recordHistory('${snake}', ${camel}Api.one);
`,
    modules,
  );
}

const answerOf = (field: Field) =>
  `${field.name}: ${kindOf(field).answer}${field.optional ? '.nullable()' : ''}${title(field.label)},`.replace(
    ' }).meta({ ',
    ', ',
  );

const choiceWords = (snake: string, field: Field) =>
  field.choices.length === 0
    ? ''
    : `export const ${labelsConstant(snake, field)} = { ${field.choices
        .map(value => `'${value}': '${capital(value.replaceAll(/[_-]/g, ' '))}'`)
        .join(', ')} } as const;\n`;
