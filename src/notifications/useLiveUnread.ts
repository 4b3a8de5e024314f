import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { sessionIsShort } from '../authProvider/passwordState';
import { onSessionChange, reloadSession } from '../authProvider/session';
import { announceTopic } from '../browser/liveTopics';
import { whenIdle } from '../browser/whenIdle';
import { listQuery, setUnread, unreadQuery } from './queries';
import { shareLive } from './shareLive';

/**
 * Returns the unread count, from the first render of the top bar (point 4) and live thereafter, with the title of the latest notification.
 */
export function useLiveUnread(): { unread: number; arrived: string | undefined } {
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
        if ('rights' in message) return void reloadSession().then(() => queryClient.invalidateQueries());
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
