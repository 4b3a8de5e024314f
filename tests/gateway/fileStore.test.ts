import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { z } from 'zod';
import { fileApi, type uploadedImage } from '../../contract/file';
import { readConfig } from '../../server/config';
import { files as fileRows } from '../../server/domains/file/table';
import type { FileStore } from '../../server/files/FileStore';
import { FilesUnreachable } from '../../server/files/FilesUnreachable';
import { openFileStore } from '../../server/files/openFileStore';
import { putAll } from '../../server/files/putAll';
import { type S3Server, startS3Server } from '../support/s3Server';
import { startApp } from '../support/startApp';

let folder: string;
let s3: S3Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merchants-files-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3?.close();
  await rm(folder, { recursive: true, force: true });
});

const open = (env: Record<string, string> = {}) => openFileStore(readConfig({ DATA_DIR: folder, ...env }));
const read = async (store: FileStore, key: string) => {
  const file = await store.open(key);
  return file && { length: file.bytes, content: await buffer(file.stream) };
};

describe.each([
  ['a folder', () => open()],
  ['a bucket', () => open(s3.env)],
])('files in %s', (_where, start) => {
  let store: FileStore;
  beforeAll(async () => {
    store = await start();
  });
  const mime = 'image/webp';

  test('a file is read back as stored, whatever its content and length', async () => {
    const files = { empty: Buffer.alloc(0), small: Buffer.from([0, 255, 13, 10]), large: Buffer.alloc(5_000_000, 'é') };
    for (const [name, content] of Object.entries(files)) {
      const key = `documents/${name}.webp`;
      await store.put(key, content, { mime });
      const file = await read(store, key);
      expect({ length: file?.length, same: file?.content.equals(content) }).toEqual({
        length: content.length,
        same: true,
      });
    }
  });

  test('a missing file is null, and removing it is not an error', async () => {
    expect(await store.open('none.webp')).toBeNull();
    expect(await store.has('none.webp')).toBe(false);
    await store.put('gone.webp', Buffer.from('x'), { mime });
    expect(await store.has('gone.webp')).toBe(true);
    await store.remove('gone.webp');
    await store.remove('gone.webp');
    expect(await store.open('gone.webp')).toBeNull();
  });

  test('files that belong together are stored together or not at all', async () => {
    const half: FileStore = {
      ...store,
      put: (key, ...rest) =>
        key === 'second.webp' ? Promise.reject(new FilesUnreachable('full')) : store.put(key, ...rest),
    };
    const both = ['first.webp', 'second.webp'].map(key => ({ key, bytes: Buffer.from(key), mime }));
    await expect(putAll(half, both)).rejects.toThrow(FilesUnreachable);
    expect(await store.has('first.webp')).toBe(false);
    await putAll(store, both);
    expect((await read(store, 'second.webp'))?.content.toString()).toBe('second.webp');
  });

  test('reports that it is ready', async () => {
    await expect(store.ready()).resolves.toBeUndefined();
  });

  test.each(['../outside.webp', 'documents/../../outside.webp', '/etc/passwd', ''])(
    '%s is not a valid key',
    async key => {
      await expect(store.put(key, Buffer.from('x'), { mime })).rejects.toThrow('Not a file key');
      await expect(store.open(key)).rejects.toThrow('Not a file key');
    },
  );
});

test.each([
  ['another bucket', { S3_BUCKET: 'elsewhere' }],
  ['a wrong key', { S3_SECRET_ACCESS_KEY: 'wrong' }],
  ['nobody at the address', { S3_ENDPOINT: 'http://127.0.0.1:9' }],
])('%s is detected, and storing fails', async (_name, wrong) => {
  const store = open({ ...s3.env, ...wrong });
  await expect(store.ready()).rejects.toThrow(FilesUnreachable);
  await expect(store.put('x.webp', Buffer.from('x'), { mime: 'image/webp' })).rejects.toThrow(FilesUnreachable);
});

test('incomplete settings are rejected by name', () => {
  expect(() => readConfig({ S3_ENDPOINT: 'http://127.0.0.1:9000' })).toThrow('S3_BUCKET');
  expect(() => readConfig({ S3_BUCKET: 'a', S3_ACCESS_KEY_ID: 'b' })).toThrow('S3_SECRET_ACCESS_KEY');
});

test('pictures are uploaded to and served from the bucket; while it is down, 503 and nothing recorded', async () => {
  const bucket = await startS3Server();
  const app = await startApp({ env: bucket.env });
  try {
    const client = await app.as('marketing');
    const bytes = await sharp({ create: { width: 1200, height: 480, channels: 3, background: '#88a' } })
      .jpeg()
      .toBuffer();
    const upload = () => client.send(fileApi.uploadImage, { file: { name: 'a.jpg', bytes } });
    const get = (url: string) => app.app.inject({ method: 'GET', url });

    const { status, body } = await upload();
    expect(status).toBe(201);
    const stored = body.data as z.output<typeof uploadedImage>;
    const picture = await get(stored.url);
    expect(picture.statusCode).toBe(200);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(picture.rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await sharp(picture.rawPayload).metadata()).width).toBe(1200);
    expect((await get(String(stored.thumb_url))).statusCode).toBe(200);
    expect((await get('/files/none.webp')).statusCode).toBe(404);
    expect((await get('/health/ready')).json()).toMatchObject({ message: 'Siap', data: null });

    const before = await app.database.db.$count(fileRows);
    await bucket.close();
    const refused = await upload();
    expect({ status: refused.status, error: refused.body.error?.code }).toEqual({
      status: 503,
      error: 'file.unreachable',
    });
    expect(refused.headers['retry-after']).toBe('5');
    expect(await app.database.db.$count(fileRows)).toBe(before);
    expect((await get(stored.url)).statusCode).toBe(503);
    const ready = await get('/health/ready');
    expect({ status: ready.statusCode, data: ready.json().data }).toEqual({ status: 200, data: { files: false } });
  } finally {
    await app.close();
  }
});
