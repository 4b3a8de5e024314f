import { documentApi } from '../../../contract/document';
import { takeExportSlot } from '../../export/takeExportSlot';
import { routes } from '../../http/routes';
import { convertByGotenberg } from './convertByGotenberg';
import { convertHere } from './convertHere';

export const documentRoutes = routes(documentApi, ({ config: { GOTENBERG_URL } }) => ({
  async convert({ upload, actor, reply }) {
    const turn = await takeExportSlot(actor, reply);
    const pdf = GOTENBERG_URL
      ? await convertByGotenberg(GOTENBERG_URL, upload.bytes, turn)
      : await convertHere(upload.bytes, turn);
    return reply
      .headers({ 'content-type': 'application/pdf', 'content-disposition': 'inline; filename="dokumen.pdf"' })
      .send(pdf);
  },
}));
