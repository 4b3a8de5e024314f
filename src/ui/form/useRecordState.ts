import { EditContext, ShowContext } from 'ra-core';
import { useContext } from 'react';

/** How the loading of the page's record stands, on a page that changes it and on one that shows it. */
export function useRecordState(): { error: unknown; refetch: () => void } {
  const edit = useContext(EditContext);
  const show = useContext(ShowContext);
  const { error, refetch } = edit ?? show ?? {};
  return { error, refetch: () => void refetch?.() };
}
