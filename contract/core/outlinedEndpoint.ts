import {
  declaredEndpoints,
  type Endpoint,
  type EndpointSpec,
  endpoint,
  type Method,
  outlinedEndpoints,
} from './endpoint';

type Load = () => Promise<unknown>;

const loaders = new WeakMap<Endpoint, Load>();

/**
 * Declares a call as the console's build emits it, with outlines in place of schemas. Once `load` has loaded the schemas,
 * `endpoint` declares the same object, whichever comes first.
 */
export function outlinedEndpoint(call: `${Method} /${string}`, spec: EndpointSpec, load?: Load): Endpoint {
  const loaded = declaredEndpoints().find(known => known.call === call);
  if (loaded) return loaded;
  const outlined: Endpoint = endpoint(call, spec);
  outlinedEndpoints.set(call, outlined);
  if (load) loaders.set(outlined, load);
  return outlined;
}

const loading = new WeakMap<Endpoint, Promise<unknown>>();
const THERE = Promise.resolve();

/** Loads the schemas of a call; the promise is shared until it fails. Outside a build the schemas are present, so it loads nothing. */
export function loadSchemas(endpoint: Endpoint | undefined): Promise<unknown> {
  const load = endpoint && loaders.get(endpoint);
  if (!load) return THERE;
  const present = loading.get(endpoint) ?? load();
  loading.set(endpoint, present);
  present.catch(() => loading.delete(endpoint));
  return present;
}
