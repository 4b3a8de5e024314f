import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import {
  LIVE_TOPICS,
  type LiveRights,
  type liveChange,
  type liveMessage,
  notificationApi,
} from '../../contract/notification';
import { isEndingSession } from '../authProvider/endingSession';
import { sessionIsShort } from '../authProvider/passwordState';
import { hasRights, onSessionChange, reloadSession } from '../authProvider/session';
import { announceTopic } from '../browser/liveTopics';
import { noteAnswered } from '../browser/reachability';
import { whenIdle } from '../browser/whenIdle';
import { ApiError } from '../dataProvider/ApiError';
import { call } from '../dataProvider/call';
import { isOffered } from '../dataProvider/isOffered';
import { IconButton } from '../ui/controls/IconButton';
import { useDropdown } from '../ui/controls/useDropdown';
import { lazyPart } from '../ui/lazy/lazyPart';
import { listQuery, setUnread, unreadQuery } from './queries';
import './bell.css';

const NotificationCenter = lazyPart(() => import('./NotificationCenter').then(module => module.NotificationCenter));

/** The bell in the top bar with the unread count; opens the notifications. */
export const NotificationBell = () => {
  const translate = useTranslate();
  const { unread, arrived } = useLiveUnread();
  const { open, button, floating } = useDropdown();
  // Stays mounted once opened, so that an error can be shown after the dropdown has closed.
  const [wanted, setWanted] = useState(false);
  // the accessible name matches the visible label
  const count = unread > 99 ? '99+' : unread;
  const preload = () => void NotificationCenter.preload();
  return (
    <>
      <IconButton
        className="bell"
        data-open={open}
        aria-label={translate(unread > 0 ? 'app.notifications.bell_unread' : 'app.notifications.bell', {
          count,
        })}
        aria-haspopup="dialog"
        {...button}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setWanted(true);
          button.onClick();
        }}
      >
        <Bell size={20} aria-hidden="true" />
        {unread > 0 && (
          <span className="bell-bubble" aria-hidden="true">
            {count}
          </span>
        )}
      </IconButton>
      <span className="sr-only" role="status">
        {arrived && translate('app.notifications.arrived', { title: arrived })}
      </span>
      {wanted && <NotificationCenter floating={floating} unread={unread} />}
    </>
  );
};

/**
 * Returns the unread count, from the first render of the top bar (point 4) and live thereafter, with the title of the latest notification.
 */
function useLiveUnread(): { unread: number; arrived: string | undefined } {
  const queryClient = useQueryClient();
  // a restricted session has no notifications yet
  const open = !useSyncExternalStore(onSessionChange, sessionIsShort);
  const { data } = useQuery({ ...unreadQuery, enabled: open });
  const [arrived, setArrived] = useState<string>();
  useEffect(() => {
    if (!open) return;
    let stop: (() => void) | undefined;
    // the page's own requests take precedence
    const callOff = whenIdle(() => {
      stop = shareLive(message => {
        if ('rights' in message) {
          // a failure is made up for when the stream next opens
          if (!hasRights(message.rights))
            reloadSession().then(
              () => queryClient.invalidateQueries(),
              () => undefined,
            );
          return;
        }
        if ('changed' in message) return announceTopic(message.changed);
        const { unread, notification } = message;
        setUnread(queryClient, unread);
        // a changed count means a changed list, so refetch it if it is shown
        void queryClient.invalidateQueries({ queryKey: listQuery.queryKey });
        if (notification) setArrived(notification.title);
      });
    });
    return () => {
      callOff();
      stop?.();
    };
  }, [queryClient, open]);
  return { unread: data?.count ?? 0, arrived };
}

const NAME = 'merchants-superadmin:live';

/**
 * Subscribes to the event stream over one connection for all tabs of this browser: the tab that holds the lock opens it and broadcasts to
 * the others; when it closes, another takes over. Without locks (plain http) each tab has its own.
 * @returns a function that unsubscribes
 */
export function shareLive(hear: (message: LiveMessage) => void): () => void {
  if (!navigator.locks || typeof BroadcastChannel === 'undefined') return openLiveStream(hear);
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = (event: MessageEvent<LiveMessage>) => hear(event.data);
  const leaving = new AbortController();
  navigator.locks
    .request(NAME, { signal: leaving.signal }, async () => {
      const close = openLiveStream(message => {
        hear(message);
        channel.postMessage(message);
      });
      await new Promise(resolve => leaving.signal.addEventListener('abort', resolve, { once: true }));
      close();
    })
    .catch(() => undefined);
  return () => {
    leaving.abort();
    channel.close();
  };
}

type LiveMessage = z.output<typeof liveMessage> | z.output<typeof liveChange> | LiveRights;

const FIRST_WAIT_MS = 3_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Opens the server's event stream, reconnecting with increasing delays. Each attempt first fetches the unread count, which renews the
 * session if possible; if it has expired, that opens 'Sesi Berakhir' and the stream stops.
 * @returns a function that closes it
 */
export function openLiveStream(hear: (message: LiveMessage) => void): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  let wait = FIRST_WAIT_MS;

  const connect = () => {
    if (closed) return;
    // without an event stream, poll the count at increasing intervals
    if (!isOffered(notificationApi.live)) return again();
    source = new EventSource(notificationApi.live.path);
    source.addEventListener('notification', event => {
      wait = FIRST_WAIT_MS;
      hear(JSON.parse((event as MessageEvent<string>).data) as LiveMessage);
    });
    source.addEventListener('change', event => {
      hear(JSON.parse((event as MessageEvent<string>).data) as LiveMessage);
    });
    source.addEventListener('rights', event => {
      hear({ rights: JSON.parse((event as MessageEvent<string>).data) as LiveRights['rights'] });
    });
    source.addEventListener('session-ended', () => {
      if (isEndingSession()) return source?.close();
      // at once, for the answer says why
      wait = 0;
      again();
    });
    source.addEventListener('error', () => {
      noteAnswered(false);
      again();
    });
  };

  const again = () => {
    // the browser's own reconnect would neither renew the session nor notice its end
    source?.close();
    clearTimeout(timer);
    timer = setTimeout(async () => {
      try {
        const { count } = await call(notificationApi.count);
        if (!closed) {
          hear({ unread: count, notification: null });
          // whatever was announced during the break was missed
          for (const changed of LIVE_TOPICS) hear({ changed });
        }
        connect();
      } catch (error) {
        if (closed || (error instanceof ApiError && (error.status === 401 || error.status === 403))) return;
        again();
      }
    }, wait * jitter());
    wait = Math.min(wait * 2 || FIRST_WAIT_MS, LONGEST_WAIT_MS);
  };

  connect();
  return () => {
    closed = true;
    clearTimeout(timer);
    source?.close();
  };
}

/** Spreads the reconnects of all consoles after a restart. */
const jitter = () => 0.75 + Math.random() / 2;
