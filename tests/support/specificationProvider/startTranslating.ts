import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PlainRequest {
  method: string;
  path: string;
  /** Without `?`. */
  search: string;
  /** Undefined without a body in JSON. */
  body: unknown;
}

export interface PlainResponse {
  status: number;
  body: unknown;
}

interface Translation {
  /** From the dialect to the specification. */
  request(request: PlainRequest): PlainRequest;
  /** From the specification to the dialect. */
  response(response: PlainResponse, request: PlainRequest): PlainResponse;
}

export interface TranslatingServer {
  url: string;
  close(): Promise<void>;
}

/** Starts a server that stands before another one and speaks another dialect; files and uploads pass unchanged. */
export async function startTranslating(upstream: string, translation: Translation): Promise<TranslatingServer> {
  const server = createServer(async (request, response) => {
    const bytes = await bytesOf(request);
    const [path, search = ''] = request.url!.split('?', 2) as [string, string?];
    const type = request.headers['content-type'] ?? '';
    const isJson = type.startsWith('application/json') && bytes.length > 0;
    const theirs = { method: request.method!, path, search, body: isJson ? JSON.parse(bytes.toString()) : undefined };
    const ours = path.startsWith('/files/') ? theirs : translation.request(theirs);
    const body = ours.body === undefined ? (isJson ? undefined : bytes) : JSON.stringify(ours.body);
    const answer = await fetch(upstream + ours.path + (ours.search && `?${ours.search}`), {
      method: ours.method,
      headers: {
        authorization: request.headers.authorization ?? '',
        'content-type': ours.body === undefined ? type : 'application/json',
      },
      ...(ours.method !== 'GET' && body?.length && { body: body as BodyInit }),
    });
    const answered = answer.headers.get('content-type') ?? '';
    if (!answered.startsWith('application/json') || ours.method === 'HEAD')
      return response
        .writeHead(answer.status, { 'content-type': answered })
        .end(Buffer.from(await answer.arrayBuffer()));
    const shown = translation.response({ status: answer.status, body: await answer.json() }, ours);
    return response.writeHead(shown.status, { 'content-type': 'application/json' }).end(JSON.stringify(shown.body));
  });
  // as the provider behind it: no connection is closed just as it is used again
  server.keepAliveTimeout = 60_000;
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
