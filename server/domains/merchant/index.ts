import { merchantHistory } from '../../../contract/merchant/merchantApi';
import { defineDomain } from '../../domain/Domain';
import { versionedBase } from '../../seed/BaseData';
import { loadMerchantTypes, merchantTypesVersion } from './base/loadMerchantTypes';
import { seedMerchants } from './demo/seedMerchants';
import type { MerchantParts } from './findMerchant';
import { findSeller } from './findSeller';
import { ownerRoutes } from './ownerRoutes';
import { merchantRoutes, merchantTypeRoutes } from './routes';

/** @param parts loaders of what higher domains add to a merchant's detail */
export const merchantDomain = (parts: MerchantParts) =>
  defineDomain({
    name: 'merchant',
    routes: [merchantRoutes(parts), merchantTypeRoutes, ownerRoutes],
    history: [{ ...merchantHistory, authorizeRead: findSeller }],
    base: versionedBase('merchantTypes', () => merchantTypesVersion, loadMerchantTypes),
    demo: { after: [], seed: seedMerchants },
  });
