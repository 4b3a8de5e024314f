import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { priceApi } from '../../../contract/price/priceApi';
import { type PriceStep, ROUNDINGS } from '../../../contract/price/priceChange';
import { call } from '../../dataProvider/call';
import { useAnswer } from '../../dataProvider/useAnswer';
import { formatNumber } from '../../i18n/numbers';
import { describedBy, FieldFrame } from '../../ui/form/FieldFrame';
import { TextBox } from '../../ui/form/TextBox';
import { useAreas } from '../../ui/useAreas';
import { CheckList } from './CheckList';
import type { PlanSource } from './PlanSource';
import { usePrices } from './usePrices';
import './bulkDialog.css';
import './priceSelect.css';

interface BulkDialogProps {
  onLook: (source: PlanSource) => void;
  onClose: () => void;
}

const KINDS = ['percent', 'amount', 'set'] as const;
/** `2,5`, `-1.000`, `+3`: as people write a number. */
const TYPED = /^[+-]?\d+(?:[.,]\d+)?$/;

/** One step for many prices: by percent, by rupiah or to a price, of chosen products in chosen provinces. */
export const BulkDialog = ({ onLook, onClose }: BulkDialogProps) => {
  const { t, category } = usePrices();
  const id = useId();
  const [kind, setKind] = useState<PriceStep['kind']>('percent');
  const [product, setProduct] = useState<readonly string[]>([]);
  const [province, setProvince] = useState<readonly string[]>([]);
  const [error, setError] = useState<string>();
  const { data } = useAnswer(priceApi.products, { params: { category } });
  const { choices } = useAreas('province', undefined);

  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // a portal's events rise through React's tree
    event.stopPropagation();
    const typed = new FormData(event.currentTarget);
    const value = numberOf(String(typed.get('value') ?? ''), kind);
    if (value === null) return setError(t('bulk.wrong'));
    const round_to = ROUNDINGS.find(each => each === Number(typed.get('round_to'))) ?? 1;
    const scope = { product: [...product], province: [...province] };
    onLook({
      divisible: true,
      send: (options, key) =>
        call(priceApi.change, { body: { category, step: { kind, value, round_to }, scope, ...options }, key }),
    });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} fullWidth maxWidth="sm">
      <form onSubmit={look} noValidate className="dialog-form">
        <DialogTitle id={`${id}-title`}>{t('bulk.title')}</DialogTitle>
        <DialogContent>
          <div className="price-bulk">
            <FieldFrame id={`${id}-kind`} label={t('bulk.kind')}>
              <select
                id={`${id}-kind`}
                className="price-select"
                value={kind}
                onChange={event => setKind(KINDS.find(each => each === event.target.value) ?? 'percent')}
              >
                {KINDS.map(each => (
                  <option key={each} value={each}>
                    {t(`bulk.${each}`)}
                  </option>
                ))}
              </select>
            </FieldFrame>
            <FieldFrame
              id={`${id}-value`}
              label={t('bulk.value')}
              required
              help={t(`bulk.value_${kind}`)}
              error={error}
              announced
            >
              <TextBox
                id={`${id}-value`}
                name="value"
                inputMode="decimal"
                wrong={error !== undefined}
                aria-required
                aria-describedby={describedBy(`${id}-value`, { error, help: true })}
                autoFocus
              />
            </FieldFrame>
            <FieldFrame id={`${id}-round`} label={t('bulk.round')}>
              <select id={`${id}-round`} name="round_to" className="price-select" defaultValue={100}>
                {ROUNDINGS.map(each => (
                  <option key={each} value={each}>
                    {each === 1 ? t('bulk.round_none') : `Rp ${formatNumber(each)}`}
                  </option>
                ))}
              </select>
            </FieldFrame>
            <CheckList
              label={t('bulk.products')}
              none={t('bulk.all_products')}
              choices={(data?.list ?? []).map(({ id: value, name, variant }) => ({
                value,
                label: variant ? `${name}, ${variant}` : name,
              }))}
              chosen={product}
              onChoose={setProduct}
            />
            <CheckList
              label={t('bulk.areas')}
              none={t('bulk.everywhere')}
              choices={choices}
              chosen={province}
              onChoose={setProvince}
            />
          </div>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('bulk.cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('bulk.look')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

/** Percent may have decimals; in rupiah a dot parts thousands. Null where it is no number. */
function numberOf(typed: string, kind: PriceStep['kind']): number | null {
  const bare = typed.replace(/\s|%|rp/gi, '');
  const text = kind === 'percent' ? bare : bare.replaceAll('.', '');
  return TYPED.test(text) ? Number(text.replace(',', '.')) : null;
}
