import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useCanAccess, useNotify, useRecordContext, useResourceContext } from 'ra-core';
import { useState } from 'react';
import type { Endpoint } from '../../contract/core/endpoint';
import { useCatalogue } from '../catalogue/CatalogueContext';
import { call } from '../dataProvider/call';
import { isCancelled, withPassword } from '../dataProvider/passwordGate';

type EndpointOfOne = Endpoint<'PUT /{id}'>;

export interface RecordAction {
  /** Of the resource's endpoints, called with the record's id. Its messages stand below `actions.<action>`. */
  action: string;
  /** Names the messages, where one call does several things. */
  words?: string;
  body?: object;
  /** What the messages are filled with, besides the answer. */
  args?: object;
  /** Called once it is done. */
  onDone?: () => unknown;
}

/**
 * A resource's own action on the record of the context: whether the person may, and what does it, says so (`actions.<words>.done`) and
 * reads the resource's lists and records again. Where the server wants the own password it is asked for.
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

  const act = async () => {
    if (!record || !endpoint) return;
    setBusy(true);
    try {
      const answer = await withPassword(() =>
        call(endpoint, { params: { id: String(record.id) }, ...(body && { body }) }),
      );
      notify(`${key}.done`, { type: 'success', messageArgs: { ...args, ...(answer as object | null) } });
      await onDone?.();
    } catch (error) {
      if (!isCancelled(error)) notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
    await queryClient.invalidateQueries({ queryKey: [resource] });
  };
  return { may: Boolean(record && endpoint && canAccess), key, busy, act };
}
