import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../core/Actor';
import { notFound } from '../../core/HttpError';
import { reaches } from '../../core/regionScope';
import type { Services } from '../../http/Services';
import { isUuid } from '../../store/isUuid';
import { merchants } from '../merchant/table';
import { documentKey, documentUrl } from './documentFiles';
import { merchant_documents, registrations } from './table';

/**
 * Sends a paper to whoever may see the registration or the merchant that it belongs to. A picture may be shown; a PDF is sent as a
 * download, so that nothing in it ever runs on this origin. No cache keeps it.
 *
 * @throws HttpError 404 also where the person may not see it
 */
export async function sendDocument(
  { db, files }: Pick<Services, 'db' | 'files'>,
  { id, name }: { id: string; name: string },
  actor: Actor,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [paper] = isUuid(id)
    ? await db
        .select({
          file_url: merchant_documents.file_url,
          file_name: merchant_documents.file_name,
          mime: merchant_documents.mime,
          of_registration: registrations.region_code,
          of_merchant: merchants.region_code,
        })
        .from(merchant_documents)
        .leftJoin(registrations, eq(registrations.id, merchant_documents.registration_id))
        .leftJoin(merchants, eq(merchants.id, merchant_documents.merchant_id))
        .where(eq(merchant_documents.id, id))
    : [];
  const sees =
    (paper?.of_registration &&
      actor.slugs.has('can_read_registrasi_merchant') &&
      reaches(actor, paper.of_registration)) ||
    (paper?.of_merchant && actor.slugs.has('can_read_list_merchant') && reaches(actor, paper.of_merchant));
  if (!paper || !sees || paper.file_url !== documentUrl(id, name)) throw notFound('Dokumen tidak ditemukan.');
  const bytes = await files.get(documentKey(name));
  if (!bytes) throw notFound('Berkas dokumen tidak ditemukan.');
  const how = paper.mime === 'application/pdf' ? 'attachment' : 'inline';
  return reply
    .headers({
      'content-type': paper.mime,
      'content-disposition': `${how}; filename*=UTF-8''${encodeURIComponent(paper.file_name)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    })
    .send(bytes);
}
