import { IconButton, Tooltip } from '@mui/material';
import { RefreshCw } from 'lucide-react';
import { useListContext, useLocaleState, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { formatDate } from '../../i18n/dates';
import './orderList.css';

/** How often what is watched is read anew while somebody looks at it. */
export const REFRESH_MS = 30_000;

/** When the list was read, and the way to read it again; by itself it does so as long as the page is in view. */
export const Freshness = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { refetch, isFetching, error } = useListContext();
  const [read, setRead] = useState(() => new Date());
  useEffect(() => {
    if (!isFetching && !error) setRead(new Date());
  }, [isFetching, error]);
  const latest = useRef(refetch);
  latest.current = refetch;
  useEffect(() => {
    const timer = window.setInterval(() => {
      if (document.visibilityState === 'visible') void latest.current();
    }, REFRESH_MS);
    return () => window.clearInterval(timer);
  }, []);
  const label = translate('resources.monitoring-order.list.reload');
  return (
    <>
      <span className="order-read">
        {translate('resources.monitoring-order.list.updated', { time: formatDate(read, 'time', locale) })}
      </span>
      <Tooltip title={label}>
        <IconButton className="list-sort" aria-label={label} onClick={() => void refetch()}>
          <RefreshCw aria-hidden />
        </IconButton>
      </Tooltip>
    </>
  );
};
