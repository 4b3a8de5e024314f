import { useQueryClient } from '@tanstack/react-query';
import { type Identifier, useDataProvider, useResourceContext } from 'ra-core';
import { useCallback } from 'react';
import { fetchRecordAhead } from '../../../dataProvider/fetchAhead';

/**
 * Asks for the record of a row as soon as the mouse is pressed on it: its page would only ask once it is rendered. A finger that is put
 * down may be about to scroll, and a pointer that rests is only reading: neither asks.
 */
export function useFetchOnPress(view: string | undefined): ((id: Identifier) => void) | undefined {
  const resource = useResourceContext() ?? '';
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const press = useCallback(
    (id: Identifier) => void fetchRecordAhead({ queryClient, dataProvider }, resource, id),
    [queryClient, dataProvider, resource],
  );
  return view ? press : undefined;
}
