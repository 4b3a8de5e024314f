import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useCatalogue } from './CatalogueContext';

/**
 * What the audit log's actions, entities and fields are called, by what their resources declare. One that nobody declares any more,
 * in an old entry, keeps its code. An action may be named without its entity, as in a filter over all of them.
 */
export function useAuditMessages() {
  const translate = useTranslate();
  const { auditedEntities } = useCatalogue();
  return useMemo(() => {
    const resourceOf = (entity: string) => String(auditedEntities.get(entity)?.resource);
    const keyOf = (entity: string) => `resources.${resourceOf(entity)}`;
    const entityWith = (action: string) =>
      [...auditedEntities.values()].find(({ actions }) => actions.includes(action))?.entity;
    return {
      action: (name: string, entity: string | undefined = entityWith(name)) =>
        translate(`app.audit.actions.${name}`, {
          _: entity ? translate(`${keyOf(entity)}.audit.${entity}.actions.${name}`, { _: name }) : name,
        }),
      entity: (name: string) =>
        translate(`${keyOf(name)}.audit.${name}.name`, {
          _: translate(`${keyOf(name)}.name`, { smart_count: 1, _: name }),
        }),
      field: (entity: string, name: string) => translate(`${keyOf(entity)}.fields.${name}`, { _: name }),
      /** The resource whose records bear the entity's name. */
      resourceOf,
      /** The schema of the entity's records. */
      recordOf: (entity: string) => auditedEntities.get(entity)?.record,
    };
  }, [translate, auditedEntities]);
}
