import { kindOf } from '../../../contract/core/fieldKind';
import { AreaInput } from '../form/AreaInput';
import { useResourceForm } from '../form/FormContext';
import { FormSection } from '../form/FormSection';
import { mayBeNull } from '../form/fieldRules';
import { PeriodInput } from '../form/PeriodInput';
import { SchemaInput } from '../form/SchemaInput';
import { areaFieldsOf } from '../list/someFilters/areaFieldsOf';

/** The fields of the form's schema in a section, and each of its pictures in one of its own below. */
export const DefaultSections = () => (
  <>
    <FormSection>
      <DefaultInputs images={false} />
    </FormSection>
    <DefaultInputs images />
  </>
);

/** Inputs for the pictures among the form's fields, or for the other fields. */
export const DefaultInputs = ({ images }: { images: boolean }) => {
  const { shape } = useResourceForm().input;
  return Object.entries(shape)
    .filter(([, schema]) => (kindOf(schema) === 'image') === images)
    .map(([source]) => <DefaultInput key={source} source={source} />);
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
