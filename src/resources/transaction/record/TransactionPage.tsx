import { useTranslate } from 'ra-core';
import { useCatalogue } from '../../../catalogue/CatalogueContext';
import { lazyPart } from '../../../ui/lazyPart';
import { RecordTabs } from '../../../ui/RecordTabs';
import { TransactionList } from './TransactionList';
import './transactionPage.css';

const SettlementList = lazyPart(() => import('../settlement/SettlementList').then(module => module.SettlementList));

/** The merchants' transactions, and the payouts made from them. */
const TransactionPage = () => {
  const translate = useTranslate();
  const { can } = useCatalogue();
  const t = (key: string) => translate(`resources.transaction-record.tabs.${key}`);
  return (
    <div className="transactions">
      <RecordTabs
        label={t('label')}
        tabs={[
          { name: 'records', label: t('records'), content: <TransactionList /> },
          ...(can('settlement', 'list')
            ? [{ name: 'settlements', label: t('settlements'), content: <SettlementList /> }]
            : []),
        ]}
      />
    </div>
  );
};

export default TransactionPage;
