import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import { priceApi } from '../../../contract/price/priceApi';
import { client } from '../../../src/dataProvider/client';
import { uploadWithProgress } from '../../../src/dataProvider/uploadWithProgress';
import { envelope } from './fakeServer';

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const STREAM = 'text/event-stream; charset=utf-8';

/** Responds with a stream in the given chunks. */
function streaming(pieces: readonly string[], type = STREAM, status = 200) {
  client.defaults.adapter = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    let responseText = '';
    for (const piece of pieces) {
      responseText += piece;
      config.onDownloadProgress?.({
        event: { target: { responseText } },
        loaded: 0,
        bytes: 0,
        lengthComputable: false,
      });
    }
    return { status, data: responseText, headers: { 'content-type': type }, statusText: '', config };
  };
}

const send = (onProgress = jest.fn()) => ({
  onProgress,
  answer: uploadWithProgress(priceApi.upload, new File(['x'], 'harga.csv'), { query: { category: 'lpg' }, onProgress }),
});

test('progress is reported as it arrives, even in fragments, and the final envelope is the result', async () => {
  const [first, second] = [
    event('progress', { step: 'reading', done: 0, total: null }),
    event('progress', { step: 'checking', done: 200, total: 500 }),
  ];
  streaming([first.slice(0, 20), first.slice(20), second, event('answer', envelope({ plan: null, batch: null }))]);
  const { answer: response, onProgress } = send();
  expect(await response).toEqual({ plan: null, batch: null });
  const steps = onProgress.mock.calls.map(([{ step, done }]) => `${step} ${done}`);
  expect([...new Set(steps)]).toEqual(['reading 0', 'checking 200']);
});

test('an error in the stream rejects with the status in its code', async () => {
  const errors = { file: 'Tidak ada baris yang diisi' };
  streaming([event('answer', { ...envelope(null, 422, 'Tidak ada baris yang diisi'), errors })]);
  await expect(send().answer).rejects.toMatchObject({ status: 422, errors });
});

test('a response that is not a stream is accepted too', async () => {
  streaming([JSON.stringify(envelope({ plan: null, batch: null }))], 'application/json; charset=utf-8');
  expect(await send().answer).toEqual({ plan: null, batch: null });
});

test('a stream that ends before its result is a lost connection', async () => {
  streaming([event('progress', { step: 'reading', done: 0, total: null })]);
  await expect(send().answer).rejects.toMatchObject({ status: 0 });
});

test('a proxy’s error page is an error with its status', async () => {
  streaming(['<html>Bad Gateway</html>'], 'text/html', 502);
  await expect(send().answer).rejects.toMatchObject({ status: 502 });
});
