import { useListContext, useNotify } from 'ra-core';
import { useEffect, useRef } from 'react';

/** Says that the page in the address does not exist, where react-admin shows the first one instead, and offers the last. */
export function useMissingPage() {
  const { data, page, perPage, total = 0, setPage } = useListContext();
  const notify = useNotify();
  // the last row of a page that has been deleted is no mistake
  const hadRows = useRef(false);
  hadRows.current ||= Boolean(data?.length);
  const isMissing = page > 1 && total > 0 && data?.length === 0 && !hadRows.current;
  useEffect(() => {
    if (!isMissing) return;
    const last = Math.ceil(total / perPage);
    void import('./ToLastPage').then(({ ToLastPage }) =>
      notify('app.list.no_page', {
        type: 'warning',
        messageArgs: { page },
        action: <ToLastPage last={last} setPage={setPage} />,
      }),
    );
  }, [isMissing, page, perPage, total, setPage, notify]);
}
