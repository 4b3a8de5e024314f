import { merchantProductApi } from '../../../contract/merchantProduct/merchantProductApi';
import { CATEGORIES, CATEGORY_CODES } from '../../../contract/product';
import { routes } from '../../http/routes';
import { placeOf } from '../price/findPlace';
import { productPrice } from '../price/productPrice';
import { offerOf } from './findOffer';
import { readShop } from './shops';
import { stockOf } from './stockSummary';
import { merchantProductStore } from './store';

const categories = CATEGORY_CODES.map(id => ({
  id,
  name: CATEGORIES[id],
  price_set_by: id === 'non-pertamina' ? ('merchant' as const) : ('provider' as const),
}));

export const merchantProductRoutes = routes(merchantProductApi, ({ db }) => {
  const store = merchantProductStore(db);
  return {
    categories: async () => ({ list: categories }),
    list: ({ query, actor }) => store.page(query, actor),
    ofMerchant: ({ params, query, actor }) => store.ofMerchant(params.id, query, actor),
    async active({ params, actor }) {
      const { list } = await store.sold(params.id, actor);
      const orderable = list.filter(({ stock, price }) => stock > 0 && price !== null);
      return { list: orderable, total: orderable.length };
    },
    changeCategory: ({ params, body, actor }) => store.changeCategory(params.id, body, actor),
    addPertamina: ({ body, actor }) => store.addPertamina(body, actor),
    addOwnGoods: ({ body, actor }) => store.addOwnGoods(body, actor),
    updatePertamina: ({ params, body, actor }) => store.updatePertamina(params.id, body, actor),
    updateOwnGoods: ({ params, body, actor }) => store.updateOwnGoods(params.id, body, actor),
    remove: ({ params, actor }) => store.remove(params.id, actor),
    async offer({ params, actor }) {
      return { list: await offerOf(db, await readShop(db, params.id, actor)) };
    },
    async price({ params, query, actor }) {
      const { merchant_id, at = new Date().toISOString() } = query;
      const place = merchant_id ? await readShop(db, merchant_id, actor) : await placeOf(db, query);
      const found = await productPrice(db, params.id, place, at);
      return { product_id: params.id, at, price: found?.amount ?? null, price_source: found };
    },
    async stock({ params, actor }) {
      const { shop, list } = await store.sold(params.id, actor);
      return stockOf(shop, list);
    },
  };
});
