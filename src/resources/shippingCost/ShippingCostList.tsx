import { CircleDot } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { ShippingCost } from '../../../contract/shippingCost/shippingCost';
import { shippingFee } from '../../../contract/shippingCost/shippingFee';
import { formatMoney, formatNumber } from '../../i18n/numbers';
import { AreaFilterMenu } from '../../ui/list/filter/AreaFilter';
import type { Filter } from '../../ui/list/filter/Filter';
import { useAreaFilters } from '../../ui/list/filter/useAreaFilters';
import { FORM_PARAMS } from '../../ui/list/formParams';
import { type FurtherFilters, ResourceList } from '../../ui/list/List';
import type { Column } from '../../ui/list/table/Column';
import { FormOverList } from './FormOverList';
import { ShippingCostStatus } from './ShippingCostStatus';
import './shippingCost.css';

const sorts = ['area_name', 'base_fee', 'fee_per_km', 'updated_at'];
const areaFields = { province: 'province', regency: 'regency' };
const EXAMPLE_M = 5_000;

/** Tariffs of deliveries by area, with the form of the one that the address names. */
const ShippingCostList = () => {
  const translate = useTranslate();
  const filters = useMemo<Filter[]>(
    () => [
      {
        source: 'status',
        icon: CircleDot,
        choices: (['active', 'inactive'] as const).map(value => ({
          value,
          label: translate(`resources.shipping_cost.choices.status.${value}`),
          show: <ShippingCostStatus active={value === 'active'} />,
        })),
      },
    ],
    [translate],
  );
  return (
    <>
      <ResourceList<ShippingCost>
        columns={useTariffColumns()}
        filters={filters}
        useFurtherFilters={useAreas}
        sorts={sorts}
        nameOf={nameOf}
        note={note}
        keeps={FORM_PARAMS}
      />
      <FormOverList />
    </>
  );
};

function useAreas(): FurtherFilters {
  const areas = useAreaFilters(areaFields);
  return { controls: <AreaFilterMenu areas={areas} />, told: areas };
}

function useTariffColumns(): Column<ShippingCost>[] {
  const translate = useTranslate();
  return useMemo(() => {
    const t = (key: string, args?: object) => translate(`resources.shipping_cost.${key}`, args);
    return [
      { source: 'area_name', cell: ({ area_name }) => area_name, sortBy: true },
      { source: 'status', cell: ({ is_active }) => <ShippingCostStatus active={is_active} /> },
      { source: 'base_fee', cell: ({ base_fee }) => formatMoney(base_fee), sortBy: true, align: 'right' },
      {
        source: 'fee_per_km',
        cell: ({ fee_per_km, included_km }) => (
          <span className="tariff-fee">
            {formatMoney(fee_per_km)}
            {included_km > 0 && <small>{t('after_included', { km: formatNumber(included_km) })}</small>}
          </span>
        ),
        sortBy: true,
        align: 'right',
      },
      { source: 'max_km', cell: ({ max_km }) => formatNumber(max_km), align: 'right' },
      {
        source: 'example',
        cell: tariff => {
          const fee = shippingFee(tariff, EXAMPLE_M);
          return fee === null ? t('calculator.too_far') : formatMoney(fee);
        },
        align: 'right',
      },
      {
        source: 'free_from',
        cell: ({ free_from }) => (free_from === null ? '–' : formatMoney(free_from)),
        align: 'right',
      },
    ];
  }, [translate]);
}

const nameOf = ({ area_name }: ShippingCost) => area_name;
const note = (tariff: ShippingCost) => <Scope {...tariff} />;

/** How wide the area is. */
const Scope = ({ province_code, regency_code }: ShippingCost) => {
  const translate = useTranslate();
  const scope = regency_code ? 'regency' : province_code ? 'province' : 'nation';
  return translate(`resources.shipping_cost.scopes.${scope}`);
};

export default ShippingCostList;
