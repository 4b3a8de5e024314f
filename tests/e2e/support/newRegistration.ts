import { randomInt } from 'node:crypto';
import { type APIRequestContext, request } from '@playwright/test';
import { DOCUMENT_CHECKS } from '../../../contract/registration/documentChecks';
import type { Registration } from '../../../contract/registration/registrationRecord';
import { PASSWORD, people } from '../../support/people';
import { picture } from './picture';

const PAPERS: readonly string[] = ['ktp', 'nib', 'foto_toko', 'buku_rekening'];

/** A merchant admin's calls for registrations of general stores (or of those that need `papers`), whose documents share one picture. */
export async function registrationsBy(baseURL: string, papers = PAPERS) {
  const context = await request.newContext({ baseURL });
  await sent(context, 'post', '/api/auth/login', { email: people.merchant, password: PASSWORD });
  const uploaded = await context.post('/api/console/registration-document', {
    multipart: { file: await picture(640, 400) },
  });
  const { file } = (await uploaded.json()).data;
  const documents = papers.map(type_code => ({ type_code, file, file_name: `${type_code}.jpg` }));

  const create = (shop: string, more: object = {}): Promise<Registration> =>
    sent(context, 'post', '/api/console/registration', {
      name: shop,
      type_code: 'toko-umum',
      owner_name: 'Sri Wahyuni',
      owner_id_number: String(randomInt(1e9, 9e9)).padStart(16, '3'),
      phone: `0857${randomInt(1e7, 9e7)}`,
      address: 'Jl. Kenanga No. 17',
      village_code: '34.04.07.2001',
      latitude: -7.75,
      longitude: 110.35,
      documents,
      ...more,
    });
  const decide = ({ id, version }: Registration, decision: string): Promise<Registration> =>
    sent(context, 'put', `/v1/cms/merchant/approval/${id}`, { decision, version });
  const check = (registration: Registration, paper: number, verdict: 'fits' | 'pending'): Promise<Registration> => {
    const { id, type_code } = registration.documents[paper]!;
    const checks = verdict === 'fits' ? DOCUMENT_CHECKS[type_code] : [];
    return sent(context, 'put', `/api/console/registration/${registration.id}/document/${id}`, {
      verdict,
      checks,
      version: registration.version,
    });
  };
  /** In review, with all documents accepted. */
  const reviewed = async (shop: string, more: object = {}): Promise<Registration> => {
    let current = await decide(await create(shop, more), 'start_review');
    for (const paper of papers.keys()) current = await check(current, paper, 'fits');
    return current;
  };
  return {
    create,
    decide,
    check,
    reviewed,
    read: (id: string): Promise<Registration> => sent(context, 'get', `/v1/cms/merchant/registration/${id}`),
    change: ({ id, version }: Registration, fields: object): Promise<Registration> =>
      sent(context, 'put', '/v1/cms/merchant/registration', { id, version, ...fields }),
    end: () => context.dispose(),
  };
}

async function sent(context: APIRequestContext, method: 'get' | 'post' | 'put', path: string, data?: object) {
  const response = await context[method](path, { data });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()).data;
}
