import type { Endpoint } from '../../../contract/core/endpoint';

export type FindEndpoint = (method: string, url: string) => Endpoint | undefined;

/**
 * Creates a finder of the contract's endpoint for a method and an address; literal segments take precedence over parameters, as in the
 * router.
 */
export function endpointFinder(endpoints: readonly Endpoint[]): FindEndpoint {
  const known = new Map<string, { steps: string[]; endpoint: Endpoint }[]>();
  for (const endpoint of endpoints) {
    const steps = stepsOf(endpoint.path);
    const key = keyOf(endpoint.method, steps);
    known.set(key, [...(known.get(key) ?? []), { steps, endpoint }]);
  }
  for (const candidates of known.values())
    candidates.sort((one, other) => one.endpoint.params.length - other.endpoint.params.length);

  return (method, url) => {
    const asked = stepsOf(url.split('?', 1)[0]!);
    return known
      .get(keyOf(method, asked))
      ?.find(({ steps }) => steps.every((step, at) => step.startsWith('{') || step === asked[at]))?.endpoint;
  };
}

/** Returns the id of the record that an address is about: the value of the endpoint's last path parameter. */
export function recordIn(url: string, { path }: Endpoint): string | null {
  const at = stepsOf(path).findLastIndex(step => step.startsWith('{'));
  return at < 0 ? null : decodeURIComponent(stepsOf(url.split('?', 1)[0]!)[at]!);
}

const stepsOf = (path: string) => path.split('/').filter(Boolean);
const keyOf = (method: string, steps: readonly string[]) => `${method} ${steps.length}`;
