import { type Field, kindOf } from './kinds';
import type { Names } from './Names';
import { titleOf } from './parseFields';
import { isRegional } from './serverFiles';
import { withImports } from './withImports';

const INPUTS = [
  'BooleanInput',
  'DateInput',
  'ImageInput',
  'MomentInput',
  'MoneyInput',
  'NumberInput',
  'PhoneInput',
  'RegionInput',
  'SelectInput',
  'TextInput',
];

const modules = {
  useTranslate: 'ra-core',
  useState: 'react',
  firstRegion: '../../ui/form/RegionInput',
  ...Object.fromEntries(
    ['DangerZone', 'FormPage', 'FormSection', 'ResourceForm', ...INPUTS].map(name => [name, `../../ui/form/${name}`]),
  ),
};

/** `…Form.tsx`: an input for each field in the order given; pictures stand in sections of their own. */
export function formFile({ camel, pascal, snake, english }: Names, fields: readonly Field[]): string {
  const title = titleOf(fields).name;
  const regional = isRegional(fields);
  const inputOf = (field: Field) => `${kindOf(field).input} source="${field.name}"${emptyText(snake, field)} />`;
  const isImage = ({ kind }: Field) => kind === 'image';
  const starting = fields
    .filter(({ kind }) => kind !== 'region')
    .map(({ name, kind }) => `${name}: ${kind === 'boolean' ? 'true' : 'null'}`);
  const defaults = `new${pascal}`;
  return withImports(
    `
const ${defaults} = { ${starting.join(', ')} };

/** The page that adds a ${english}, and the one that changes it. */
const ${pascal}Form = () => {
  const translate = §useTranslate();
  ${regional ? `const [defaults] = §useState(() => ({ ...${defaults}, region_code: §firstRegion() }));` : ''}
  return (
    <§FormPage>
      <§ResourceForm
        input={§${camel}Input}
        history={§${camel}}
        defaultValues={${regional ? 'defaults' : defaults}}
        nameOf={({ ${title} }) => String(${title})}
      >
        <§FormSection title={translate('resources.${snake}.name', 1)}>
          ${fields
            .filter(field => !isImage(field))
            .map(inputOf)
            .join('\n          ')}
        </FormSection>
        ${fields.filter(isImage).map(inputOf).join('\n        ')}
        <§DangerZone />
      </ResourceForm>
    </FormPage>
  );
};

export default ${pascal}Form;
`,
    {
      ...modules,
      [`${camel}Input`]: `../../../contract/${camel}`,
      [camel]: `../../../contract/${camel}`,
    },
  );
}

/** What no choice means, where none may be made. */
function emptyText(snake: string, { kind, optional }: Field): string {
  if (!optional) return '';
  if (kind === 'region') return ` emptyText={translate('resources.${snake}.nationwide')}`;
  return kind === 'choice' ? ' emptyText="–"' : '';
}
