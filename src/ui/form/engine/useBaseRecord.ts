import type { RaRecord } from 'ra-core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FormMethods } from './FormHandle';

/**
 * Holds the record that the form was opened with, whose version is sent on 'Simpan'. A newer one replaces it only while nothing has been
 * typed: afterwards the save would claim a version that the user has not seen.
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
    /** The input belongs to an older version of which only the number is known, so every field must be compared. */
    pretendOlder: (version: number) => {
      older.current = version;
      setBase(newest => newest && { ...newest, version });
    },
    isOlder: () => older.current !== undefined,
  };
}

export type BaseRecord = ReturnType<typeof useBaseRecord>;
