import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useCatalogue } from './CatalogueContext';

/**
 * Returns the labels of the audit log's actions, entities and fields, from the declarations. Undeclared ones, in old entries,
 * show their code. An action can be labelled without an entity, as in a filter over all entities.
 */
export function useAuditMessages() {
  const translate = useTranslate();
  const { auditedEntities } = useCatalogue();
  return useMemo(() => {
    const resourceOf = (entity: string) => String(auditedEntities.get(entity)?.resource);
    const keyOf = (entity: string) => `resources.${resourceOf(entity)}`;
    const recorded = (name: string) => translate(`app.history.recorded.${name}`, { _: name });
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
      field: (entity: string, name: string) => translate(`${keyOf(entity)}.fields.${name}`, { _: recorded(name) }),
      /** The label of a field for which the record's resource has no message. */
      recorded,
      /** The resource that declares an entity. */
      resourceOf,
      /** The record schema of an entity. */
      recordOf: (entity: string) => auditedEntities.get(entity)?.record,
      /** The schema of the filters of its downloads. */
      filtersOf: (entity: string) => auditedEntities.get(entity)?.filters,
    };
  }, [translate, auditedEntities]);
}
