// Serves the plain app's files and rows: Fastify with the compression and caching of our own server. Rows and pictures are fetched from
// that server (SOURCE_URL, TOKEN) once, then served from memory: as fast as any server could be.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

interface Row {
  id: string;
  image_url: string;
  [field: string]: unknown;
}

const { SOURCE_URL = '', TOKEN = '', ROOT = '', PORT = '0' } = process.env;
const headers = { authorization: `Bearer ${TOKEN}` };
const response = await fetch(`${SOURCE_URL}/v1/cms/banners?limit=100&sort=position`, { headers });
const { data } = (await response.json()) as { data: { list: Row[] } };
const rows = data.list.map(row => ({ ...row, thumb_url: row.image_url.replace('.webp', '-thumb.webp') }));
const pictures = new Map<string, Buffer>();
for (const url of new Set(rows.flatMap(row => [row.image_url, row.thumb_url])))
  pictures.set(url, Buffer.from(await (await fetch(SOURCE_URL + url, { headers })).arrayBuffer()));
const page = readFileSync(join(ROOT, 'index.html'), 'utf8');

const app = Fastify();
await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } });
await app.register(fastifyStatic, {
  root: join(ROOT, 'assets'),
  prefix: '/assets/',
  preCompressed: true,
  immutable: true,
  maxAge: '1y',
});
app.get<{ Querystring: { range?: string } }>('/api/banners', async ({ query }, reply) => {
  const [from, to] = JSON.parse(query.range ?? '[0,24]') as [number, number];
  reply.header('content-range', `banners ${from}-${to}/${rows.length}`).header('cache-control', 'no-store');
  return rows.slice(from, to + 1);
});
app.get<{ Params: { id: string } }>('/api/banners/:id', async ({ params }, reply) => {
  reply.header('cache-control', 'no-store');
  return rows.find(({ id }) => id === params.id);
});
app.get<{ Params: { name: string } }>('/files/:name', async ({ params }, reply) =>
  reply
    .type('image/webp')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .send(pictures.get(`/files/${params.name}`)),
);
app.get('/health/ready', async () => 'ok');
app.get('/', async (_request, reply) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page),
);

process.on('SIGTERM', () => void app.close());
await app.listen({ port: Number(PORT), host: '127.0.0.1' });
