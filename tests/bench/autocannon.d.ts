/** The part of autocannon's API that the benchmarks use; it ships no types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    /** In seconds. */
    duration: number;
    headers?: Record<string, string>;
    /** Called for each connection. */
    setupClient?: (client: { setHeaders(headers: Record<string, string>): void }) => void;
  }
  interface Result {
    requests: { average: number; total: number };
    latency: { p99: number };
    errors: number;
    non2xx: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
