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
    const resourceOf = (entity: string) => `resources.${auditedEntities.get(entity)?.resource}`;
    const entityWith = (action: string) =>
      [...auditedEntities.values()].find(({ actions }) => actions.includes(action))?.entity;
    return {
      action: (name: string, entity: string | undefined = entityWith(name)) =>
        translate(`app.audit.actions.${name}`, {
          _: entity ? translate(`${resourceOf(entity)}.audit.${entity}.actions.${name}`, { _: name }) : name,
        }),
      entity: (name: string) =>
        translate(`${resourceOf(name)}.audit.${name}.name`, {
          _: translate(`${resourceOf(name)}.name`, { smart_count: 1, _: name }),
        }),
      field: (entity: string, name: string) => translate(`${resourceOf(entity)}.fields.${name}`, { _: name }),
    };
  }, [translate, auditedEntities]);
}
