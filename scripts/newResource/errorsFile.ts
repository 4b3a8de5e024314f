import type { Field } from './kinds';
import { capital, type Names, spaced } from './Names';
import { withImports } from './withImports';

/** Fields whose value only one record may bear. */
export const uniqueFields = (fields: readonly Field[]) => fields.filter(({ unique }) => unique);

/** The error's name: `code` -> `codeTaken`, `plate_number` -> `plateNumberTaken`. */
export const takenName = ({ name }: Pick<Field, 'name'>) =>
  `${name.replace(/_(\w)/g, (_, letter: string) => capital(letter))}Taken`;

/** `contract/<name>Errors.ts`: what people can break of the table's constraints. */
export const errorsFile = ({ camel }: Names, fields: readonly Field[]): string =>
  withImports(
    `
/** What stands against adding or changing a record. */
export const ${camel}Errors = §defineErrors('${camel}', {
  ${uniqueFields(fields)
    .map(
      field =>
        `${takenName(field)}: { id: '${field.label} ini sudah dipakai', en: 'This ${spaced(field.name).toLowerCase()} is in use already' },`,
    )
    .join('\n  ')}
});
`,
    { defineErrors: './core/defineErrors' },
  );
