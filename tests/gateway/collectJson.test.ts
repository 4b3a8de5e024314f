import { PassThrough, Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { providerAway, providerSlow, providerUnreadable } from '../../server/gateway/remote/providerFailure';
import { collectJson, MOST_BYTES } from '../../server/gateway/remote/responses/collectJson';

const text = '{ "code": 200,  "data": "Pengisian ulang 5½ kg" }';
const inPieces = (bytes: Buffer) => Readable.from([bytes.subarray(0, 41), bytes.subarray(41)]);

test('collects a response split within a character, with its original bytes', async () => {
  const bytes = Buffer.from(text);
  expect(await collectJson(inPieces(bytes), undefined)).toEqual({ json: JSON.parse(text), bytes });
});

test('decompresses a response even if compression was not requested', async () => {
  const { json, bytes } = await collectJson(inPieces(gzipSync(text)), 'gzip');
  expect([json, bytes.toString()]).toEqual([JSON.parse(text), text]);
});

test('a response that is not JSON has no value', async () => {
  expect((await collectJson(Readable.from([Buffer.from('<html>')]), undefined)).json).toBeUndefined();
  expect((await collectJson(Readable.from([]), undefined)).json).toBeUndefined();
});

test.each([
  ['is damaged', Readable.from([Buffer.from('no gzip')]), 'gzip', providerUnreadable('not gzip')],
  ['is packed as nobody knows', Readable.from([]), 'zstd', providerUnreadable('an unknown content-encoding')],
  [
    'is larger than any page',
    Readable.from(Array(17).fill(Buffer.alloc(1024 * 1024))),
    undefined,
    providerUnreadable(`more than ${MOST_BYTES} bytes`),
  ],
  ['stalls', broken(Object.assign(new Error(), { code: 'UND_ERR_BODY_TIMEOUT' })), undefined, providerSlow()],
  ['breaks off', broken(new Error('reset')), undefined, providerAway()],
  ['ends without a word', broken(undefined), undefined, providerAway()],
])('a response that %s is a provider error', async (_what, stream, encoding, error) => {
  await expect(collectJson(stream, encoding)).rejects.toEqual(error);
});

/** Returns a stream that emits a first chunk and then breaks off. */
function broken(error: Error | undefined) {
  const stream = new PassThrough();
  stream.write(text.slice(0, 10));
  // once it is being read
  stream.once('resume', () => setImmediate(() => stream.destroy(error)));
  return stream;
}
