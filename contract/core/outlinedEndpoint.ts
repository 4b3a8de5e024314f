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
 * A call as the console's build writes it, with outlines for schemas. It is the same object as the one that `endpoint` declares once `load` has
 * loaded the schemas, whichever comes first.
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

/** Loads the schemas of a call: one promise until it fails. Nothing is loaded where the console was not built: they are there. */
export function loadSchemas(endpoint: Endpoint | undefined): Promise<unknown> {
  const load = endpoint && loaders.get(endpoint);
  if (!load) return THERE;
  const present = loading.get(endpoint) ?? load();
  loading.set(endpoint, present);
  present.catch(() => loading.delete(endpoint));
  return present;
}
