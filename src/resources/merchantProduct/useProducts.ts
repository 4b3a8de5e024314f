import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '../../../contract/core/endpoint';
import { merchantProductApi } from '../../../contract/merchantProduct/merchantProductApi';
import type { MerchantProduct } from '../../../contract/merchantProduct/merchantProductRecord';
import { call } from '../../dataProvider/call';

type Answer = ResponseOf<typeof merchantProductApi.ofMerchant>;

const PAGE = 100;
const { ofMerchant, offer } = merchantProductApi;
const key = (merchantId: string) => [ofMerchant.call, merchantId] as const;

/** Loads a merchant's products page by page, and updates the cached rows. */
export function useProducts(merchantId: string) {
  const queryClient = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: key(merchantId),
    queryFn: ({ pageParam, signal }) =>
      call(ofMerchant, { params: { id: merchantId }, query: { page: pageParam, limit: PAGE }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.total_page ? meta.page + 1 : undefined),
  });
  const pages = query.data?.pages;
  /** Refetches the merchant's own record, which includes stock counts. */
  const refreshMerchant = () => queryClient.invalidateQueries({ queryKey: ['merchant'] });

  const refresh = async () => {
    await Promise.all([query.refetch(), queryClient.invalidateQueries({ queryKey: [offer.call] }), refreshMerchant()]);
  };

  return {
    query,
    shop: pages?.[0]?.merchant,
    total: pages?.at(-1)?.total ?? 0,
    list: pages?.flatMap(page => page.list) ?? [],

    /** Replaces a product's row by the response; refetches if that is empty. */
    show(product: MerchantProduct | null) {
      if (!product) return void refresh();
      queryClient.setQueryData<InfiniteData<Answer>>(key(merchantId), old =>
        old
          ? {
              ...old,
              pages: old.pages.map(page => ({
                ...page,
                list: page.list.map(row => (row.id === product.id ? product : row)),
              })),
            }
          : old,
      );
      void refreshMerchant();
    },

    /** Refetches after a product was added or removed. */
    refresh,

    /** Returns the product's current state on the server; undefined if it was deleted. */
    async newest(id: string): Promise<MerchantProduct | undefined> {
      const { data } = await query.refetch();
      return data?.pages.flatMap(page => page.list).find(row => row.id === id);
    },
  };
}

export type Products = ReturnType<typeof useProducts>;
