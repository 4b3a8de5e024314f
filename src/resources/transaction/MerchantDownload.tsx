import { Download } from 'lucide-react';
import { useListContext, useTranslate } from 'ra-core';
import { transactionRecordApi } from '../../../contract/transaction/transactionRecordApi';
import { useCatalogue } from '../../catalogue/CatalogueContext';
import { address } from '../../dataProvider/address';
import { Button } from '../../ui/Button';
import { ExportProgress } from '../../ui/list/export/ExportProgress';
import { useDownload } from '../../ui/list/export/useDownload';

/** Downloads a merchant's transactions of the list's days as a workbook, for users who may export them. */
export const MerchantDownload = ({ merchantId }: { merchantId: string }) => {
  const translate = useTranslate();
  const { can } = useCatalogue();
  const { filterValues } = useListContext();
  const { running, download, stop } = useDownload();
  if (!can('transaction-record', 'merchantExport')) return null;
  const { start_date, end_date } = filterValues;
  const url = () => address(transactionRecordApi.merchantExport, { id: merchantId }, { start_date, end_date });
  return (
    <>
      <Button startIcon={<Download />} disabled={running !== null} onClick={() => void download(url())}>
        {translate('resources.transaction.download')}
      </Button>
      {running && <ExportProgress {...running} onStop={stop} />}
    </>
  );
};
