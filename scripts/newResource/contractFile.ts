import { type Field, kindOf, kinds } from './kinds';
import { capital, type Names } from './Names';
import { labelsConstant } from './parseFields';
import { from, withImports } from './withImports';

const modules = {
  ...from('./record/crudApi', 'crudAccess', 'crudApi'),
  ...from('./record/defineRecord', 'defineRecord'),
  RecordType: 'type ./record/defineRecord',
  ...from('./record/kinds', ...Object.values(kinds).map(({ contract }) => contract)),
};

/** Returns `contract/<name>.ts`: the record's fields and its calls. */
export function contractFile(names: Names, fields: readonly Field[]): string {
  const { camel, pascal, snake, kebab, kebabs, indonesian } = names;
  const noun = capital(indonesian);
  return withImports(
    `
declare module './core/audited' {
  interface AuditedActions {
    ${snake}: never;
  }
}

${fields.map(field => choiceWords(snake, field)).join('')}
export const ${camel} = §defineRecord('${snake}', {
  ${fields.map(field => fieldOf(snake, field)).join('\n  ')}
});
export type ${pascal} = §RecordType<typeof ${camel}>;

export const ${camel}Api = §crudApi(${camel}, {
  list: '/v1/cms/${kebabs}',
  one: '/v1/cms/${kebab}',
  access: §crudAccess('${snake}'),
  export: '/api/console/export/${kebabs}',
  done: { create: '${noun} ditambahkan.', update: '${noun} disimpan.', remove: '${noun} dihapus.' },
});
`,
    modules,
  );
}

function fieldOf(snake: string, field: Field): string {
  const { contract, takesFirst, options, list } = kindOf(field);
  const first = takesFirst?.replace('LABELS', labelsConstant(snake, field)).replace('RESOURCE', field.references ?? '');
  const said = [
    options,
    list && `${list}: true`,
    field.unique && 'unique: true',
    field.optional && (field.kind === 'choices' ? 'default: []' : 'optional: true'),
  ];
  const given = said.filter(Boolean).join(', ');
  return `${field.name}: §${contract}(${[`'${field.label}'`, first, given && `{ ${given} }`].filter(Boolean).join(', ')}),`;
}

const choiceWords = (snake: string, field: Field) =>
  field.choices.length === 0
    ? ''
    : `export const ${labelsConstant(snake, field)} = { ${field.choices
        .map(value => `'${value}': '${capital(value.replaceAll(/[_-]/g, ' '))}'`)
        .join(', ')} } as const;\n`;
