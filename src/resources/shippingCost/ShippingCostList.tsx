import type { ShippingCost } from '../../../contract/shippingCost/shippingCost';
import { shippingFee } from '../../../contract/shippingCost/shippingFee';
import { formatMoney, formatNumber } from '../../i18n/numbers';
import { useResourceText } from '../../i18n/useResourceText';
import { Status } from '../../ui/display/Status';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { SelectFilter } from '../../ui/list/filter/SelectFilter';
import { List } from '../../ui/list/List';
import { FormOverList } from '../../ui/list/onDemand/FormOverList';
import { AreaFilter } from '../../ui/list/someFilters/AreaFilter';
import { DataTable } from '../../ui/list/table/DataTable';
import './shippingCost.css';

const TariffForm = lazyPart(() => import('./TariffForm').then(module => module.TariffForm));

const Column = DataTable.Col<ShippingCost>;
const EXAMPLE_M = 5_000;
const areaFields = { province: 'province', regency: 'regency' };

const filters = (
  <>
    <SelectFilter source="status" />
    <AreaFilter fields={areaFields} />
  </>
);

/** Shipping tariffs by area, with the form that the address opens. */
const ShippingCostList = () => {
  const t = useResourceText();
  const scope = ({ province_code, regency_code }: ShippingCost) =>
    t(`scopes.${regency_code ? 'regency' : province_code ? 'province' : 'nation'}`);
  const feePerKm = ({ fee_per_km, included_km }: ShippingCost) => (
    <span className="tariff-fee">
      {formatMoney(fee_per_km)}
      {included_km > 0 && <small>{t('after_included', { km: formatNumber(included_km) })}</small>}
    </span>
  );
  const example = (tariff: ShippingCost) => {
    const fee = shippingFee(tariff, EXAMPLE_M);
    return fee === null ? t('calculator.too_far') : formatMoney(fee);
  };
  return (
    <>
      <List filters={filters}>
        <DataTable>
          <Column source="area_name" secondaryText={scope} />
          <Column
            source="status"
            render={({ is_active }) => <Status source="status" value={is_active ? 'active' : 'inactive'} />}
          />
          <Column source="base_fee" />
          <Column source="fee_per_km" render={feePerKm} />
          <Column source="max_km" />
          <Column source="example" render={example} align="right" />
          <Column source="free_from" />
        </DataTable>
      </List>
      <FormOverList resource="shipping_cost" form={TariffForm} />
    </>
  );
};

export default ShippingCostList;
