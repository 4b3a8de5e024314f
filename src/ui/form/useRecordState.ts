import { EditContext, ShowContext } from 'ra-core';
import { useContext } from 'react';

/** Returns the loading state of the page's record, on edit and show pages. */
export function useRecordState(): { error: unknown; refetch: () => void } {
  const edit = useContext(EditContext);
  const show = useContext(ShowContext);
  const { error, refetch } = edit ?? show ?? {};
  return { error, refetch: () => void refetch?.() };
}
