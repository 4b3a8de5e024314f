import { useTranslate } from 'ra-core';
import { useMemo } from 'react';

/** Kinds of records whose resource bears another name. */
const resources: Record<string, string> = { account: 'admin', order: 'monitoring-order' };

const resourceOf = (entity: string) => resources[entity] ?? entity;

/** What the log's actions and kinds of records are called; one without a word keeps its own. */
export function useAuditMessages() {
  const translate = useTranslate();
  return useMemo(
    () => ({
      action: (name: string) => translate(`resources.auditLog.actions.${name}`, { _: name }),
      entity: (name: string) =>
        translate(`resources.auditLog.entities.${name}`, {
          _: translate(`resources.${name}.name`, { smart_count: 1, _: name }),
        }),
      field: (of: string, name: string) => translate(`resources.${resourceOf(of)}.fields.${name}`, { _: name }),
      resourceOf,
    }),
    [translate],
  );
}
