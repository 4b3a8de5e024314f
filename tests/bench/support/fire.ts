import autocannon from 'autocannon';

/** Requests a URL repeatedly over several connections for `duration` seconds. @throws Error if any request was refused */
export async function fire(url: string, connections: number, duration: number, token: string | undefined) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  let opened = 0;
  const result = await autocannon({
    url,
    connections,
    duration,
    headers,
    // a gateway would make equal reads of one person only once
    setupClient: client => client.setHeaders({ ...headers, 'accept-language': `id, en;q=0.${++opened % 100}` }),
  });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} failed connections`);
  return { rate: result.requests.average, p99: result.latency.p99, requests: result.requests.total };
}
