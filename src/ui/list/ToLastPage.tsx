import { useCloseNotification, useTranslate } from 'ra-core';

/** Opens the last page from a notification, which it closes. */
export const ToLastPage = ({ last, setPage }: { last: number; setPage: (page: number) => void }) => {
  const translate = useTranslate();
  const close = useCloseNotification();
  return (
    <button
      type="button"
      onClick={() => {
        close();
        setPage(last);
      }}
    >
      {translate('app.list.to_page', { page: last })}
    </button>
  );
};
