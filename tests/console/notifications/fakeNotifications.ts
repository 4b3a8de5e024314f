import { type Notification, ORDER_EXTRA_PREFIX } from '../../../contract/notification';
import { envelope, type SentCall } from '../dataProvider/fakeServer';

export const ORDER_ID = '6f1d5c1e-0f7a-4b39-9a55-0f3f2b1f7c11';
export const REGISTRATION_ID = '0b0e3f7e-3c6b-4f0d-8a53-5c2d7f0e9a22';

/** Returns `count` notifications, newest first, alternating between an order's and a registration's. */
export const notifications = (count: number): Notification[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    title: `Kabar ${index + 1}`,
    description: 'Pesanan menunggu konfirmasi.',
    type: index % 2 === 0 ? 'order' : 'registration',
    extra: index % 2 === 0 ? `${ORDER_EXTRA_PREFIX}${ORDER_ID}` : REGISTRATION_ID,
    created_at: '2026-11-21T06:59:00.000Z',
    read_at: index < 2 ? null : '2026-11-21T07:00:00.000Z',
  }));

/** Responds to the bell's calls as the server does. */
export function answerBell(rows: Notification[], { method, url }: SentCall) {
  const { pathname, searchParams } = new URL(url, 'http://here');
  if (pathname === '/v1/cms/notification/count')
    return { body: envelope({ count: rows.filter(row => row.read_at === null).length }) };
  if (pathname === '/v1/cms/notifications') {
    const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))];
    const list = rows.slice((page - 1) * limit, page * limit);
    const meta = { page, limit, total: rows.length, total_page: Math.ceil(rows.length / limit) };
    return { body: envelope({ list, meta, total: rows.length }) };
  }
  if (method === 'PUT' && pathname === '/api/console/notifications/read') {
    const unread = rows.filter(row => row.read_at === null);
    for (const row of unread) row.read_at = '2026-11-21T08:00:00.000Z';
    return { body: envelope({ count: unread.length }) };
  }
  const row = rows.find(({ id }) => pathname === `/v1/cms/notification/read/${id}`);
  if (method !== 'PUT' || !row) return { status: 404, body: envelope(null, 404, 'Notifikasi ini sudah dihapus.') };
  row.read_at = '2026-11-21T08:00:00.000Z';
  return { body: envelope(row) };
}

/** An EventSource whose events are sent by the test. */
export class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = [];
  closed = false;

  constructor(readonly url: string) {
    super();
    FakeEventSource.opened.push(this);
  }

  send(type: string, data: unknown = {}) {
    if (!this.closed) this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }

  close() {
    this.closed = true;
  }
}
