import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { isUuid } from '../../../contract/core/isUuid';
import { documentErrors } from '../../../contract/registration/registrationErrors';
import type { Actor } from '../../core/Actor';
import { notFound } from '../../core/HttpError';
import { reaches } from '../../core/regionScope';
import type { Db } from '../../db/types';
import type { Services } from '../../http/Services';
import { sendStored } from '../../http/sendStored';
import { merchants } from '../merchant/table';
import { documentKey, documentUrl } from './documentFiles';
import { merchant_documents, registrations } from './table';

/**
 * Sends a document to an actor who may see its registration or its merchant.
 *
 * @throws HttpError 404, also if the actor may not see it
 */
export async function sendDocument(
  { db, files }: Pick<Services, 'db' | 'files'>,
  { id, name }: { id: string; name: string },
  actor: Actor,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const document = isUuid(id) ? await findDocument(db, id) : undefined;
  if (!document || !mayRead(document, actor) || document.file_url !== documentUrl(id, name))
    throw notFound(documentErrors.notFound());
  const file = await files.open(documentKey(name));
  if (!file) throw notFound(documentErrors.fileNotFound());
  return sendStored(reply, file, { stored: name, name: document.file_name });
}

async function findDocument(db: Db, id: string) {
  const [document] = await db
    .select({
      file_url: merchant_documents.file_url,
      file_name: merchant_documents.file_name,
      registration_region: registrations.region_code,
      merchant_region: merchants.region_code,
    })
    .from(merchant_documents)
    .leftJoin(registrations, eq(registrations.id, merchant_documents.registration_id))
    .leftJoin(merchants, eq(merchants.id, merchant_documents.merchant_id))
    .where(eq(merchant_documents.id, id));
  return document;
}

type Document = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

const mayRead = ({ registration_region, merchant_region }: Document, actor: Actor): boolean =>
  (registration_region !== null &&
    actor.slugs.has('can_read_registrasi_merchant') &&
    reaches(actor, registration_region)) ||
  (merchant_region !== null && actor.slugs.has('can_read_list_merchant') && reaches(actor, merchant_region));
