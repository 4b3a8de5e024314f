import { merchantProductApi } from '../../../contract/merchantProduct/merchantProductApi';
import { CATEGORIES, CATEGORY_CODES } from '../../../contract/product';
import { routes } from '../../http/routes';
import { wholeList } from '../../store/listMeta';
import { findSeller } from '../merchant/findSeller';
import { findPlace } from '../price/findPlace';
import { productPrice } from '../price/productPrice';
import { addOwnGoods, addPertamina } from './addProduct';
import { changeCategory } from './changeCategory';
import { findOffer } from './findOffer';
import { productQueries } from './productQueries';
import { removeProduct } from './removeProduct';
import { stockSummary } from './stockSummary';
import { updateProduct } from './updateProduct';

const categories = CATEGORY_CODES.map(id => ({
  id,
  name: CATEGORIES[id],
  price_set_by: id === 'non-pertamina' ? ('merchant' as const) : ('provider' as const),
}));

export const merchantProductRoutes = routes(merchantProductApi, ({ db }) => {
  const products = productQueries(db);
  return {
    categories: async () => wholeList(categories),
    list: ({ query, actor }) => products.page(query, actor),
    ofMerchant: ({ params, query, actor }) => products.ofMerchant(params.id, query, actor),
    async active({ params, actor }) {
      const { list } = await products.active(params.id, actor);
      const orderable = list.filter(({ stock, price }) => stock > 0 && price !== null);
      return wholeList(orderable);
    },
    changeCategory: ({ params, body, actor }) => changeCategory(db, params.id, body, actor),
    addPertamina: ({ body, actor }) => addPertamina(db, body, actor),
    addOwnGoods: ({ body, actor }) => addOwnGoods(db, body, actor),
    updatePertamina: ({ params, body, actor }) => updateProduct(db, 'pertamina', params.id, body, actor),
    updateOwnGoods: ({ params, body, actor }) => updateProduct(db, 'non-pertamina', params.id, body, actor),
    remove: ({ params, actor }) => removeProduct(db, params.id, actor),
    async offer({ params, actor }) {
      return { list: await findOffer(db, await findSeller(db, params.id, actor)) };
    },
    async price({ params, query, actor }) {
      const { merchant_id, at = new Date().toISOString() } = query;
      const place = merchant_id ? await findSeller(db, merchant_id, actor) : await findPlace(db, query, actor);
      const found = await productPrice(db, params.id, place, at);
      return { product_id: params.id, at, price: found?.amount ?? null, price_source: found };
    },
    async stock({ params, actor }) {
      const { seller, list } = await products.active(params.id, actor);
      return stockSummary(seller, list);
    },
  };
});
