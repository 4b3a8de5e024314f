import { z } from 'zod';
import { choiceLabels } from '../../../../contract/core/choiceLabels';
import type { EndpointSpec } from '../../../../contract/core/endpoint';
import { innermost } from '../../../../contract/core/fieldKind';
import { elementOf, shapeOf } from '../../../../contract/core/shapeOf';

/** Returns every field and parameter of a call at any depth, with the codes that it may have. */
export function callFields({
  query,
  body,
  response,
}: Pick<EndpointSpec, 'query' | 'body' | 'response'>): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map<string, Set<string>>();
  const add = (schema: z.ZodType | undefined): void => {
    if (!schema) return;
    const inner = innermost(schema);
    if (inner instanceof z.ZodUnion) for (const option of inner.options) add(option as z.ZodType);
    add(elementOf(inner));
    for (const [name, field] of Object.entries(shapeOf(inner) ?? {})) {
      const item = elementOf(innermost(field)) ?? field;
      known.set(name, new Set([...(known.get(name) ?? []), ...Object.keys(choiceLabels(item) ?? {})]));
      add(field);
    }
  };
  for (const schema of [query, body, response]) add(schema);
  return known;
}
