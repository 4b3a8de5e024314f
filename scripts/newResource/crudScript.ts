import { type Field, kindOf } from './kinds';
import type { Names } from './Names';
import { titleOf } from './parseFields';
import { withImports } from './withImports';

/** `tests/e2e/<name>.spec.ts`: add, find, change and delete in a browser; the text that names the record comes first. */
export function crudScript({ camel }: Names, fields: readonly Field[]): string {
  const title = titleOf(fields);
  const typed = [title, ...fields.filter(field => field !== title)].flatMap(field => {
    const value = kindOf(field).typed?.(field);
    return value ? [`'${field.label}': ${value},`] : [];
  });
  return withImports(
    `
§crudTest(§${camel}Resource, {
  as: 'superadmin',
  create: { ${typed.join('\n')} },
  edit: { '${title.label}': §unique('${title.label} baru') },
});
`,
    {
      [`${camel}Resource`]: `../../src/resources/${camel}`,
      crudTest: './support/crudTest',
      unique: './support/unique',
      picture: './support/picture',
      Page: 'type @playwright/test',
    },
  );
}
