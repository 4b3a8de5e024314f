import { QueryObserver } from '@tanstack/react-query';
import { RestartingQueryClient } from '../../../src/dataProvider/RestartingQueryClient';

/** A query with manual responses, one for each request. */
function asked(client: RestartingQueryClient) {
  const requests: { answer: (status: string) => void; signal: AbortSignal }[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['voucher', 'getList'],
    queryFn: ({ signal }) => new Promise<string>(response => requests.push({ answer: response, signal })),
  });
  const seen: string[] = [];
  const stop = observer.subscribe(({ data }) => data && seen.push(data));
  return { requests, seen, observer, stop };
}

const turn = () => new Promise(resolve => setTimeout(resolve));

let client: RestartingQueryClient;
beforeEach(() => {
  client = new RestartingQueryClient();
});
afterEach(() => client.clear());

test('a first request under way is restarted after a change, and the older response is dropped', async () => {
  const { requests, seen, observer, stop } = asked(client);
  const done = client.invalidateQueries({ queryKey: ['voucher'] });
  expect(requests).toHaveLength(2);
  expect(requests[0]!.signal.aborted).toBe(true);
  requests[0]!.answer('draft');
  await turn();
  expect(observer.getCurrentResult()).toMatchObject({ status: 'pending', fetchStatus: 'fetching' });
  requests[1]!.answer('awaiting_approval');
  await done;
  expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: 'awaiting_approval', isStale: true });
  expect(new Set(seen)).toEqual(new Set(['awaiting_approval']));
  stop();
});

test('a first request of another resource is not restarted', async () => {
  const { requests, observer, stop } = asked(client);
  await client.invalidateQueries({ queryKey: ['promotion'] });
  expect(requests).toHaveLength(1);
  requests[0]!.answer('draft');
  await turn();
  expect(observer.getCurrentResult().data).toBe('draft');
  stop();
});

test('a request without an observer, such as a prefetch, is left to finish', async () => {
  const ahead = client.fetchQuery({ queryKey: ['voucher'], queryFn: async () => 'draft' });
  await client.invalidateQueries({ queryKey: ['voucher'] });
  await expect(ahead).resolves.toBe('draft');
});
