import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { AUDIT_ENTITIES, AUDITED } from '../../contract/audited';
import { useCatalogue } from './CatalogueContext';

/** The first entity that an action is recorded of; the actions that any may have are not in the table. */
const entityWith = (action: string) =>
  AUDIT_ENTITIES.find(entity => (AUDITED[entity] as readonly string[]).includes(action));

/**
 * What the audit log's actions, entities and fields are called, by what their resources declare. One that nobody declares any more,
 * in an old entry, keeps its code. An action may be named without its entity, as in a filter over all of them.
 */
export function useAuditMessages() {
  const translate = useTranslate();
  const { auditedResource } = useCatalogue();
  return useMemo(() => {
    const ofEntity = (entity: string) => `resources.${auditedResource(entity)}.audit.${entity}`;
    return {
      action: (name: string, entity: string | undefined = entityWith(name)) =>
        translate(`app.audit.actions.${name}`, {
          _: entity ? translate(`${ofEntity(entity)}.actions.${name}`, { _: name }) : name,
        }),
      entity: (name: string) =>
        translate(`${ofEntity(name)}.name`, {
          _: translate(`resources.${auditedResource(name)}.name`, { smart_count: 1, _: name }),
        }),
      field: (entity: string, name: string) =>
        translate(`resources.${auditedResource(entity)}.fields.${name}`, { _: name }),
      resourceOf: auditedResource,
    };
  }, [translate, auditedResource]);
}
