import { RefreshCw } from 'lucide-react';
import { useListContext, useLocaleState, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { now } from '../../../contract/core/now';
import { useLiveTopic } from '../../browser/liveTopics';
import { formatDate } from '../../i18n/dates';
import { IconButton } from '../../ui/IconButton';
import { Tooltip } from '../../ui/Tooltip';
import './orderList.css';

/** Refresh interval while the list is visible, in addition to the server's notifications. */
export const REFRESH_MS = 30_000;

/** Time of the last refresh, with a refresh button; refreshes automatically when an order changes. */
export const Freshness = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { refetch, isFetching, error } = useListContext();
  const [read, setRead] = useState(() => new Date(now()));
  useEffect(() => {
    if (!isFetching && !error) setRead(new Date(now()));
  }, [isFetching, error]);
  const latest = useRef(refetch);
  latest.current = refetch;
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void latest.current();
    };
    const timer = window.setInterval(refresh, REFRESH_MS);
    return () => window.clearInterval(timer);
  }, []);
  useLiveTopic('orders', () => void refetch());
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
