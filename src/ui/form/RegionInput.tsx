import { REGION_CODES, REGIONS } from '../../../contract/area/region';
import { currentSession } from '../../authProvider/session';
import { SelectInput } from './SelectInput';
import type { FieldInput } from './useField';

const choices = REGION_CODES.map(value => ({ value, label: REGIONS[value] }));
const ownRegions = () => currentSession()?.user.regions ?? null;

/** What a new record's region starts with: that of who is bound to one, else the whole country. */
export const firstRegion = () => ownRegions()?.[0] ?? null;

interface RegionInputProps extends FieldInput {
  /** What no region means: 'Nasional'. */
  nationwide: string;
}

/** The sales region of a record. Who is bound to regions chooses one of those; the others choose any, or the whole country. */
export const RegionInput = ({ nationwide, ...field }: RegionInputProps) => {
  const own = ownRegions();
  if (!own) return <SelectInput {...field} choices={choices} emptyLabel={nationwide} />;
  return <SelectInput {...field} choices={choices.filter(({ value }) => own.includes(value))} required />;
};
