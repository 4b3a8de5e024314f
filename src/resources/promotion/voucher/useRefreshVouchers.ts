import { useQueryClient } from '@tanstack/react-query';

/** Reads vouchers anew after some changed, and their promotion, which counts them. */
export function useRefreshVouchers() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['voucher'] }),
      queryClient.invalidateQueries({ queryKey: ['promotion'] }),
    ]);
}
