import type { RaRecord } from 'ra-core';
import type { Merchant } from '../../../contract/merchant/merchantRecord';
import { ResourceShow } from '../../ui/ResourceShow';
import { MerchantHead } from './MerchantHead';
import { MerchantTabs } from './MerchantTabs';
import './merchantShow.css';

const MerchantShow = () => (
  <ResourceShow<Merchant & RaRecord> whole="opening_hours" titled>
    {merchant => (
      <div className="merchant">
        <MerchantHead merchant={merchant} />
        <MerchantTabs merchant={merchant} />
      </div>
    )}
  </ResourceShow>
);

export default MerchantShow;
