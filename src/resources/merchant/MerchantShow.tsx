import { MessageCircle, Store } from 'lucide-react';
import { type RaRecord, useCanAccess, useLocaleState, useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { type MerchantStatus, NEXT_MERCHANT_STATUSES } from '../../../contract/merchant/merchant';
import { merchantApi, merchantStatusInput } from '../../../contract/merchant/merchantApi';
import { type Merchant, merchant as schema } from '../../../contract/merchant/merchantRecord';
import { useCatalogue } from '../../catalogue/CatalogueContext';
import { useEndpointMutation } from '../../dataProvider/useEndpointMutation';
import { formatDate } from '../../i18n/dates';
import { Button } from '../../ui/controls/Button';
import { Card } from '../../ui/display/Card';
import { contactLink } from '../../ui/display/contactLink';
import { Moment } from '../../ui/display/Moment';
import { Status } from '../../ui/display/Status';
import { smallPicture } from '../../ui/display/smallPicture';
import type { Submission } from '../../ui/form/engine/Submission';
import { FormDialog } from '../../ui/form/FormDialog';
import { TextInput } from '../../ui/form/TextInput';
import { type FieldInput, useField } from '../../ui/form/useField';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { HistoryButton } from '../../ui/record/history/HistoryButton';
import { RecordActions } from '../../ui/record/RecordActions';
import { RecordTabs } from '../../ui/record/RecordTabs';
import { ResourceShow } from '../../ui/record/ResourceShow';
import { StockLevelChip } from '../merchantProduct/StockLevelChip';
import { DocumentsPart } from './DocumentsPart';
import { ProfilePart } from './ProfilePart';
import './merchantHead.css';
import './merchantParts.css';
import './statusInput.css';

const MerchantShow = () => (
  <ResourceShow<Merchant & RaRecord> whole="opening_hours" titled>
    {merchant => (
      <div className="stack">
        <MerchantHead merchant={merchant} />
        <MerchantTabs merchant={merchant} />
      </div>
    )}
  </ResourceShow>
);

export default MerchantShow;

const MerchantProducts = lazyPart(() => import('../merchantProduct/MerchantProducts').then(module => module.default));
const MerchantOrders = lazyPart(() => import('../transaction/MerchantOrders').then(module => module.default));
const MerchantSales = lazyPart(() => import('../transaction/MerchantSales').then(module => module.default));
const PlacePart = lazyPart(() => import('./PlacePart').then(module => module.PlacePart));

/** Tabs that require a permission of their own, by the endpoint of each. */
const CALLS: Readonly<Record<string, string>> = { orders: 'list', sales: 'sales' };

/** Tabs of a merchant's details. */
const MerchantTabs = ({ merchant }: { merchant: Merchant }) => {
  const translate = useTranslate();
  const { can } = useCatalogue();
  const t = (key: string) => translate(`resources.merchant.show.${key}`);
  const parts = {
    profile: <ProfilePart merchant={merchant} />,
    products: <MerchantProducts merchantId={merchant.id} />,
    orders: <MerchantOrders merchantId={merchant.id} />,
    sales: <MerchantSales merchantId={merchant.id} />,
    documents: <DocumentsPart merchant={merchant} />,
    place: <PlacePart merchant={merchant} />,
  };
  return (
    <RecordTabs
      label={t('tabs')}
      tabs={Object.entries(parts)
        .filter(([name]) => !CALLS[name] || can('transaction', CALLS[name]))
        .map(([name, content]) => ({ name, label: t(`tab.${name}`), content }))}
    />
  );
};

/** Name and status of a merchant, with its actions. */
const MerchantHead = ({ merchant }: { merchant: Merchant }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const t = (key: string, args?: object) => translate(`resources.merchant.${key}`, args);
  const { name, number, status, status_since, status_reason, stock_level, type_code, joined_at, phone } = merchant;
  const chat = contactLink(phone, t('show.ask_stock', { name }));
  return (
    <Card className="merchant-head row wrap">
      {merchant.photo_url ? (
        <img src={smallPicture(merchant.photo_url)} alt="" />
      ) : (
        <span className="merchant-sign">
          <Store size={22} aria-hidden />
        </span>
      )}
      <div className="merchant-standing stack gap-4">
        <p className="row wrap">
          <Status source="status" value={status} />
          <StockLevelChip level={stock_level} />
          <span className="muted">
            {status && status !== 'active' && t('show.since', { date: formatDate(status_since, 'day', locale) })}
          </span>
        </p>
        <p className="row wrap">
          {t(`choices.type_code.${type_code}`)} <span className="muted">· {number} ·</span>{' '}
          <span className="muted">
            <Moment value={joined_at}>{t('show.joined', { date: formatDate(joined_at, 'day', locale) })}</Moment>
          </span>
        </p>
        {status !== 'active' && status_reason && <p className="muted row wrap">{status_reason}</p>}
      </div>
      <RecordActions>
        <HistoryButton schema={schema} />
        <StatusButton merchant={merchant} />
        {chat && (
          <Button variant="contained" href={chat} target="_blank" rel="noreferrer" startIcon={<MessageCircle />}>
            {t('show.contact')}
          </Button>
        )}
      </RecordActions>
    </Card>
  );
};

/** Opens the dialog for a status change, if one is possible and the user may make it. */
const StatusButton = ({ merchant }: { merchant: Merchant }) => {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: 'merchant', action: 'setStatus' });
  const [open, setOpen] = useState(false);
  if (!canAccess || !NEXT_MERCHANT_STATUSES[merchant.status]?.length) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
        {translate('resources.merchant.status.change')}
      </Button>
      {open && <StatusDialog merchant={merchant} onClose={() => setOpen(false)} />}
    </>
  );
};

/** The possible next statuses, what each means, and the reason. */
const StatusDialog = ({ merchant, onClose }: { merchant: Merchant; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { id, name, version } = merchant;
  const offered = NEXT_MERCHANT_STATUSES[merchant.status];
  const change = useEndpointMutation(merchantApi.setStatus);
  const t = (key: string, args?: object) => translate(`resources.merchant.${key}`, args);

  const save = async ({ values: { status, reason } }: Submission) => {
    await change.mutateAsync({ params: { id }, body: { status, reason, version } });
    notify('resources.merchant.status.saved', {
      type: 'success',
      messageArgs: { name, status: t(`choices.status.${status}`) },
    });
  };
  return (
    <FormDialog
      resource="merchant"
      title={t('status.title', { name })}
      input={merchantStatusInput}
      defaultValues={{ status: offered[0], reason: '' }}
      draft={{ form: 'status', recordId: id }}
      saveLabel={t('status.save')}
      cancelLabel={t('status.cancel')}
      maxWidth="xs"
      onSubmit={save}
      onClose={onClose}
    >
      <StatusInput source="status" offered={offered} />
      <TextInput
        source="reason"
        label="resources.merchant.status.reason"
        multiline
        helperText={t('status.reason_help')}
      />
    </FormDialog>
  );
};

interface StatusInputProps extends FieldInput {
  offered: readonly MerchantStatus[];
}

/** Choice of the possible next statuses, each with what it means. */
const StatusInput = ({ offered, ...props }: StatusInputProps) => {
  const translate = useTranslate();
  const { id, field } = useField(props);
  const t = (key: string) => translate(`resources.merchant.${key}`);
  return (
    <fieldset className="status-choices stack gap-4">
      <legend>{t('status.to')}</legend>
      {offered.map((value, index) => (
        <label key={value}>
          <input
            type="radio"
            name={field.name}
            value={value}
            checked={field.value === value}
            ref={index === 0 ? field.ref : undefined}
            onChange={() => field.onChange(value)}
            onBlur={field.onBlur}
            aria-describedby={`${id}-${value}`}
          />
          <span>
            <b>{t(`choices.status.${value}`)}</b>
            <small id={`${id}-${value}`}>{t(`status.effect.${value}`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
};
