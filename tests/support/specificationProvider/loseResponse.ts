import type { ServerResponse } from 'node:http';
import type { Loss } from './bends';

const PAGE = { 'content-type': 'text/html' };

/** Loses the response to a request that was carried out, as proxies and networks do. */
export const loseResponse: Record<Loss, (response: ServerResponse) => void> = {
  lostAsTimeout: response => response.writeHead(504, PAGE).end('<h1>504 Gateway Time-out</h1>'),
  lostAsPage: response => response.writeHead(200, PAGE).end('<h1>Sedang dirawat</h1>'),
  lostAsFault: response =>
    response.writeHead(500, { 'content-type': 'application/json' }).end('{"code":500,"message":"Oops","data":null}'),
  lostAsRedirect: response => response.writeHead(302, { location: '/masuk' }).end(),
  lostHalfway: response => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '400' });
    response.write('{"code":200,"message":"OK","da', () => response.destroy());
  },
  lostByReset: response => response.destroy(),
};
