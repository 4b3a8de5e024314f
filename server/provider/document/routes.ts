import { documentApi } from '../../../contract/document';
import { takeExportSlot } from '../../export/takeExportSlot';
import { routes } from '../../http/routes';
import { convertByGotenberg } from './convertByGotenberg';
import { convertHere } from './convertHere';
import { printableHtml } from './printableHtml';

export const documentRoutes = routes(documentApi, ({ config: { GOTENBERG_URL } }) => ({
  async convert({ upload, actor, reply }) {
    takeExportSlot(actor, reply);
    const html = printableHtml(upload.bytes.toString('utf8'));
    const pdf = GOTENBERG_URL ? await convertByGotenberg(GOTENBERG_URL, html) : await convertHere(html);
    return reply
      .headers({ 'content-type': 'application/pdf', 'content-disposition': 'inline; filename="dokumen.pdf"' })
      .send(pdf);
  },
}));
