import { SchemaOutline } from '../../contract/core/SchemaOutline';
import { mapped } from '../dataProvider/endpointMap';
import type { CallSchemas, DetailLoaders } from '../declarations/DeclaredDetails';
import type { Resource } from '../declarations/defineResource';
import type { MessageSource } from './CustomMessages';

/** Details of the declarations that views load: a plain list loads those of its own resource, every other view all of them. */
export interface DetailSources {
  of: (resource: Resource) => readonly MessageSource[];
  all: readonly MessageSource[];
}

/** Turns the loaders of declarations' details into message sources that also put the loaded schemas into the endpoints. */
export function withDetails(resources: readonly Resource[], { of, all }: DetailLoaders): DetailSources {
  const sources = new Map(
    resources.flatMap((resource): [string, MessageSource][] => {
      const load = of[resource.name];
      if (!load) return [];
      const source: MessageSource = {
        at: ['resources', resource.name],
        load: async () => {
          const { messages, schemas } = await load();
          putSchemas(resource, schemas);
          return { custom: messages };
        },
      };
      return [[resource.name, source]];
    }),
  );
  const every: MessageSource | undefined = all && {
    at: [],
    load: async () => {
      const { custom, schemas } = await all();
      for (const resource of resources) putSchemas(resource, schemas[resource.name] ?? {});
      return { custom };
    },
  };
  return {
    of: ({ name }) => [sources.get(name)].filter(source => source !== undefined),
    all: every ? [every] : [],
  };
}

/** An endpoint may already hold validating schemas, which an outline never replaces. */
function putSchemas({ endpoints }: Resource, schemas: CallSchemas): void {
  for (const [name, { query, response }] of Object.entries(schemas)) {
    const { endpoint } = mapped(endpoints[name]!);
    if (query && (endpoint.query as unknown) instanceof SchemaOutline) Object.assign(endpoint, { query });
    if (response && !endpoint.response) Object.assign(endpoint, { response });
  }
}
