import { Download, Printer, ReceiptText } from 'lucide-react';
import { LinkBase, useCanAccess, useNotify } from 'ra-core';
import { useState } from 'react';
import type { Invoice } from '../../../contract/sales/invoice';
import { invoiceApi } from '../../../contract/sales/invoiceApi';
import { saveFile } from '../../browser/saveFile';
import { ApiError } from '../../dataProvider/ApiError';
import { download } from '../../dataProvider/call';
import { isOffered } from '../../dataProvider/isOffered';
import { Button } from '../../ui/Button';
import { orderResource } from '../order';
import { InvoiceSheet } from './InvoiceSheet';
import { useSalesText } from './useSales';
import './invoicePage.css';

/** The invoice of a sale as printed, with its actions. */
export const InvoicePage = ({ invoice }: { invoice: Invoice }) => {
  const t = useSalesText();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const { canAccess } = useCanAccess({ resource: orderResource.name, action: 'show' });
  const take = async () => {
    setBusy(true);
    try {
      const { file, name } = await download(invoiceApi.pdf, { params: { id: invoice.id } });
      saveFile(file, name);
      notify(t('invoice.downloaded', { name }), { type: 'success' });
    } catch (error) {
      notify(error instanceof ApiError ? error.message : String(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="invoice-page">
      <div className="invoice-tools">
        {canAccess && (
          <Button component={LinkBase} to={`/monitoring-order/${invoice.id}`} startIcon={<ReceiptText />}>
            {t('invoice.order')}
          </Button>
        )}
        {isOffered(invoiceApi.pdf) && (
          <Button startIcon={<Download />} disabled={busy} onClick={() => void take()}>
            {t('invoice.pdf')}
          </Button>
        )}
        <Button variant="contained" startIcon={<Printer />} onClick={() => window.print()}>
          {t('invoice.print')}
        </Button>
      </div>
      <InvoiceSheet invoice={invoice} />
    </div>
  );
};
