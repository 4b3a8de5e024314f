import { type RaRecord, useGetRecordRepresentation } from 'ra-core';

/**
 * Returns the function that names a record as its resource declares; empty for one without its name, as a new record is that the provider
 * has not answered, so that no sentence names it 'undefined'.
 */
export function useRecordName(resource: string): (record: Partial<RaRecord> | undefined) => string {
  const represent = useGetRecordRepresentation(resource);
  return record => {
    const name = represent(record);
    // react-admin's name of a record without any is its id
    return (typeof name === 'string' && name !== '#') || typeof name === 'number' ? String(name) : '';
  };
}
