import { Plus, Store } from 'lucide-react';
import { LinkBase, type RaRecord, useTranslate } from 'ra-core';
import type { Settlement } from '../../../../contract/transaction/settlement';
import { useCatalogue } from '../../../catalogue/CatalogueContext';
import { Button } from '../../../ui/controls/Button';
import { lazyPart } from '../../../ui/lazy/lazyPart';
import { ListCount } from '../../../ui/list/ListCount';
import { FormOverList } from '../../../ui/list/onDemand/FormOverList';
import { RelatedList } from '../../../ui/list/onDemand/RelatedList';
import { ReferenceFilter } from '../../../ui/list/someFilters/ReferenceFilter';
import { DataTable } from '../../../ui/list/table/DataTable';
import { SearchField } from '../../../ui/list/tools/SearchField';
import { ToolBar } from '../../../ui/list/tools/ToolBar';
import { EmptyState } from '../../../ui/states/EmptyState';
import { merchantReference } from '../merchantReference';
import { SettledPeriod } from './SettledPeriod';
import { settlementPath } from './settlementPath';

const Column = DataTable.Col<Settlement & RaRecord>;
const newestFirst = { field: 'created_at', order: 'DESC' } as const;

const AddSettlement = lazyPart(() => import('./AddSettlement').then(module => module.AddSettlement));
const SettlementDetail = lazyPart(() => import('./SettlementDetail').then(module => module.SettlementDetail));

/** Payouts to merchants, newest first; one opens over the list, as does the form for a new one. */
export const SettlementList = () => {
  const translate = useTranslate();
  const { can } = useCatalogue();
  const t = (key: string) => translate(`resources.settlement.${key}`);
  const add = can('settlement', 'create') && (
    <Button variant="contained" component={LinkBase} to={settlementPath()} startIcon={<Plus />}>
      {t('add')}
    </Button>
  );
  return (
    <RelatedList resource="settlement" sort={newestFirst}>
      <ToolBar end={add}>
        <SearchField />
        <ReferenceFilter source="merchant_id" {...merchantReference} icon={Store} />
      </ToolBar>
      <ListCount />
      <DataTable<Settlement & RaRecord>
        rowClick={id => settlementPath(id)}
        nameWidth="16%"
        empty={<EmptyState title={t('empty')} text={t('empty_text')} action={add} />}
      >
        <Column source="number" />
        <Column source="created_at" />
        <Column source="merchant_name" />
        <Column
          source="start_date"
          label={t('detail.period')}
          render={settlement => <SettledPeriod {...settlement} />}
        />
        <Column source="orders" kind="number" />
        <Column source="net_amount" kind="number" />
        <Column source="reference" />
      </DataTable>
      <FormOverList resource="settlement" add={AddSettlement} edit={SettlementDetail} />
    </RelatedList>
  );
};
