import type { AuditRow } from '../../../contract/auditLog';
import { useCatalogue } from '../../catalogue/CatalogueContext';
import { useAuditMessages } from '../../catalogue/useAuditMessages';
import { recordAddress } from '../../ui/record/recordAddress';

type Named = Pick<AuditRow, 'action' | 'entity' | 'entity_id'>;

/** Returns a function that gives the page of an entry's record; undefined if it has none, is deleted, or may not be opened. */
export function useRecordAddress(): (entry: Named) => string | undefined {
  const catalogue = useCatalogue();
  const { resourceOf } = useAuditMessages();
  return ({ action, entity, entity_id: id }) => {
    const resource = catalogue.findResource(resourceOf(entity));
    if (!resource || id === null || action === 'delete' || resource.recordPath) return undefined;
    // further entities that a resource declares are not its own records
    if (Object.keys(resource.messages.id.audit ?? {})[0] !== entity) return undefined;
    const address = recordAddress(catalogue, resource, { id });
    return address?.includes(':') ? undefined : address;
  };
}
