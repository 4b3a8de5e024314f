import type { Resource } from '../declarations/defineResource';

/** Which resource's messages name an entity of the audit log: the first that does, by the entity. */
export function auditedResources(resources: readonly Resource[]): (entity: string) => string | undefined {
  const names = new Map<string, string>();
  for (const { name, messages } of resources)
    for (const entity of Object.keys(messages.id.audit ?? {})) if (!names.has(entity)) names.set(entity, name);
  return entity => names.get(entity);
}
