import { Download, Printer } from 'lucide-react';
import { type RaRecord, useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { documentApi } from '../../../../contract/document';
import type { Order } from '../../../../contract/order/orderRecord';
import { saveFile } from '../../../browser/saveFile';
import { ApiError } from '../../../dataProvider/ApiError';
import { download } from '../../../dataProvider/call';
import { Button } from '../../../ui/Button';
import { ResourceShow } from '../../../ui/ResourceShow';
import { OrderSheet } from './OrderSheet';
import { sheetFile } from './sheetFile';
import './orderSheet.css';

/** Printable sheet of an order, also to save as a PDF. */
const OrderPdf = () => {
  const translate = useTranslate();
  const title = translate('resources.monitoring-order.title.pdf');
  return (
    <ResourceShow<Order & RaRecord>
      whole="events"
      meta={({ id, number }) => ({ title: `${title} ${number}`, back: `/monitoring-order/${id}` })}
    >
      {order => <Printable order={order} />}
    </ResourceShow>
  );
};

const Printable = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const sheet = useRef<HTMLElement>(null);
  const [converting, setConverting] = useState(false);
  const t = (key: string, args?: object) => translate(`resources.monitoring-order.print.${key}`, args);
  const convert = async () => {
    setConverting(true);
    try {
      const file = sheetFile(sheet.current!, order.number);
      saveFile((await download(documentApi.convert, { file })).file, `${order.number}.pdf`);
    } catch (error) {
      notify(error instanceof ApiError ? error.message : t('failed'), { type: 'error' });
    } finally {
      setConverting(false);
    }
  };
  return (
    <div className="order-print">
      <div className="order-print-tools">
        <Button variant="outlined" startIcon={<Download />} disabled={converting} onClick={() => void convert()}>
          {t(converting ? 'converting' : 'download')}
        </Button>
        <Button variant="contained" startIcon={<Printer />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <OrderSheet ref={sheet} order={order} />
    </div>
  );
};

export default OrderPdf;
