import type { BodyInput } from '../../../contract/core/endpoint';
import type { merchantProductApi } from '../../../contract/merchantProduct/merchantProductApi';
import type { MerchantProduct } from '../../../contract/merchantProduct/merchantProductRecord';
import { http } from '../../dataProvider/http';

type Adding = (typeof merchantProductApi)['addOwnGoods' | 'addPertamina'];

/** Adds a product; sent again under its key (an answer may get lost) it is added once. Throws ApiError. */
export async function addProduct<E extends Adding>(
  endpoint: E,
  body: BodyInput<E>,
  key: string,
): Promise<MerchantProduct> {
  const { method, path: url } = endpoint;
  return (await http<MerchantProduct>({ method, url, body, headers: { 'Idempotency-Key': key } })).data;
}
