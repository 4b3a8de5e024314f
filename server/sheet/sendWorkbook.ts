import type { FastifyReply } from 'fastify';
import { EXPORT_FORMATS } from '../../contract/export';

/** Responds with a workbook as a download. */
export const sendWorkbook = (reply: FastifyReply, filename: string, bytes: Uint8Array) =>
  reply
    .type(EXPORT_FORMATS.xlsx)
    .header('content-disposition', `attachment; filename="${filename}.xlsx"`)
    .send(Buffer.from(bytes));
