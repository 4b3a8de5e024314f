import type { BuiltServer } from '../../support/builtServer';

const PATH = '/v1/cms/banners?page=1&limit=25';
/** Time between two requests. */
const PACE_MS = 40;

/**
 * Requests a list at a fixed pace while something else runs, and returns how long each response took, counted from when its request was
 * due.
 */
export async function askMeanwhile<Took>(
  { server, approver: headers }: { server: BuiltServer; approver: Record<string, string> },
  work: () => Promise<Took>,
): Promise<{ waits: number[]; took: Took }> {
  const asked: Promise<number>[] = [];
  const ask = async () => {
    const due = performance.now();
    const response = await fetch(server.url + PATH, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${PATH}: ${response.status}`);
    return performance.now() - due;
  };
  const timer = setInterval(() => asked.push(ask()), PACE_MS);
  const took = await work().finally(() => clearInterval(timer));
  return { waits: await Promise.all(asked), took };
}
