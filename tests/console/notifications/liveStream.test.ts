import { endingSession, isEndingSession } from '../../../src/authProvider/endingSession';
import { isExpired } from '../../../src/dataProvider/sessionExpiry';
import { openLiveStream } from '../../../src/notifications/NotificationBell';
import { envelope, fakeServer } from '../dataProvider/fakeServer';
import { FakeEventSource } from './fakeNotifications';

/** The longest first delay: 3 s plus 25% jitter. */
const FIRST = 3_750;
const streams = FakeEventSource.opened;

beforeEach(() => {
  streams.length = 0;
  Object.assign(window, { EventSource: FakeEventSource });
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('reconnects after a break once the count is fetched, with increasing delays', async () => {
  let reachable = true;
  const calls = fakeServer(() => (reachable ? { body: envelope({ count: 4 }) } : 'unreachable'));
  const heard: unknown[] = [];
  const close = openLiveStream(message => heard.push(message));
  streams[0]!.send('notification', { unread: 2, notification: null });
  streams[0]!.send('error');
  expect(streams[0]!.closed).toBe(true);
  await jest.advanceTimersByTimeAsync(FIRST);
  expect(heard).toEqual([
    { unread: 2, notification: null },
    { unread: 4, notification: null },
    // what changed during the break was not heard
    { changed: 'orders' },
  ]);
  expect(streams).toHaveLength(2);

  reachable = false;
  streams[1]!.send('error');
  const before = calls.length;
  await jest.advanceTimersByTimeAsync(60_000);
  // 6, 12, 24 … instead of every 3 s
  expect(calls.length - before).toBeLessThanOrEqual(4);
  expect(streams).toHaveLength(2);
  reachable = true;
  await jest.advanceTimersByTimeAsync(75_000);
  expect(streams).toHaveLength(3);

  close();
  expect(streams[2]!.closed).toBe(true);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(streams).toHaveLength(3);
});

test('asks nothing about a session that this tab itself ends', async () => {
  const calls = fakeServer(() => ({ body: envelope(null) }));
  openLiveStream(jest.fn());
  await endingSession(async () => streams[0]!.send('session-ended'));
  await jest.advanceTimersByTimeAsync(300_000);
  expect(streams[0]!.closed).toBe(true);
  expect(calls).toHaveLength(0);
  // a call that fails leaves the session as it is
  await expect(endingSession(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(isEndingSession()).toBe(false);
});

test('closes when the session expires, and reports it', async () => {
  fakeServer(() => ({ status: 401, body: envelope(null, 401, 'Sesi berakhir.') }));
  const hear = jest.fn();
  openLiveStream(hear);
  streams[0]!.send('session-ended');
  expect(streams[0]!.closed).toBe(true);
  await jest.advanceTimersByTimeAsync(300_000);
  expect(streams).toHaveLength(1);
  expect(hear).not.toHaveBeenCalled();
  expect(isExpired()).toBe(true);
});
