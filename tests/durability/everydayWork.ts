import { setTimeout as wait } from 'node:timers/promises';
import { auditLogApi } from '../../contract/auditLog';
import type { Endpoint } from '../../contract/core/endpoint';
import { merchantApi } from '../../contract/merchant/merchantApi';
import { orderApi } from '../../contract/order/orderApi';
import { transactionRecordApi } from '../../contract/transaction/transactionRecordApi';
import { signIn } from '../support/signIn';
import { LiveReader } from './LiveReader';
import type { Target } from './Writer';

/** Number of changes after which a console is closed. */
const HEARD = 3;

/** What people have done so far. */
export interface Done {
  lists: number;
  records: number;
  downloads: number;
  'downloads left': number;
  streams: number;
  'signed in': number;
}

export const nothingDone = (): Done => ({
  lists: 0,
  records: 0,
  downloads: 0,
  'downloads left': 0,
  streams: 0,
  'signed in': 0,
});

interface Work extends Target {
  isOver: () => boolean;
  done: Done;
}

const lists: [list: Endpoint, one?: Endpoint][] = [
  [orderApi.list, orderApi.one],
  [merchantApi.list, merchantApi.one],
  [transactionRecordApi.list],
  [auditLogApi.list],
];
const downloads = [orderApi.export, transactionRecordApi.export, auditLogApi.export];
const searches = ['', '', 'search=budi', 'search=0812', 'search=PSN-8', 'sort=nothing', 'page=7'];

/** Browses from list to list, through pages and into records; also requests what does not exist. @throws Error for any 5xx */
export async function look({ isOver, done, ...target }: Work): Promise<void> {
  for (let count = 0; !isOver(); count += 1) {
    const [list, one] = lists[count % lists.length]!;
    const body = await ask(target, `${list.path}?limit=25&${searches[count % searches.length]}`);
    done.lists += 1;
    const { list: rows = [] } = (JSON.parse(body) as { data: { list?: { id: string }[] } }).data ?? {};
    for (const { id } of one ? rows.slice(0, 3) : []) {
      await ask(target, one!.path.replace('{id}', id));
      done.records += 1;
    }
    await wait(20);
  }
}

/** Downloads one list after another in both formats, and aborts every third midway. */
export async function download({ url, token, isOver, done }: Work): Promise<void> {
  for (let count = 0; !isOver(); count += 1) {
    const { path } = downloads[count % downloads.length]!;
    const leaving = new AbortController();
    const response = await fetch(`${url}${path}?format=${count % 2 ? 'csv' : 'xlsx'}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: leaving.signal,
    });
    if (!response.ok) throw new Error(`${path} gave ${response.status}: ${await response.text()}`);
    if (count % 3 === 2) {
      await response.body!.getReader().read();
      leaving.abort();
      done['downloads left'] += 1;
    } else {
      for await (const _ of response.body!);
      done.downloads += 1;
    }
    await wait(1_000);
  }
}

/** Opens a live stream, waits for some changes, closes it and opens the next, like consoles that come and go. */
export async function listen({ isOver, done, ...target }: Work): Promise<void> {
  while (!isOver()) {
    const stream = await LiveReader.open(target);
    done.streams += 1;
    while (!isOver() && stream.changes < HEARD) {
      if (stream.ended) throw new Error(`A live stream ended: ${stream.ended}`);
      await wait(100);
    }
    stream.leave();
  }
}

/** Signs somebody in every half minute. */
export async function comeIn({ url, isOver, done }: Work): Promise<void> {
  while (!isOver()) {
    await signIn(url, 'auditor');
    done['signed in'] += 1;
    for (let waited = 0; waited < 300 && !isOver(); waited += 1) await wait(100);
  }
}

async function ask({ url, token }: Target, path: string): Promise<string> {
  const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
  const body = await response.text();
  if (response.status >= 500) throw new Error(`${path} gave ${response.status}: ${body.slice(0, 500)}`);
  return body;
}
