import type { BodyInput } from '../../../contract/core/endpoint';
import { merchantProductApi } from '../../../contract/merchantProduct/merchantProductApi';
import type { MerchantProduct } from '../../../contract/merchantProduct/merchantProductRecord';
import { call } from '../../dataProvider/call';

type Change = BodyInput<typeof merchantProductApi.updateOwnGoods>;

/** Updates a product through the endpoint of its kind; returns null if the response does not contain it. @throws ApiError */
export const changeProduct = ({ id, product_id }: MerchantProduct, body: Change): Promise<MerchantProduct | null> =>
  product_id
    ? call(merchantProductApi.updatePertamina, { params: { id }, body })
    : call(merchantProductApi.updateOwnGoods, { params: { id }, body });
