import { draftApi } from '../../../contract/draft';
import { ApiError } from '../../../src/dataProvider/ApiError';
import { call } from '../../../src/dataProvider/call';
import { DraftKeeper } from '../../../src/ui/form/draft/DraftKeeper';

jest.mock('../../../src/dataProvider/call', () => ({ call: jest.fn() }));
const called = jest.mocked(call);

const place = { resource: 'promo', recordId: 'a', userId: 'saya' };
const key = { resource: 'promo', record_id: 'a' };
const typed = (title: string) => ({ values: { title }, base_version: 1 });
const sentTo = (endpoint: object) => called.mock.calls.filter(([to]) => to === endpoint).map(([, input]) => input);

describe('DraftKeeper', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    sessionStorage.clear();
    called.mockReset();
    called.mockResolvedValue(null as never);
  });
  afterEach(() => jest.useRealTimers());

  it('sends what was typed within two seconds, even during continuous typing, and nothing twice', async () => {
    const keeper = new DraftKeeper(place);
    for (let letters = 1; letters <= 30; letters++) {
      keeper.touch(() => typed('x'.repeat(letters)));
      await jest.advanceTimersByTimeAsync(100);
    }
    expect(sentTo(draftApi.save)).toHaveLength(3);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(sentTo(draftApi.save).at(-1)).toEqual({ body: { ...key, ...typed('x'.repeat(30)) } });
    const before = called.mock.calls.length;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(called.mock.calls).toHaveLength(before);
  });

  it('keeps the draft in the tab while the server is unreachable, offers it meanwhile and sends it later', async () => {
    called.mockRejectedValue(new ApiError(0, 'tidak terhubung'));
    const keeper = new DraftKeeper(place);
    keeper.touch(() => typed('Baru'));
    await jest.advanceTimersByTimeAsync(1_100);
    expect(await new DraftKeeper(place).find()).toMatchObject(typed('Baru'));
    expect(await new DraftKeeper({ ...place, userId: 'lain' }).find()).toBeNull();
    expect(await new DraftKeeper({ ...place, recordId: 'b' }).find()).toBeNull();
    called.mockReset();
    called.mockResolvedValue(null as never);
    await jest.advanceTimersByTimeAsync(5_100);
    expect(sentTo(draftApi.save)).toEqual([{ body: { ...key, ...typed('Baru') } }]);
  });

  it('keeps in the tab what is typed while the server hangs', async () => {
    called.mockReturnValue(new Promise(() => undefined) as never);
    const keeper = new DraftKeeper(place);
    keeper.touch(() => typed('satu'));
    await jest.advanceTimersByTimeAsync(1_100);
    keeper.touch(() => typed('dua'));
    await jest.advanceTimersByTimeAsync(1_100);
    expect(sessionStorage.getItem('draft:saya:promo:a')).toContain('dua');
  });

  it('sends pending input with a request that outlives the page', async () => {
    const outlives = jest.fn(async () => new Response('{}'));
    jest.spyOn(globalThis, 'fetch').mockImplementation(outlives as unknown as typeof fetch);
    const keeper = new DraftKeeper(place);
    keeper.leave();
    expect(outlives).not.toHaveBeenCalled();
    keeper.touch(() => typed('Terakhir'));
    keeper.leave();
    expect(outlives).toHaveBeenCalledWith(
      '/api/console/draft',
      expect.objectContaining({
        keepalive: true,
        method: 'PUT',
        body: JSON.stringify({ ...key, ...typed('Terakhir') }),
      }),
    );
    await jest.advanceTimersByTimeAsync(2_000);
    expect(called).not.toHaveBeenCalled();
  });

  it('deletes the draft with a request that outlives the page when nothing differs any more', async () => {
    const outlives = jest.fn(async () => new Response('{}'));
    jest.spyOn(globalThis, 'fetch').mockImplementation(outlives as unknown as typeof fetch);
    const keeper = new DraftKeeper(place);
    keeper.touch(() => typed('Terakhir'));
    await jest.advanceTimersByTimeAsync(1_100);
    keeper.touch(() => null);
    keeper.leave();
    expect(outlives.mock.calls).toEqual([
      ['/api/console/draft?resource=promo&record_id=a', { keepalive: true, method: 'DELETE' }],
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('resends a save under way when the page is left, since its request may be aborted', async () => {
    const outlives = jest.fn(async () => new Response('{}'));
    jest.spyOn(globalThis, 'fetch').mockImplementation(outlives as unknown as typeof fetch);
    called.mockReturnValue(new Promise(() => undefined) as never);
    const keeper = new DraftKeeper(place);
    keeper.touch(() => typed('Terakhir'));
    await jest.advanceTimersByTimeAsync(1_100);
    keeper.leave();
    expect(outlives).toHaveBeenCalledTimes(1);
  });

  it('flushes pending input at once', async () => {
    const keeper = new DraftKeeper(place);
    keeper.flush();
    expect(called).not.toHaveBeenCalled();
    keeper.touch(() => typed('Penting'));
    keeper.flush();
    expect(sentTo(draftApi.save)).toEqual([{ body: { ...key, ...typed('Penting') } }]);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(called).toHaveBeenCalledTimes(1);
  });

  it('does not bring back the draft after the record was saved, even with a draft save under way', async () => {
    let response: (() => void) | undefined;
    called.mockReturnValueOnce(new Promise<void>(resolve => (response = resolve)) as never);
    const keeper = new DraftKeeper(place);
    keeper.touch(() => typed('Baru'));
    await jest.advanceTimersByTimeAsync(1_100);
    keeper.end();
    keeper.touch(() => typed('Baru lagi'));
    await jest.advanceTimersByTimeAsync(1_100);
    expect(sentTo(draftApi.remove)).toEqual([]);
    response?.();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(sentTo(draftApi.save)).toHaveLength(1);
    expect(sentTo(draftApi.remove)).toEqual([{ query: key }]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('does not retry a rejected save', async () => {
    called.mockRejectedValue(new ApiError(413, 'terlalu panjang'));
    const keeper = new DraftKeeper(place);
    keeper.touch(() => typed('Panjang'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sentTo(draftApi.save)).toHaveLength(1);
  });
});
