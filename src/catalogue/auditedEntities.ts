import type { z } from 'zod';
import { recordSchema } from '../../contract/core/listSchema';
import { endpointBehind } from '../dataProvider/endpointMap';
import type { Resource } from '../declarations/defineResource';

interface AuditedEntity {
  entity: string;
  /** The resource whose messages name it. */
  resource: string;
  /** Actions that it has a message for, besides the common ones. */
  actions: readonly string[];
  /** The record as answers carry it: its labels and kinds say how its values are read. */
  record: z.ZodObject | undefined;
}

/** Every entity of the audit log that a resource names, by the first that does. */
export function auditedEntities(resources: readonly Resource[]): ReadonlyMap<string, AuditedEntity> {
  const entities = new Map<string, AuditedEntity>();
  for (const { name: resource, messages, endpoints } of resources) {
    const record = recordSchema(endpointBehind(endpoints, 'show'), endpointBehind(endpoints, 'list'));
    for (const [entity, named] of Object.entries(messages.id.audit ?? {})) {
      const { actions = {} } = named as { actions?: object };
      if (!entities.has(entity)) entities.set(entity, { entity, resource, actions: Object.keys(actions), record });
    }
  }
  return entities;
}
