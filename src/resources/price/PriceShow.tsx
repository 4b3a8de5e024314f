import { CircleCheck, Clock3, History } from 'lucide-react';
import { type RaRecord, useLocaleState, useNavigate, useNotify } from 'ra-core';
import { useState } from 'react';
import { priceApi } from '../../../contract/price/priceApi';
import type { Price, PriceStatus } from '../../../contract/price/priceRecord';
import { call } from '../../dataProvider/call';
import { formatDate } from '../../i18n/dates';
import { formatMoney, formatNumber, formatSigned } from '../../i18n/numbers';
import { Button } from '../../ui/controls/Button';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { PlanTable } from '../../ui/dialogs/sheetUpload/PlanTable';
import { Facts } from '../../ui/display/Facts';
import { FormSection } from '../../ui/form/FormSection';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { StatusChip } from '../../ui/list/cells/StatusChip';
import { ResourceShow } from '../../ui/record/ResourceShow';
import { usePrices } from './usePrices';
import './priceShow.css';

const PriceChart = lazyPart(() => import('./PriceChart').then(module => module.PriceChart));

type Row = Price & RaRecord & { history: Price[] };

/** A price, with its product's price history in its area. */
const PriceShow = () => (
  <ResourceShow<Row> whole="history" titled>
    {price => <Shown price={price} />}
  </ResourceShow>
);

const Shown = ({ price }: { price: Row }) => {
  const { t, may } = usePrices();
  const [locale] = useLocaleState();
  const field = (name: string) => t(`fields.${name}`);
  const { status, amount, sale_unit, former_amount, change_percent, ceiling } = price;
  return (
    <div className="price-show stack">
      <FormSection title={t('show.facts')}>
        <div className="field-wide">
          <Facts
            facts={[
              [field('amount'), `${formatMoney(amount)} / ${sale_unit}`],
              [field('status'), <PriceStatusChip key="status" status={status} />],
              [field('valid_from'), formatDate(price.valid_from, 'moment', locale)],
              [field('former_amount'), former_amount === null ? t('show.none_before') : formatMoney(former_amount)],
              [field('change_percent'), formatNumber(change_percent)],
              [field('ceiling'), formatMoney(ceiling)],
              [field('created_by_name'), price.created_by_name],
              [field('created_at'), formatDate(price.created_at, 'moment', locale)],
              [field('note'), price.note],
            ]}
          />
          {status === 'upcoming' && may.remove && <RemoveButton price={price} />}
        </div>
      </FormSection>
      <FormSection title={t('show.history')}>
        <div className="price-chart-place field-wide">
          <PriceChart history={price.history} />
        </div>
        <PriceHistory current={price.id} history={price.history} />
      </FormSection>
    </div>
  );
};

const RemoveButton = ({ price: { id, product_name, area } }: { price: Row }) => {
  const { t, category, reload } = usePrices();
  const notify = useNotify();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const remove = async () => {
    setBusy(true);
    try {
      await call(priceApi.remove, { params: { id: String(id) } });
      notify(t('show.removed'), { type: 'success' });
      await reload({ leaving: true });
      navigate(`/price/${category}`);
    } catch (failure) {
      setError((failure as Error).message);
      setBusy(false);
    }
  };
  return (
    <>
      <Button color="error" className="price-remove" onClick={() => setAsking(true)}>
        {t('show.remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('show.remove_ask', { product: product_name, area })}
        text={t('show.remove_text')}
        cancel={t('show.cancel')}
        confirm={t('show.confirm')}
        danger
        busy={busy}
        error={error}
        onCancel={() => setAsking(false)}
        onConfirm={() => void remove()}
      />
    </>
  );
};

export default PriceShow;

/** Price history of a product in an area, newest first. */
const PriceHistory = ({ current, history }: { current: string; history: readonly Price[] }) => {
  const { t } = usePrices();
  const [locale] = useLocaleState();
  const label = (name: keyof Price) => t(`fields.${name}`);
  return (
    <div className="field-wide">
      <PlanTable
        caption={t('show.history')}
        rows={history}
        keyOf={({ id }) => id}
        isCurrent={({ id }) => id === current}
        plain
        columns={[
          { label: label('valid_from'), render: ({ valid_from }) => formatDate(valid_from, 'moment', locale) },
          { label: label('status'), render: ({ status }) => <PriceStatusChip status={status} /> },
          { label: label('amount'), isNumber: true, render: ({ amount }) => formatNumber(amount) },
          {
            label: label('change_percent'),
            isNumber: true,
            render: ({ change_percent }) => (change_percent === null ? '–' : formatSigned(change_percent)),
          },
          { label: label('created_by_name'), render: ({ created_by_name }) => created_by_name ?? '–' },
          { label: label('note'), render: ({ note }) => note ?? '–' },
        ]}
      />
    </div>
  );
};

const looks = {
  in_force: { tone: 'success', icon: CircleCheck },
  upcoming: { tone: 'info', icon: Clock3 },
  past: { tone: 'neutral', icon: History },
} as const;

/** Whether a price is in force, scheduled or past, as a chip. */
const PriceStatusChip = ({ status }: { status: PriceStatus }) => {
  const { t } = usePrices();
  return <StatusChip {...looks[status]} label={t(`statuses.${status}`)} />;
};
