import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { RegionCode } from '../../../contract/area/region';
import type { BodyInput } from '../../../contract/core/endpoint';
import type { DocumentTypeCode } from '../../../contract/merchant/merchantDocument';
import type { RegistrationStatus } from '../../../contract/registration/registration';
import { registrationDueAt } from '../../../contract/registration/registrationAge';
import { registrationApi } from '../../../contract/registration/registrationApi';
import { districts, provinces, regencies, villages } from '../../../server/domains/area/table';
import { merchant_types } from '../../../server/domains/merchant/table';
import { merchant_documents, registrations } from '../../../server/domains/registration/table';
import type { TestApp } from '../../support/startApp';

type Input = BodyInput<typeof registrationApi.create>;

let phones = 0;
/** Returns a mobile number that no demo record has. */
const phone = () => `0851${String(Date.now() % 1_000).padStart(3, '0')}${String(++phones).padStart(5, '0')}`;

const villageCodes = new Map<RegionCode, string>();
async function villageIn({ database: { db } }: TestApp, region: RegionCode): Promise<string> {
  const known = villageCodes.get(region);
  if (known) return known;
  const [village] = await db
    .select({ code: villages.code })
    .from(villages)
    .innerJoin(districts, eq(districts.code, villages.district_code))
    .innerJoin(regencies, eq(regencies.code, districts.regency_code))
    .innerJoin(provinces, eq(provinces.code, regencies.province_code))
    .where(eq(provinces.region_code, region))
    .limit(1);
  villageCodes.set(region, village!.code);
  return village!.code;
}

/** Submits the registration of a shop in a region. */
export async function registrationIn(app: TestApp, region: RegionCode = 'jbt', more: Partial<Input> = {}) {
  const input: Input = {
    name: `Pangkalan Uji ${randomUUID().slice(0, 8)}`,
    type_code: 'pangkalan-lpg',
    owner_name: 'Sri Wahyuni',
    owner_id_number: String(phones + 1).padStart(16, '9'),
    phone: phone(),
    email: `${randomUUID().slice(0, 8)}@pemohon.test`,
    address: 'Jl. Kenanga No. 17',
    village_code: await villageIn(app, region),
    latitude: -7.75,
    longitude: 110.35,
    ...more,
  };
  return input;
}

interface Given {
  status: RegistrationStatus;
  region?: RegionCode;
  /** Types of documents that are attached and accepted; by default all required ones. */
  documents?: readonly DocumentTypeCode[];
  input?: Partial<Input>;
}

/** Creates a registration that has reached a status, with accepted documents. */
export async function registrationAt(app: TestApp, { status, region = 'jbt', documents, input }: Given) {
  const { db } = app.database;
  const superadmin = await app.as('superadmin');
  const { status: code, body } = await superadmin.call(registrationApi.create, {
    body: await registrationIn(app, region, input),
  });
  if (code !== 201) throw new Error(`Not added: ${code} ${JSON.stringify(body.errors)}`);
  const { id, type_code } = body.data;
  const [type] = await db.select().from(merchant_types).where(eq(merchant_types.code, type_code!));
  const attached = documents ?? type!.required_document_codes;
  if (attached.length > 0)
    await db.insert(merchant_documents).values(
      attached.map(type_code => ({
        registration_id: id,
        type_code,
        file_url: `/api/console/registration-document/${randomUUID()}/${randomUUID()}.webp`,
        file_name: `${type_code}.jpg`,
        mime: 'image/webp',
        bytes: 640,
        verdict: 'fits' as const,
      })),
    );
  await db
    .update(registrations)
    .set({ status, due_at: registrationDueAt(new Date()).toISOString() })
    .where(eq(registrations.id, id));
  return (await superadmin.call(registrationApi.one, { params: { id } })).body.data;
}
