import { type Field, kindOf } from './kinds';
import { capital, type Names } from './Names';
import { labelsConstant, titleFirst } from './parseFields';
import { from, withImports } from './withImports';

const modules = {
  z: 'zod',
  ...from('./core/fields', 'text', 'longText', 'email', 'webLink', 'rupiah', 'day', 'instant', 'reference'),
  phone: './core/fields',
  choice: './core/choice',
  ...from('./core/crudApi', 'crudAccess', 'crudApi'),
  listQueryOf: './core/listQueryOf',
  recordOf: './core/recordOf',
  richText: './richTextField',
  ...from('./area/areaCodes', 'provinceCode', 'regencyCode'),
  regionCode: './area/region',
  ...from('./file', 'imageUrl', 'paper'),
  exportOf: './export',
  recordHistory: './history',
};

const quotedNames = (fields: readonly Field[]) => fields.map(({ name }) => `'${name}'`).join(', ');

/** Returns `contract/<name>.ts`: fields, calls, export and history. */
export function contractFile(names: Names, fields: readonly Field[]): string {
  const { camel, pascal, snake, kebab, kebabs, english, indonesian } = names;
  const inputs = fields.map(field => inputOf(snake, field));
  const sorts = titleFirst(fields).filter(field => kindOf(field).sorts);
  const searched = titleFirst(fields).filter(({ kind }) => kind === 'text');
  const filters = fields.filter(isFilter);
  const noun = capital(indonesian);
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
export const ${camel} = §recordOf(${camel}Input);
export type ${pascal} = §z.output<typeof ${camel}>;

const crud = §crudApi({
  noun: '${english}',
  list: '/v1/cms/${kebabs}',
  one: '/v1/cms/${kebab}',
  access: §crudAccess('${snake}'),
  query: §listQueryOf(${camel}, {
    sorts: [${quotedNames(sorts)}],
    search: [${quotedNames(searched)}],
    ${filters.length > 0 ? `filters: [${quotedNames(filters)}],` : ''}
  }),
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

const isFilter = (field: Field) => Boolean(kindOf(field).filter ?? kindOf(field).follows);

function inputOf(snake: string, field: Field): string {
  const { contract, optional = '.nullable().default(null)' } = kindOf(field);
  const schema = contract.replace('LABELS', labelsConstant(snake, field)).replace('RESOURCE', field.references ?? '');
  return `${field.name}: ${schema}${field.optional ? optional : ''}.meta({ title: '${field.label}' }),`;
}

const choiceWords = (snake: string, field: Field) =>
  field.choices.length === 0
    ? ''
    : `export const ${labelsConstant(snake, field)} = { ${field.choices
        .map(value => `'${value}': '${capital(value.replaceAll(/[_-]/g, ' '))}'`)
        .join(', ')} } as const;\n`;
