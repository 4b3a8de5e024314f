import { Download, Printer } from 'lucide-react';
import { type RaRecord, useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { documentApi } from '../../../../contract/document';
import type { Order } from '../../../../contract/order/orderRecord';
import { saveFile } from '../../../browser/saveFile';
import { ApiError } from '../../../dataProvider/ApiError';
import { download } from '../../../dataProvider/call';
import { Button } from '../../../ui/controls/Button';
import { ResourceShow } from '../../../ui/record/ResourceShow';
import { OrderSheet } from './OrderSheet';
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

/** Styles of a converted sheet, without the console's colours and fonts. */
const STYLE = `
  body { font: 12px/1.5 Helvetica, Arial, sans-serif; color: #1c2433; margin: 32px; }
  h1 { font-size: 20px; margin: 0; } h2 { font-size: 14px; margin: 16px 0 4px; } p { margin: 0 0 4px; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 4px 8px 4px 0; border-bottom: 1px solid #e3e7ed; text-align: left; vertical-align: top; }
  .number { text-align: right; } small { color: #5a6478; }`;

/** Wraps a sheet in the page that `documentApi.convert` takes. */
const sheetFile = (sheet: HTMLElement, title: string): File =>
  new File(
    [
      `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style></head>`,
      `<body>${sheet.innerHTML}</body></html>`,
    ],
    'index.html',
    { type: 'text/html' },
  );
