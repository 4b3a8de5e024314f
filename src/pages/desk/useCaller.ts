import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { phoneKind } from '../../../contract/core/phone';
import { deskApi } from '../../../contract/desk/deskApi';
import { ApiError } from '../../dataProvider/ApiError';
import { call } from '../../dataProvider/call';

/** Queries the customer with a telephone number; null for a new one. Disabled while there is no number. */
export function useCaller(phone: string | null) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [deskApi.caller.call, phone],
    queryFn: ({ signal }) =>
      call(deskApi.caller, { params: { phone: phone! }, signal }).catch(error => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
    enabled: phone !== null && phoneKind(phone) !== null,
    retry: false,
  });
  return useMemo(() => ({ data, error, isFetching, refetch }), [data, error, isFetching, refetch]);
}

export type CallerQuery = ReturnType<typeof useCaller>;
