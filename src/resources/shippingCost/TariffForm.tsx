import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type ShippingCost, shippingCost } from '../../../contract/shippingCost/shippingCost';
import { shippingFee, type Tariff } from '../../../contract/shippingCost/shippingFee';
import { formatMoney, formatNumber } from '../../i18n/numbers';
import { useResourceText } from '../../i18n/useResourceText';
import { readTyped } from '../../ui/fields/readTyped';
import { AreaInput } from '../../ui/form/AreaInput';
import { FieldNote } from '../../ui/form/FieldNote';
import { RecordDialog } from '../../ui/form/RecordDialog';
import { firstRegion } from '../../ui/form/RegionInput';
import { SchemaInput } from '../../ui/form/SchemaInput';
import { TextBox } from '../../ui/form/TextBox';
import type { RecordFormProps } from '../../ui/list/onDemand/FormOverList';
import './shippingCost.css';

const areaFields = { province: 'province_code', regency: 'regency_code' };

/** The area is fixed: another area has another tariff. */
const input = shippingCost.input.omit({ province_code: true, regency_code: true });

/** Form of an area's tariff. Users bound to a sales region choose among its provinces. */
export const TariffForm = (props: RecordFormProps<ShippingCost>) => {
  const t = useResourceText();
  const region = firstRegion() ?? undefined;
  return (
    <RecordDialog {...props} input={input}>
      {!props.record && (
        <>
          <AreaInput
            fields={areaFields}
            within={region}
            whole={{ ...(!region && { province: t('whole.country') }), regency: t('whole.province') }}
          />
          <div className="field-wide tariff-area">
            <FieldNote>{t('help.area')}</FieldNote>
          </div>
        </>
      )}
      <SchemaInput source="base_fee" />
      <SchemaInput source="fee_per_km" />
      <SchemaInput source="included_km" required />
      <SchemaInput source="max_km" required />
      <FeeExample />
      <SchemaInput source="free_from" />
      <SchemaInput source="is_active" fullWidth />
    </RecordDialog>
  );
};

const rule = shippingCost.input.pick({ base_fee: true, included_km: true, fee_per_km: true, max_km: true });
const USUAL_KM = [1, 3, 8];
const KM = { decimals: 3, grouped: true, min: 0, max: Infinity };

/** Shipping cost under the entered tariff: for a chosen distance, and for some others. */
const FeeExample = () => {
  const translate = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState('5');
  const [base_fee, included_km, fee_per_km, max_km] = useWatch({
    name: ['base_fee', 'included_km', 'fee_per_km', 'max_km'],
  });
  const { data } = rule.safeParse({ base_fee, included_km, fee_per_km, max_km });
  const t = (key: string, args?: object) => translate(`resources.shipping_cost.calculator.${key}`, args);
  const tariff: Tariff | undefined = data && { ...data, free_from: null };
  const distance = readTyped(translate, typed, { label: t('distance'), facts: KM });
  const costOf = (km: number) => {
    const fee = tariff ? shippingFee(tariff, km * 1_000) : null;
    return fee === null ? t('too_far') : formatMoney(fee);
  };
  const others = [...USUAL_KM.filter(km => km < (tariff?.max_km ?? 0)), ...(tariff ? [tariff.max_km] : [])];
  return (
    <section className="tariff-example stack gap-8 field-wide" aria-label={t('title')}>
      <div className="row wrap">
        <label htmlFor={id}>{t('title')}:</label>
        <TextBox
          id={id}
          className="tariff-distance"
          aria-label={t('distance')}
          inputMode="decimal"
          value={typed}
          wrong={'problem' in distance}
          onChange={event => setTyped(event.target.value)}
          // Enter would submit the form
          onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
          end={<span className="box-unit muted">km</span>}
        />
        <output htmlFor={id}>
          {!tariff ? t('missing') : 'value' in distance ? `= ${costOf(distance.value)}` : distance.problem}
        </output>
      </div>
      {tariff && (
        <ul>
          {others.map(km => (
            <li key={km}>
              {t('km', { km: formatNumber(km) })} <b>{costOf(km)}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
