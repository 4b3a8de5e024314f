import { type LiveMessage, openLiveStream } from './liveStream';

const NAME = 'merchants-superadmin:live';

/**
 * Hears the live stream, over one connection for all tabs of this browser: the tab that holds the lock opens it and tells the others;
 * when it goes, another takes its place. Where the browser has no locks (plain http) each tab has its own.
 *
 * @returns how to stop
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
