import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Ways in which a provider fails, one for each row of the table in `docs/provider.md` that people see on a list. */
export const FAULTS = {
  'answers after three seconds': (answer: Answer) => setTimeout(answer.pass, 3_000),
  'closes the connection before it answers': ({ response }: Answer) => response.destroy(),
  'closes the connection once': ({ response, pass, times }: Answer) => (times === 1 ? response.destroy() : pass()),
  'closes the connection half-way': ({ response }: Answer) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': '9000' });
    response.write('{"code":200,"message":"OK","data":{"list":[{"id":"1","title":"Separuh"}', () => response.destroy());
  },
  'answers 500 with its own words': ({ response }: Answer) =>
    response.writeHead(500, JSON_TYPE).end(JSON.stringify({ code: 500, message: SECRET })),
  'answers 503 with a page': ({ response }: Answer) =>
    response.writeHead(503, { 'content-type': 'text/html' }).end(`<h1>${SECRET}</h1>`),
  'answers a page under 200': ({ response }: Answer) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<h1>${SECRET}</h1>`),
  'redirects elsewhere': ({ response }: Answer) =>
    response.writeHead(302, { location: 'https://elsewhere.test/' }).end(),
  'answers in another envelope': ({ response }: Answer) =>
    response.writeHead(200, JSON_TYPE).end(JSON.stringify({ hasil: [] })),
  'answers without a field that is needed': ({ response }: Answer) =>
    response.writeHead(200, JSON_TYPE).end(JSON.stringify({ code: 200, message: 'OK', data: { list: [{ id: '1' }] } })),
  'asks to sign in again, under 200': ({ response, pass, times }: Answer) =>
    times === 1
      ? response.writeHead(200, JSON_TYPE).end(JSON.stringify({ code: 401, message: 'Sesi habis', data: null }))
      : pass(),
  'has too much to do': ({ response }: Answer) =>
    response
      .writeHead(429, { ...JSON_TYPE, 'retry-after': '9' })
      .end(JSON.stringify({ code: 429, message: 'Tunggu sebentar.' })),
  'refuses with its own words': ({ response }: Answer) =>
    response.writeHead(403, JSON_TYPE).end(JSON.stringify({ code: 403, message: 'Bukan wilayah Anda.', data: null })),
} satisfies Record<string, (answer: Answer) => unknown>;
export type FaultName = keyof typeof FAULTS;

interface Answer {
  response: ServerResponse;
  /** Lets the provider answer after all. */
  pass(): void;
  /** How often it was asked, this time included. */
  times: number;
}

const JSON_TYPE = { 'content-type': 'application/json' };
/** What only the provider's own people should read. */
export const SECRET = 'ORA-00942 at /srv/app/dao.js:17';

export interface FaultyServer {
  url: string;
  /** Fails in every answer at the path from now on; null for in none. */
  fail(fault: FaultName | null): void;
  /** How often the path was asked for since then. */
  times(): number;
  close(): Promise<void>;
}

/** Starts a server that stands before a provider, and fails at the first page of one list when it is told to. */
export async function startFaulty(provider: string, path: string): Promise<FaultyServer> {
  let fault: FaultName | null = null;
  let times = 0;
  const server = createServer((request, response) => {
    const pass = () => forward(provider, request, response);
    const { pathname, searchParams } = new URL(request.url!, 'http://provider');
    // the page after the first is fetched in advance
    const isNext = Number(searchParams.get('page') ?? 1) > 1;
    if (pathname !== path || isNext || request.method !== 'GET') return pass();
    times += 1;
    return fault ? FAULTS[fault]({ response, pass, times }) : pass();
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail(next) {
      fault = next;
      times = 0;
    },
    times: () => times,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function forward(provider: string, request: IncomingMessage, response: ServerResponse) {
  const { method, headers, url } = request;
  const sent = httpRequest(provider + url, { method: method!, headers }, answer => {
    response.writeHead(answer.statusCode!, answer.headers);
    answer.pipe(response);
  });
  request.pipe(sent);
}
