import { useRecordContext, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { fieldAt } from '../../../contract/core/fieldAt';
import { currentSession } from '../../authProvider/session';
import { useResourceForm } from './FormContext';
import { mayBeNull } from './fieldRules';
import { SelectInput } from './SelectInput';
import type { FieldInput } from './useField';

const ownRegions = () => currentSession()?.user.regions ?? null;

/** Returns the initial region of a new record: the one the user is bound to, else null for the whole country. */
export const firstRegion = () => ownRegions()?.[0] ?? null;

interface RegionInputProps extends Omit<FieldInput, 'onChange'> {
  /** Label of the empty choice; 'Nasional' by default if the schema allows null. */
  emptyText?: string;
}

/**
 * The sales region of a record. Users bound to regions choose one of theirs or keep the current one; others choose any, or the whole
 * country unless a region is `required`.
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
