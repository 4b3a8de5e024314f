import type { z } from 'zod';
import { recordSchema } from '../../contract/core/listSchema';
import { endpointForAction } from '../dataProvider/endpointMap';
import type { Resource } from '../declarations/defineResource';

interface AuditedEntity {
  entity: string;
  /** The resource that holds its messages. */
  resource: string;
  /** Actions with a message of their own, besides the common ones. */
  actions: readonly string[];
  /** The record's schema: its labels and kinds determine how values are displayed. */
  record: z.ZodObject | undefined;
  /** Likewise, the schema of a download's filters. */
  filters: z.ZodObject | undefined;
}

/** Returns every audit log entity declared by a resource; the first declaration wins. */
export function auditedEntities(resources: readonly Resource[]): ReadonlyMap<string, AuditedEntity> {
  const entities = new Map<string, AuditedEntity>();
  for (const { name: resource, messages, endpoints } of resources) {
    const list = () => endpointForAction(endpoints, 'list');
    for (const [entity, named] of Object.entries(messages.id.audit ?? {})) {
      const { actions = {} } = named as { actions?: object };
      if (entities.has(entity)) continue;
      entities.set(entity, {
        entity,
        resource,
        actions: Object.keys(actions),
        // read lazily: schemas are loaded with the first view (`withDetails`)
        get record() {
          return recordSchema(endpointForAction(endpoints, 'show'), list());
        },
        get filters() {
          return list()?.query;
        },
      });
    }
  }
  return entities;
}
