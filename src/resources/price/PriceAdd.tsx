import { Button } from '@mui/material';
import { useNavigate } from 'ra-core';
import { type FormEvent, useId, useState } from 'react';
import { priceApi } from '../../../contract/price/priceApi';
import { call } from '../../dataProvider/call';
import { useAnswer } from '../../dataProvider/useAnswer';
import { parseMoney } from '../../i18n/numbers';
import { describedBy, FieldFrame } from '../../ui/form/FieldFrame';
import { FormSection } from '../../ui/form/FormSection';
import { TextBox } from '../../ui/form/TextBox';
import { lazyPart } from '../../ui/lazyPart';
import { useAreas } from '../../ui/useAreas';
import { CheckList } from './CheckList';
import type { PlanSource } from './PlanSource';
import { usePrices } from './usePrices';
import './priceAdd.css';
import './priceSelect.css';

const PlanDrawer = lazyPart(() => import('./PlanDrawer').then(module => module.PlanDrawer));

type Errors = Partial<Record<'products' | 'amount', string>>;

/** One price for products in an area, also where they are not sold yet; looked at before it is applied. */
const PriceAdd = () => {
  const { t, category } = usePrices();
  const navigate = useNavigate();
  const id = useId();
  const [products, setProducts] = useState<readonly string[]>([]);
  const [province, setProvince] = useState('');
  const [regency, setRegency] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [source, setSource] = useState<PlanSource | null>(null);
  const { data } = useAnswer(priceApi.products, { params: { category } });
  const provinces = useAreas('province', undefined);
  const regencies = useAreas('regency', province);

  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const amount = parseMoney(String(new FormData(event.currentTarget).get('amount') ?? ''));
    const found: Errors = {
      ...(products.length === 0 && { products: t('add.products_missing') }),
      ...((amount === null || amount < 1) && { amount: t('add.amount_wrong') }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0 || amount === null) return;
    const areas = [{ province_code: province || null, regency_code: regency || null }];
    setSource({
      divisible: false,
      send: (options, key) =>
        call(priceApi.add, { body: { category, products: [...products], areas, amount, ...options }, key }),
    });
  };
  return (
    <form className="price-add" onSubmit={look} noValidate>
      <FormSection title={t('tools.add')}>
        <p className="field-wide">{t('add.intro')}</p>
        <div className="field-wide">
          <CheckList
            label={t('add.products')}
            none=""
            choices={(data?.list ?? []).map(({ id: value, name, variant }) => ({
              value,
              label: variant ? `${name}, ${variant}` : name,
            }))}
            chosen={products}
            onChoose={setProducts}
            error={errors.products}
          />
        </div>
        <FieldFrame id={`${id}-province`} label={t('add.province')}>
          <select
            id={`${id}-province`}
            className="price-select"
            value={province}
            onChange={event => {
              setProvince(event.target.value);
              setRegency('');
            }}
          >
            <option value="">{t('add.country')}</option>
            {provinces.choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </FieldFrame>
        <FieldFrame id={`${id}-regency`} label={t('add.regency')}>
          <select
            id={`${id}-regency`}
            className="price-select"
            value={regency}
            disabled={!province}
            onChange={event => setRegency(event.target.value)}
          >
            <option value="">{t('add.whole')}</option>
            {regencies.choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </FieldFrame>
        <FieldFrame id={`${id}-amount`} label={t('add.amount')} required error={errors.amount} announced>
          <TextBox
            id={`${id}-amount`}
            name="amount"
            inputMode="numeric"
            wrong={errors.amount !== undefined}
            aria-required
            aria-describedby={describedBy(`${id}-amount`, { error: errors.amount })}
            start={<span className="price-rp">Rp</span>}
          />
        </FieldFrame>
      </FormSection>
      <Button type="submit" variant="contained">
        {t('add.look')}
      </Button>
      {source && (
        <PlanDrawer source={source} onClose={() => setSource(null)} onDone={() => navigate(`/price/${category}`)} />
      )}
    </form>
  );
};

export default PriceAdd;
