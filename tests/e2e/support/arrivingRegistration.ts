import { notificationApi } from '../../../contract/notification';
import type { DOCUMENT_CHECKS } from '../../../contract/registration/documentChecks';
import { registrationApi } from '../../../contract/registration/registrationApi';
import { idFromProvider } from '../../../server/gateway/remote/responses/foreignId';
import type { SpecificationProvider } from '../../support/specificationProvider/startSpecificationProvider';
import type { Backend } from './backend';
import { registrationsBy } from './newRegistration';

interface Arrived {
  id: string;
  /** Changes it in the meantime, as someone else. */
  changeMeanwhile(): Promise<unknown>;
}

/** Submits a general store's registration with four documents, as applicants send it to the backend, which notifies the staff. */
export async function arrivingRegistration(backend: Backend, baseURL: string, shop: string): Promise<Arrived> {
  if (backend.standIn) return arriveAt(backend.standIn.provider, shop);
  const registrations = await registrationsBy(baseURL);
  const { id } = await registrations.create(shop);
  return {
    id,
    async changeMeanwhile() {
      await registrations.change(await registrations.read(id), { address: 'Jl. Melati No. 3' });
      await registrations.end();
    },
  };
}

const DAY_MS = 86_400_000;
const PAPERS = ['ktp', 'nib', 'foto_toko', 'buku_rekening'] as const satisfies (keyof typeof DOCUMENT_CHECKS)[];

function arriveAt(provider: SpecificationProvider, shop: string): Arrived {
  const now = new Date().toISOString();
  const documents = PAPERS.map((type_code, at) => ({
    id: `0000000${at}-0000-4000-a000-000000000000`,
    type_code,
    file_url: '/files/contoh.png',
    file_name: `${type_code}.png`,
    mime: 'image/png',
    bytes: 70,
    expires_on: null,
    verdict: 'pending',
    checks: [],
    note: null,
    checked_by: null,
    checked_at: null,
    uploaded_at: now,
  }));
  const row = provider.add(registrationApi.list, {
    name: shop,
    type_code: 'toko-umum',
    status: 'submitted',
    submitted_at: now,
    status_since: now,
    due_at: new Date(Date.now() + 5 * DAY_MS).toISOString(),
    email: null,
    merchant_id: null,
    required_documents: PAPERS,
    requires_field_verification: false,
    documents,
  });
  const id = idFromProvider(provider.shownId(String(row.id)));
  provider.add(notificationApi.list, {
    title: 'Pendaftaran baru',
    description: `${shop} di Kabupaten Sleman mengirim pendaftaran`,
    type: 'registration',
    extra: id,
    created_at: now,
    read_at: null,
  });
  return {
    id,
    changeMeanwhile: async () => Object.assign(row, { address: 'Jl. Melati No. 3' }),
  };
}
