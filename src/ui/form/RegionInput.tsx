import { useTranslate } from 'ra-core';
import { REGION_CODES, REGIONS } from '../../../contract/area/region';
import { fieldAt } from '../../../contract/core/fieldAt';
import { currentSession } from '../../authProvider/session';
import { useResourceForm } from './FormContext';
import { mayBeNull } from './fieldFacts';
import { SelectInput } from './SelectInput';
import type { FieldInput } from './useField';

const choices = REGION_CODES.map(id => ({ id, name: REGIONS[id] }));
const ownRegions = () => currentSession()?.user.regions ?? null;

/** What a new record's region starts with: that of who is bound to one, else the whole country. */
export const firstRegion = () => ownRegions()?.[0] ?? null;

interface RegionInputProps extends Omit<FieldInput, 'onChange'> {
  /** What no region means: 'Nasional' where the schema allows none. */
  emptyText?: string;
}

/** The sales region of a record. Who is bound to regions chooses one of those; the others choose any, or the whole country. */
export const RegionInput = ({ emptyText, ...field }: RegionInputProps) => {
  const own = ownRegions();
  const translate = useTranslate();
  const { input, readOnly } = useResourceForm();
  const nationwide = mayBeNull(fieldAt(input, field.source)) ? translate('app.form.all_regions') : undefined;
  if (!own || readOnly) return <SelectInput {...field} choices={choices} emptyText={emptyText ?? nationwide} />;
  return <SelectInput {...field} choices={choices.filter(({ id }) => own.includes(id))} required />;
};
