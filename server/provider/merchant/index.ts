import { merchantHistory } from '../../../contract/merchant/merchantApi';
import { defineDomain } from '../../domain/defineDomain';
import { versionedBase } from '../../seed/BaseData';
import { loadMerchantTypes, merchantTypesVersion } from './base/loadMerchantTypes';
import { seedMerchants } from './demo/seedMerchants';
import { readMerchant } from './readMerchant';
import { merchantRoutes } from './routes';

export const merchantDomain = defineDomain({
  name: 'merchant',
  routes: [merchantRoutes],
  history: [{ ...merchantHistory, authorizeRead: readMerchant }],
  base: versionedBase('merchantTypes', () => merchantTypesVersion, loadMerchantTypes),
  demo: { after: [], seed: seedMerchants },
});
