import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { LoaderCircle, type LucideIcon, ReceiptText, Store, Tags, Ticket, TicketPercent } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type UIEvent, useEffect } from 'react';
import type { Notification } from '../../contract/notification';
import { Moment } from '../ui/Moment';
import { drawings } from '../ui/states/drawings';
import { keepFirstPage, listQuery } from './queries';
import './notificationList.css';

interface NotificationListProps {
  onOpen: (notification: Notification) => void;
}

const icons = new Map<string, LucideIcon>([
  ['order', ReceiptText],
  ['price', Tags],
  ['promotion', TicketPercent],
  ['voucher', Ticket],
]);

/** Distance from the end at which the next page is loaded, in px. */
const NEAR_END = 48;

/**
 * Notifications, newest first; scrolling to the bottom loads the next ten. Errors are ignored (point 7), and any unknown type counts as a
 * registration (point 3).
 */
export const NotificationList = ({ onOpen }: NotificationListProps) => {
  const translate = useTranslate();
  const { data, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(listQuery);
  const queryClient = useQueryClient();
  // reopening requests only page 1 (point 4)
  useEffect(() => () => keepFirstPage(queryClient), [queryClient]);
  // a notification that arrives between two pages shifts rows, so one may appear on both
  const rows = [...new Map(data?.pages.flatMap(({ list }) => list).map(row => [row.id, row])).values()];

  const next = (element: HTMLElement) => {
    const left = element.scrollHeight - element.scrollTop - element.clientHeight;
    if (left < NEAR_END && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  };
  if (isPending)
    return (
      <p className="notif-more" role="status">
        <LoaderCircle size={14} aria-hidden="true" /> {translate('app.notifications.loading')}
      </p>
    );
  if (isError || rows.length === 0)
    return (
      <div className="notif-empty">
        <svg width="96" height="72" viewBox="0 0 128 96" aria-hidden="true">
          <path d={drawings.bell.lines} />
          <path className="notif-accent" d={drawings.bell.accent} />
        </svg>
        <p>{translate('app.notifications.empty')}</p>
      </div>
    );
  return (
    <div className="notif-scroll" onScroll={(event: UIEvent<HTMLElement>) => next(event.currentTarget)}>
      <ul>
        {rows.map(row => {
          const Icon = icons.get(row.type);
          return (
            <li key={row.id}>
              <button type="button" onClick={() => onOpen(row)}>
                <span className="notif-icon" data-type={Icon ? row.type : 'registration'} aria-hidden="true">
                  {Icon ? <Icon size={16} /> : <Store size={16} />}
                </span>
                <span>
                  <b>{row.title}</b>
                  <span className="notif-text">{row.description}</span>
                  <Moment value={row.created_at} style="notification" />
                </span>
                {row.read_at === null && (
                  <span className="notif-dot">
                    <span className="sr-only">{translate('app.notifications.unread_one')}</span>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {hasNextPage && (
        <p className="notif-more">
          <LoaderCircle size={14} aria-hidden="true" /> {translate('app.notifications.older')}
        </p>
      )}
    </div>
  );
};
