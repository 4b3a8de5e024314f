import { useQueryClient } from '@tanstack/react-query';

/** Refetches vouchers after a change, and their promotion, which counts them. */
export function useRefreshVouchers() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['voucher'] }),
      queryClient.invalidateQueries({ queryKey: ['promotion'] }),
    ]);
}
