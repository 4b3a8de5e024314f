import { Hourglass } from 'lucide-react';
import { useLocaleState } from 'ra-core';
import { priceProposalApi } from '../../../../contract/price/priceProposalApi';
import { useEndpointQuery } from '../../../dataProvider/useEndpointQuery';
import { formatDate } from '../../../i18n/dates';
import { Button } from '../../../ui/controls/Button';
import { usePriceQuery } from '../usePriceQuery';
import { usePrices } from '../usePrices';
import './proposalNotice.css';

interface ProposalNoticeProps {
  /** Number of proposals listed; the rest are counted. */
  limit?: number;
  onOpen?: () => void;
}

/** Price changes of the category that await a second person, each with a button to open it; renders nothing if there are none. */
export const ProposalNotice = ({ limit = 3, onOpen }: ProposalNoticeProps) => {
  const { t, category } = usePrices();
  const [locale] = useLocaleState();
  const { go } = usePriceQuery();
  const { data } = useEndpointQuery(priceProposalApi.ofCategory, { params: { category }, query: { limit } });
  if (!data || data.total === 0) return null;
  const open = (id: string) => {
    onOpen?.();
    go({ ajuan: id });
  };
  return (
    <section className="proposal-notice" aria-label={t('proposal.waiting', { smart_count: data.total })}>
      <h2 className="row">
        <Hourglass size={18} aria-hidden />
        {t('proposal.waiting', { smart_count: data.total })}
      </h2>
      <ul>
        {data.list.map(({ id, note, kind, row_count, valid_from, created_by_name, created_at }) => {
          const name = note ?? t(`kinds.${kind}`);
          const from = valid_from
            ? t('batches.from', { date: formatDate(valid_from, 'moment', locale) })
            : t('proposal.from_approval');
          return (
            <li className="row gap-12 between" key={id}>
              <div>
                <b>{name}</b>
                <p>
                  {t('batches.rows', { smart_count: row_count })}, {from}.{' '}
                  {t('proposal.by', {
                    name: created_by_name ?? '–',
                    date: formatDate(created_at, 'moment', locale),
                  })}
                </p>
              </div>
              <Button aria-label={t('proposal.look_at', { name })} onClick={() => open(id)}>
                {t('proposal.look')}
              </Button>
            </li>
          );
        })}
      </ul>
      {data.total > data.list.length && <p>{t('proposal.more', { smart_count: data.total - data.list.length })}</p>}
    </section>
  );
};
