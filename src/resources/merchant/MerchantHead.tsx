import { MessageCircle, Store } from 'lucide-react';
import { useLocaleState, useTranslate } from 'ra-core';
import { type Merchant, merchant as schema } from '../../../contract/merchant/merchantRecord';
import { formatDate } from '../../i18n/dates';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { contactLink } from '../../ui/contactLink';
import { HistoryButton } from '../../ui/history/HistoryButton';
import { Moment } from '../../ui/Moment';
import { RecordActions } from '../../ui/RecordActions';
import { smallPicture } from '../../ui/smallPicture';
import { StockLevelChip } from '../merchantProduct/StockLevelChip';
import { StatusButton } from './StatusButton';
import './merchantHead.css';
import './merchantParts.css';
import { Status } from '../../ui/status/Status';

/** Name and status of a merchant, with its actions. */
export const MerchantHead = ({ merchant }: { merchant: Merchant }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const t = (key: string, args?: object) => translate(`resources.merchant.${key}`, args);
  const { name, number, status, status_since, status_reason, stock_level, type_code, joined_at, phone } = merchant;
  const chat = contactLink(phone, t('show.ask_stock', { name }));
  return (
    <Card className="merchant-head">
      {merchant.photo_url ? (
        <img src={smallPicture(merchant.photo_url)} alt="" />
      ) : (
        <span className="merchant-sign">
          <Store size={22} aria-hidden />
        </span>
      )}
      <div className="merchant-standing">
        <p>
          <Status source="status" value={status} />
          <StockLevelChip level={stock_level} />
          <span className="merchant-muted">
            {status !== 'active' && t('show.since', { date: formatDate(status_since, 'day', locale) })}
          </span>
        </p>
        <p>
          {t(`choices.type_code.${type_code}`)} <span className="merchant-muted">· {number} ·</span>{' '}
          <span className="merchant-muted">
            <Moment value={joined_at}>{t('show.joined', { date: formatDate(joined_at, 'day', locale) })}</Moment>
          </span>
        </p>
        {status !== 'active' && status_reason && <p className="merchant-reason">{status_reason}</p>}
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
