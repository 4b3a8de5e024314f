import type { RaRecord } from 'ra-core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FormMethods } from './FormHandle';

/**
 * The record as the form was opened on it: its version goes back with 'Simpan'. A newer one that comes while nothing was typed
 * takes its place; afterwards it must not, or the version that a person saw would be passed off as the one that they did not.
 */
export function useBaseRecord(record: RaRecord | undefined, form: RefObject<FormMethods | null>) {
  const [base, setBase] = useState(record);
  const older = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (record && !form.current?.isDirty && older.current === undefined) setBase(record);
  }, [record, form]);
  return {
    base,
    rebase: (newest: RaRecord) => {
      older.current = undefined;
      setBase(newest);
    },
    /** What is typed belongs to an older version, of which nothing but the number is known: every field of it must be compared. */
    pretendOlder: (version: number) => {
      older.current = version;
      setBase(newest => newest && { ...newest, version });
    },
    isOlder: () => older.current !== undefined,
  };
}

export type BaseRecord = ReturnType<typeof useBaseRecord>;
