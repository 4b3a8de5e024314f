import { type LiveMessage, openLiveStream } from './liveStream';

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
