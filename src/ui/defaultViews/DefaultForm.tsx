import { type FieldKind, kindOf } from '../../../contract/core/fieldKind';
import { AreaInput } from '../form/AreaInput';
import { useResourceForm } from '../form/FormContext';
import { FormPage } from '../form/FormPage';
import { FormSection } from '../form/FormSection';
import { mayBeNull } from '../form/fieldFacts';
import { PeriodInput } from '../form/PeriodInput';
import { SchemaInput } from '../form/SchemaInput';
import { areaFieldsOf } from './areaFieldsOf';

/** The form of a resource that declares no view for it: an input for each field of its create call, in order. */
const DefaultForm = () => (
  <FormPage history>
    <DefaultInputs />
  </FormPage>
);

/** Images follow the section of the other fields. */
const DefaultInputs = () => {
  const { input } = useResourceForm();
  const fields = Object.entries(input.shape);
  const namesOf = (holds: (kind: FieldKind) => boolean) =>
    fields.flatMap(([name, schema]) => (holds(kindOf(schema)) ? name : []));
  return (
    <>
      <FormSection>
        {namesOf(kind => kind !== 'image').map(source => (
          <DefaultInput key={source} source={source} />
        ))}
      </FormSection>
      {namesOf(kind => kind === 'image').map(source => (
        <SchemaInput key={source} source={source} />
      ))}
    </>
  );
};

/** Fields that are entered together have one input, at the place of the first. */
const DefaultInput = ({ source }: { source: string }) => {
  const { shape } = useResourceForm().input;
  const areas = areaFieldsOf(shape);
  const [widest, ...finer] = Object.values(areas);
  if (source === widest) return <AreaInput fields={areas} optional={mayBeNull(shape[source])} />;
  if (finer.includes(source)) return null;
  if ('starts_at' in shape && 'ends_at' in shape) {
    if (source === 'starts_at') return <PeriodInput from="starts_at" to="ends_at" />;
    if (source === 'ends_at') return null;
  }
  return <SchemaInput source={source} />;
};

export default DefaultForm;
