import { type Field, kindOf } from './kinds';
import type { Names } from './Names';
import { withImports } from './withImports';

const modules = {
  ...Object.fromEntries(
    ['AreaInput', 'FormPage', 'FormSection', 'SchemaInput'].map(name => [name, `../../ui/form/${name}`]),
  ),
};

/** Returns `…Form.tsx`: an input for each field in the order given; images follow the section of the other fields. */
export function formFile({ pascal, english }: Names, fields: readonly Field[]): string {
  const shown = fields.filter(field => !kindOf(field).follows);
  const isImage = ({ kind }: Field) => kind === 'image';
  return withImports(
    `
/** The page that adds a ${english}, and the one that changes it. */
const ${pascal}Form = () => (
  <§FormPage history>
    <§FormSection>
      ${shown
        .filter(field => !isImage(field))
        .map(inputOf)
        .join('\n      ')}
    </FormSection>
    ${shown.filter(isImage).map(inputOf).join('\n    ')}
  </FormPage>
);

export default ${pascal}Form;
`,
    modules,
  );
}

function inputOf(field: Field): string {
  const { input } = kindOf(field);
  if (field.kind === 'area') return `${input}${field.optional ? ' optional' : ''} />`;
  return `${input ?? '<§SchemaInput'} source="${field.name}" />`;
}
