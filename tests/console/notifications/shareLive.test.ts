import { shareLive } from '../../../src/notifications/NotificationBell';
import { FakeEventSource } from './fakeNotifications';

/** Web Locks as far as they are used: one holder at a time, in order of request. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) {
      const turn = last.then(() => (signal.aborted ? Promise.reject(signal.reason) : work()));
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

beforeEach(() => {
  FakeEventSource.opened = [];
  Object.assign(window, { EventSource: FakeEventSource });
});
const soon = () => new Promise(resolve => setTimeout(resolve, 50));
const message = { unread: 3, notification: null };

test('two tabs share one connection, and when one closes the other takes over', async () => {
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
  const [first, second] = [jest.fn(), jest.fn()];
  const leave = shareLive(first);
  const stay = shareLive(second);
  await soon();
  expect(FakeEventSource.opened).toHaveLength(1);
  FakeEventSource.opened[0]!.send('notification', message);
  await soon();
  expect(first).toHaveBeenCalledWith(message);
  expect(second).toHaveBeenCalledWith(message);

  leave();
  await soon();
  expect(FakeEventSource.opened.map(({ closed }) => closed)).toEqual([true, false]);
  FakeEventSource.opened[1]!.send('notification', { ...message, unread: 4 });
  expect(second).toHaveBeenCalledWith({ ...message, unread: 4 });
  expect(first).toHaveBeenCalledTimes(1);
  stay();
});

test('without locks each tab has its own connection', () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  const stops = [shareLive(jest.fn()), shareLive(jest.fn())];
  expect(FakeEventSource.opened).toHaveLength(2);
  for (const stop of stops) stop();
  expect(FakeEventSource.opened.every(({ closed }) => closed)).toBe(true);
});
