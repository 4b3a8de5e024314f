import { nameFieldOf } from '../../contract/record/nameFieldOf';
import { fields as commonFields } from '../../src/i18n/en/fields';
import type { Field } from './kinds';
import { capital, type Names } from './Names';
import { titleOf } from './parseFields';
import { isRegional } from './serverFiles';
import { from, withImports } from './withImports';

/** Returns `index.ts`: the declaration. */
export const declarationFile = ({ camel, snake, kebab }: Names, fields: readonly Field[], order: number) =>
  withImports(
    `
export const ${camel}Resource = §defineResource({
  name: '${snake}',
  paths: { ...§crudPaths('/${kebab}'), show: '/${kebab}/detail/:id?' },
  menu: { order: ${order} },
  icon: §Box,
  endpoints: §crudEndpoints(§${camel}Api),
  ${isRegional(fields) ? 'regional: true,' : ''}
  recordRepresentation: '${titleOf(fields).name}',
  messages: { §id, en: () => import('./messages.en') },
});
`,
    {
      Box: 'lucide-react',
      [`${camel}Api`]: `../../../contract/${camel}`,
      crudEndpoints: '../../dataProvider/crudEndpoints',
      crudPaths: '../../declarations/crudPaths',
      defineResource: '../../declarations/defineResource',
      id: './messages',
    },
  );

const choicesOf = (fields: readonly Field[]) => fields.filter(({ choices }) => choices.length > 0);

/** Returns `messages.ts`: the Indonesian messages. */
export function indonesianFile({ camel, snake, indonesian }: Names, fields: readonly Field[]): string {
  const named = choicesOf(fields).map(({ name }) => `'${name}'`);
  return withImports(
    `
export const id = {
  name: '${capital(indonesian)}',
  audit: { ${snake}: {} },
  info: { list: 'Daftar ${indonesian}.' },
  delete_text: '${capital(indonesian)} yang dihapus tidak dapat dikembalikan.',
  fields: §labelsOfRecord(§${camel}),
  ${named.length > 0 ? `choices: §choicesOfRecord(${camel}, [${named.join(', ')}]),` : ''}
};
`,
    {
      ...from('../../../contract/record/labels', 'labelsOfRecord', 'choicesOfRecord'),
      [camel]: `../../../contract/${camel}`,
    },
  );
}

/** Returns `messages.en.ts`: the English messages. */
export function englishFile({ english, englishMany }: Names, fields: readonly Field[]): string {
  const common: Readonly<Record<string, string>> = commonFields;
  const named = fields.flatMap(field =>
    field.references ? [field, { ...field, name: nameFieldOf(field.name) }] : field,
  );
  const labels = named.filter(({ name, english: label }) => common[name] !== label);
  const choices = choicesOf(fields).map(
    ({ name, choices: values }) =>
      `${name}: { ${values.map(value => `'${value}': '${capital(value.replaceAll(/[_-]/g, ' '))}'`).join(', ')} },`,
  );
  return withImports(
    `
export const en: §Translated<typeof §id> = {
  name: '${capital(english)} |||| ${capital(englishMany)}',
  info: { list: 'All ${englishMany}.' },
  delete_text: 'Deleted records cannot be restored.',
  fields: { ${labels.map(({ name, english: label }) => `${name}: '${label}'`).join(', ')} },
  ${choices.length > 0 ? `choices: { ${choices.join(' ')} },` : ''}
};
`,
    { Translated: 'type ../../i18n/merge', id: 'type ./messages' },
  );
}
