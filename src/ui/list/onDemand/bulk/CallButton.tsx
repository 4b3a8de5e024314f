import type { LucideIcon } from 'lucide-react';
import { useCanAccess, useResourceContext, useTranslate } from 'ra-core';
import type { Endpoint } from '../../../../../contract/core/endpoint';
import { useCatalogue } from '../../../../catalogue/CatalogueContext';
import { bodyOf } from '../../../../dataProvider/bodyOf';
import { call } from '../../../../dataProvider/call';
import { Button } from '../../../controls/Button';
import { useBulk } from './useBulk';

export interface BulkActionProps {
  /** Key of one of the resource's endpoints, called with each record's id and the fields of the record that its body takes. */
  action: string;
  icon: LucideIcon;
  /** Fields of the body that are not the record's. */
  body?: object;
}

export const CallButton = ({ action, icon: Icon, body }: BulkActionProps) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { endpointOf } = useCatalogue();
  const { canAccess } = useCanAccess({ resource, action });
  const { busy, run } = useBulk();
  const endpoint = endpointOf(resource, action) as Endpoint<'PUT /{id}'> | undefined;
  if (!endpoint || !canAccess) return null;
  const key = `resources.${resource}.actions.${action}`;
  return (
    <Button
      size="small"
      startIcon={<Icon />}
      disabled={busy}
      onClick={() =>
        void run(
          record =>
            call(endpoint, {
              params: { id: String(record.id) },
              ...(endpoint.body && { body: bodyOf(endpoint, { ...record, ...body }) as object }),
            }),
          `${key}.bulk_done`,
        )
      }
    >
      {translate(`${key}.label`)}
    </Button>
  );
};
