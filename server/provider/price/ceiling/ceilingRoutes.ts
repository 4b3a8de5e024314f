import { priceCeiling } from '../../../../contract/price/priceCeiling';
import { priceCeilingApi } from '../../../../contract/price/priceCeilingApi';
import { exportHandler } from '../../../export/exportHandler';
import { crudHandlers } from '../../../http/crudHandlers';
import { routes } from '../../../http/routes';
import { ceilingStore } from './ceilingStore';
import { findBreaches } from './findBreaches';

export const ceilingRoutes = routes(priceCeilingApi, services => {
  const ceilings = ceilingStore(services.db);
  return {
    ...crudHandlers(ceilings),
    breaches: ({ query, actor }) => findBreaches(services.db, query, actor),
    export: exportHandler(services, ceilings, { record: priceCeiling, filename: 'batas-harga' }),
  };
});
