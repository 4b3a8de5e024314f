import { useRecordContext, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { fieldAt } from '../../../contract/core/fieldAt';
import { currentSession } from '../../authProvider/session';
import { useResourceForm } from './FormContext';
import { mayBeNull } from './fieldFacts';
import { SelectInput } from './SelectInput';
import type { FieldInput } from './useField';

const ownRegions = () => currentSession()?.user.regions ?? null;

/** What a new record's region starts with: that of who is bound to one, else the whole country. */
export const firstRegion = () => ownRegions()?.[0] ?? null;

interface RegionInputProps extends Omit<FieldInput, 'onChange'> {
  /** What no region means: 'Nasional' where the schema allows none. */
  emptyText?: string;
}

/**
 * The sales region of a record. Who is bound to regions chooses one of those, or leaves the present one; the others choose any, or the whole
 * country unless one is `required`.
 */
export const RegionInput = ({ emptyText, ...field }: RegionInputProps) => {
  const own = ownRegions();
  const translate = useTranslate();
  const { input, readOnly } = useResourceForm();
  const kept: unknown = useRecordContext()?.[field.source];
  const ids = useMemo(() => own && [...new Set([...own, ...(typeof kept === 'string' ? [kept] : [])])], [own, kept]);
  const nationwide =
    mayBeNull(fieldAt(input, field.source)) && !field.required ? translate('app.area.nationwide') : undefined;
  if (!own || readOnly) return <SelectInput {...field} emptyText={emptyText ?? nationwide} />;
  return <SelectInput {...field} ids={ids ?? undefined} required />;
};
