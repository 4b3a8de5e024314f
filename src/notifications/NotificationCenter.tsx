import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { type Notification, notificationApi, notificationTarget } from '../../contract/notification';
import type { ApiError } from '../dataProvider/ApiError';
import { call } from '../dataProvider/call';
import { Popover } from '../ui/material/overlays';
import type { useDropdown } from '../ui/useDropdown';
import { FailedDialog } from './FailedDialog';
import { NotificationList } from './NotificationList';
import { reloadNotifications } from './queries';
import './notificationCenter.css';

interface NotificationCenterProps {
  /** Anchor and state of the dropdown. */
  floating: ReturnType<typeof useDropdown>['floating'];
  unread: number;
}

/**
 * The notifications dropdown (384 px). Clicking one closes the dropdown, marks it as read, reloads the list and follows its link (point
 * 4).
 */
export const NotificationCenter = ({ floating, unread }: NotificationCenterProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const id = useId();

  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      // an expired session has its own dialog
      if ((error as ApiError).status !== 401) setFailure(serverMessage(error as ApiError));
    }
  };
  const open = (notification: Notification) => {
    floating.onClose();
    return attempt(async () => {
      await call(notificationApi.read, { params: { id: notification.id } });
      void reloadNotifications(queryClient);
      navigate(notificationTarget(notification));
    });
  };
  const readAll = () =>
    attempt(async () => {
      await call(notificationApi.readAll);
      await reloadNotifications(queryClient);
    });

  return (
    <>
      <Popover
        {...floating}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, className: 'notif' } }}
      >
        <header>
          <h2 id={id}>{translate('app.notifications.title')}</h2>
          <span>
            {translate(unread > 0 ? 'app.notifications.unread' : 'app.notifications.none_unread', { count: unread })}
          </span>
          {unread > 0 && (
            <button type="button" onClick={readAll}>
              {translate('app.notifications.read_all')}
            </button>
          )}
        </header>
        <NotificationList onOpen={open} />
      </Popover>
      <FailedDialog message={failure} onClose={() => setFailure(undefined)} />
    </>
  );
};

/** Reads the message from `data.data.message`, else the response's own (point 8). */
function serverMessage({ data, message }: ApiError): string {
  const inner = (data as { message?: unknown } | null)?.message;
  return typeof inner === 'string' && inner ? inner : message;
}
