import type { RaRecord } from 'ra-core';
import type { Invoice } from '../../../contract/sales/invoice';
import { ResourceShow } from '../../ui/ResourceShow';
import { InvoicePage } from './InvoicePage';

const InvoiceShow = () => (
  <ResourceShow<Invoice & RaRecord> whole="items" titled>
    {invoice => <InvoicePage invoice={invoice} />}
  </ResourceShow>
);

export default InvoiceShow;
