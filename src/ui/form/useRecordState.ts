import { EditContext, ShowContext } from 'ra-core';
import { useContext } from 'react';

/** Loading state of the page's record, for edit and show pages. */
export function useRecordState(): { error: unknown; refetch: () => void } {
  const edit = useContext(EditContext);
  const show = useContext(ShowContext);
  const { error, refetch } = edit ?? show ?? {};
  return { error, refetch: () => void refetch?.() };
}
