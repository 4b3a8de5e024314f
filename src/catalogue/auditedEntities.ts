import type { z } from 'zod';
import { recordSchema } from '../../contract/core/listSchema';
import { endpointBehind } from '../dataProvider/endpointMap';
import type { Resource } from '../declarations/defineResource';

interface AuditedEntity {
  entity: string;
  /** The resource with its messages. */
  resource: string;
  /** Actions with a message, besides the common ones. */
  actions: readonly string[];
  /** The record's schema: its labels and kinds determine how values are displayed. */
  record: z.ZodObject | undefined;
  /** Likewise of what a download was filtered by. */
  filters: z.ZodObject | undefined;
}

/** Every entity of the audit log declared by a resource; the first declaration wins. */
export function auditedEntities(resources: readonly Resource[]): ReadonlyMap<string, AuditedEntity> {
  const entities = new Map<string, AuditedEntity>();
  for (const { name: resource, messages, endpoints } of resources) {
    const list = endpointBehind(endpoints, 'list');
    const record = recordSchema(endpointBehind(endpoints, 'show'), list);
    for (const [entity, named] of Object.entries(messages.id.audit ?? {})) {
      const { actions = {} } = named as { actions?: object };
      if (!entities.has(entity))
        entities.set(entity, { entity, resource, actions: Object.keys(actions), record, filters: list?.query });
    }
  }
  return entities;
}
