import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { BodyOf, QueryOf, ResponseOf } from '../../../contract/core/endpoint';
import { isUuid } from '../../../contract/core/isUuid';
import { labelsOf } from '../../../contract/core/labels';
import { REGISTRATION_STATUS_LABELS } from '../../../contract/registration/registration';
import { registrationApi, registrationRecord } from '../../../contract/registration/registrationApi';
import { documentErrors, registrationErrors } from '../../../contract/registration/registrationErrors';
import { registrationInput, type registrationUpdate } from '../../../contract/registration/registrationInput';
import { mayBeChanged } from '../../../contract/registration/registrationSteps';
import type { Actor } from '../../core/Actor';
import { HttpError, notFound } from '../../core/HttpError';
import { boundTo, reaches } from '../../core/regionScope';
import type { Db } from '../../db/types';
import { crudDomain } from '../../domain/crudDomain';
import type { Services } from '../../http/Services';
import { sendStored } from '../../http/sendStored';
import { matching } from '../../store/filters';
import { toHttpError } from '../../store/toHttpError';
import { storeDocument } from '../file/storeDocument';
import { merchants } from '../merchant/table';
import { addRegistration, findPlace } from './addRegistration';
import { attachDocuments } from './attachDocuments';
import { checkDocument } from './checkDocument';
import { decide } from './decide';
import { registrationNews } from './demo/registrationNews';
import { seedRegistrations } from './demo/seedRegistrations';
import { documentKey, documentUrl } from './documentFiles';
import { expireRegistrations } from './expireRegistrations';
import { findRegistration } from './findRegistration';
import { lockRegistration, writeRegistration } from './lockRegistration';
import { recordViewer, removeViewer } from './presence';
import { registrationFilters, registrationList } from './registrationList';
import { saveRegistration } from './saveRegistration';
import { merchant_documents, registrations } from './table';

/**
 * List and download are on the one path. A registration is a file of documents that moves by decisions, so its writes are written out;
 * its timeline is its history.
 */
export const registrationDomain = crudDomain(registrationRecord, registrationApi, registrations, {
  store: registrationList,
  filename: 'pendaftaran-merchant',
  history: false,
  handlers: services => {
    const { db } = services;
    return {
      counts: ({ query, actor }) => countRegistrations(db, query, actor),
      one: ({ params, actor }) => findRegistration(db, params.id, actor),
      create: async ({ body, actor }) => findRegistration(db, await addRegistration(services, body, actor), actor),
      update: async ({ body, actor }) => {
        await updateRegistration(services, body, actor);
        return findRegistration(db, body.id, actor);
      },
      decide: async ({ params, body, actor }) => {
        await decide(services, params.id, body, actor);
        return findRegistration(db, params.id, actor);
      },
      approveMany: ({ body, actor }) => approveMany(services, body, actor),
      check: async ({ params, body, actor }) => {
        await checkDocument(services, params, body, actor);
        return findRegistration(db, params.id, actor);
      },
      upload: ({ upload, actor }) => storeDocument(services, upload, actor, documentKey),
      file: ({ params, actor, reply }) => sendDocument(services, params, actor, reply),
      present: ({ params, actor }) => recordViewer(db, params.id, actor),
      leave: ({ params, actor }) => removeViewer(db, params.id, actor),
    };
  },
  jobs: [{ name: 'expire registrations', everySeconds: 600, run: expireRegistrations }],
  demo: { after: ['identity', 'merchant'], seed: seedRegistrations, news: registrationNews },
});

/** Counts the registrations that the actor may see, by status, in one statement. Statuses without any are omitted. */
async function countRegistrations(
  db: Db,
  query: QueryOf<typeof registrationApi.counts>,
  actor: Actor,
): Promise<ResponseOf<typeof registrationApi.counts>> {
  try {
    const list = await db
      .select({ status: registrations.status, registrations: sql<number>`count(*)`.mapWith(Number) })
      .from(registrations)
      .where(matching(registrationFilters, { ...query, region: boundTo(actor) }))
      .groupBy(registrations.status)
      .orderBy(registrations.status);
    return { list };
  } catch (error) {
    throw toHttpError(error) ?? error;
  }
}

/** Approves several registrations, each in its own transaction, so that a failure does not affect others. @returns the results, in order */
async function approveMany(services: Services, { items }: BodyOf<typeof registrationApi.approveMany>, actor: Actor) {
  const regions = boundTo(actor);
  const rows = await services.db
    .select({ id: registrations.id, number: registrations.number, name: registrations.name })
    .from(registrations)
    .where(
      and(
        inArray(
          registrations.id,
          items.map(({ id }) => id),
        ),
        regions && inArray(registrations.region_code, regions as never),
      ),
    );
  const list = [];
  for (const { id, version } of items) {
    const { number = null, name = null } = rows.find(row => row.id === id.toLowerCase()) ?? {};
    list.push({ id, number, name, ...(await approve(services, id, version, actor)) });
  }
  const approved = list.filter(({ code }) => code === 200).length;
  return { list, approved, failed: list.length - approved };
}

async function approve(services: Services, id: string, version: number, actor: Actor) {
  try {
    const merchant = await decide(services, id, { decision: 'approve', version }, actor);
    return { code: 200, message: `Disetujui dan kini menjadi merchant ${merchant}.` };
  } catch (error) {
    // unexpected errors abort the request and are logged
    if (!(error instanceof HttpError)) throw error;
    return { code: error.code, message: error.message };
  }
}

const labels: Record<string, string> = labelsOf(registrationInput);

/**
 * Corrects the given fields and documents of a registration.
 *
 * @throws HttpError 404, 409 if it is stale or finally decided, 422
 */
function updateRegistration(
  services: Services,
  { id, version, village_code, documents = [], ...fields }: z.output<typeof registrationUpdate>,
  actor: Actor,
): Promise<void> {
  return writeRegistration(services, async tx => {
    const row = await lockRegistration(tx, id, version, actor);
    if (!mayBeChanged(row.status))
      throw new HttpError(409, registrationErrors.closed({ status: REGISTRATION_STATUS_LABELS[row.status] }), {
        data: { reason: 'closed', version: row.version },
        overtaken: true,
      });
    const moves = village_code !== undefined && village_code !== row.village_code;
    const { regency_name: _, ...place } = moves ? await findPlace(tx, village_code, actor) : { regency_name: '' };
    const values = { ...fields, ...place };
    const changed = Object.keys({ ...fields, ...(moves && { village_code }) }).filter(
      name => !isEqual(row[name as keyof typeof row], values[name as keyof typeof values]),
    );
    const attached = await attachDocuments(tx, services.files, id, documents, actor);
    const changes = [...changed.map(name => labels[name] ?? name), ...attached];
    await saveRegistration(tx, actor, row, values, {
      action: 'update',
      ...(changes.length > 0 && { event: { note: `Diubah: ${changes.join(', ')}.`.slice(0, 500) } }),
      ...(attached.length > 0 && { audited: { before: {}, after: { documents: attached } } }),
    });
  });
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * Sends a document to an actor who may see its registration or its merchant.
 *
 * @throws HttpError 404, also if the actor may not see it
 */
async function sendDocument(
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
