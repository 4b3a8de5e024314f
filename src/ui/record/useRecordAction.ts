import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useCanAccess, useNotify, useRecordContext, useResourceContext } from 'ra-core';
import { useState } from 'react';
import type { Endpoint } from '../../../contract/core/endpoint';
import { useCatalogue } from '../../catalogue/CatalogueContext';
import { call } from '../../dataProvider/call';
import { isOffered } from '../../dataProvider/isOffered';
import { isCancelled, withPassword } from '../../dataProvider/passwordGate';

type EndpointOfOne = Endpoint<'PUT /{id}'>;

export interface RecordAction {
  /** Key of one of the resource's endpoints, called with the record's id. Its messages are under `actions.<action>`. */
  action: string;
  /** Key of the messages, if one endpoint serves several actions. */
  words?: string;
  body?: object;
  /** Message arguments, besides the record's fields and those of the response, which a provider may leave empty. */
  args?: object;
  /** Called after success. */
  onDone?: () => unknown;
}

/**
 * Returns a resource's custom action on the context's record: whether the user may perform it, and `act`, which does so, reports success
 * (`actions.<words>.done`) or failure and refetches the resource's lists and records. Prompts for the user's password if the server requires
 * it. `send` adds input to the body, and leaves failures to the form that asked for it.
 */
export function useRecordAction({ action, words = action, body, args, onDone }: RecordAction) {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<RaRecord>();
  const { endpointOf } = useCatalogue();
  const { canAccess } = useCanAccess({ resource, action });
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const endpoint = endpointOf(resource, action) as EndpointOfOne | undefined;
  const key = `resources.${resource}.actions.${words}`;

  const send = async (input?: object) => {
    if (!record || !endpoint) return;
    const given = { ...body, ...input };
    try {
      const response = await withPassword(() =>
        call(endpoint, { params: { id: String(record.id) }, ...((body || input) && { body: given }) }),
      );
      notify(`${key}.done`, { type: 'success', messageArgs: { ...record, ...args, ...(response as object | null) } });
      await onDone?.();
    } finally {
      await queryClient.invalidateQueries({ queryKey: [resource] });
    }
  };
  const act = async () => {
    setBusy(true);
    try {
      await send();
    } catch (error) {
      if (!isCancelled(error)) notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { may: Boolean(record && endpoint && isOffered(endpoint) && canAccess), key, busy, act, send };
}
