import type { RaRecord } from 'ra-core';
import { type RefObject, useEffect, useState } from 'react';
import type { FormMethods } from './FormHandle';

/**
 * The record as the form was opened on it: its version goes back with 'Simpan'. A newer one that comes while nothing was typed
 * takes its place; afterwards it must not, or the version that a person saw would be passed off as the one that they did not.
 */
export function useBaseRecord(record: RaRecord | undefined, form: RefObject<FormMethods | null>) {
  const [base, rebase] = useState(record);
  useEffect(() => {
    if (record && !form.current?.isDirty) rebase(record);
  }, [record, form]);
  return { base, rebase };
}
