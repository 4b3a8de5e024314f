import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { MERCHANT_TYPE_CODES } from '../../../contract/merchant/merchant';
import { DOCUMENT_TYPE_CODES, DOCUMENT_VERDICTS } from '../../../contract/merchant/merchantDocument';
import type { OpeningHours } from '../../../contract/merchant/openingHours';
import { REGISTRATION_STATUSES } from '../../../contract/registration/registration';
import { alphabetical } from '../../db/alphabetical';
import { id, instant, instantOfInsert, timestamps, version } from '../../db/columns';
import { placeColumns } from '../area/placeColumns';
import { updatedBy, users } from '../identity/account/table';
import { merchant_types, merchants } from '../merchant/table';

/** Applications to become a merchant. */
export const registrations = pgTable(
  'registrations',
  {
    id: id(),
    /** `REG-2611-0418`: year, month and a running number. */
    number: varchar({ length: 20 }).notNull().unique('registrations_number_key'),
    /** The merchant's name. */
    name: varchar({ length: 100 }).notNull(),
    type_code: varchar({ length: 30, enum: MERCHANT_TYPE_CODES })
      .notNull()
      .references(() => merchant_types.code),
    owner_name: varchar({ length: 100 }).notNull(),
    /** The 16-digit identity card number. */
    owner_id_number: varchar({ length: 16 }).notNull(),
    /** A mobile number in E.164, to which codes are sent. */
    phone: varchar({ length: 20 }).notNull(),
    email: varchar({ length: 254 }),
    ...placeColumns(),
    opening_hours: jsonb().$type<OpeningHours>().notNull(),
    bank_name: varchar({ length: 40 }),
    bank_account: varchar({ length: 30 }),
    bank_account_name: varchar({ length: 100 }),
    status: varchar({ length: 20, enum: REGISTRATION_STATUSES }).notNull().default('submitted'),
    submitted_at: instant(),
    /** When it entered its status. */
    status_since: instantOfInsert(),
    /** When a decision is due, in working hours from the submission; null if none is awaited from staff. */
    due_at: instant(),
    /** The reason of the last rejection or request for correction. */
    reason_code: varchar({ length: 40 }),
    reason_note: varchar({ length: 500 }),
    /** The merchant created from it. */
    merchant_id: uuid().references(() => merchants.id, { onDelete: 'set null' }),
    version: version(),
    ...timestamps(),
    updated_by: updatedBy(),
  },
  table => [
    index('registrations_name_idx').on(alphabetical(table.name), table.id),
    index('registrations_submitted_at_idx').on(table.submitted_at, table.id),
    index('registrations_due_at_idx').on(table.due_at, table.id),
    index('registrations_status_idx').on(table.status, table.due_at, table.id),
    index('registrations_type_code_idx').on(table.type_code),
    index('registrations_region_code_idx').on(table.region_code),
    index('registrations_province_code_idx').on(table.province_code, table.due_at, table.id),
    index('registrations_regency_code_idx').on(table.regency_code, table.due_at, table.id),
    index('registrations_merchant_id_idx').on(table.merchant_id),
    index('registrations_phone_idx').on(table.phone),
    index('registrations_owner_id_number_idx').on(table.owner_id_number),
    index('registrations_name_trgm_idx').using('gin', table.name.op('gin_trgm_ops')),
    index('registrations_number_trgm_idx').using('gin', table.number.op('gin_trgm_ops')),
    index('registrations_owner_name_trgm_idx').using('gin', table.owner_name.op('gin_trgm_ops')),
    index('registrations_phone_trgm_idx').using('gin', table.phone.op('gin_trgm_ops')),
    index('registrations_globe_idx').using('gist', table.globe),
    check('registrations_latitude_check', sql`${table.latitude} between -90 and 90`),
    check('registrations_longitude_check', sql`${table.longitude} between -180 and 180`),
  ],
);

/** The timeline of a registration: each step, who took it, and why. */
export const registration_events = pgTable(
  'registration_events',
  {
    id: id(),
    registration_id: uuid()
      .notNull()
      .references(() => registrations.id, { onDelete: 'cascade' }),
    from_status: varchar({ length: 20, enum: REGISTRATION_STATUSES }),
    to_status: varchar({ length: 20, enum: REGISTRATION_STATUSES }).notNull(),
    actor_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** A member of staff, or the applicant. */
    actor_name: varchar({ length: 100 }).notNull(),
    reason_code: varchar({ length: 40 }),
    note: varchar({ length: 500 }),
    created_at: instantOfInsert(),
  },
  table => [index('registration_events_registration_id_idx').on(table.registration_id, table.created_at, table.id)],
);

/** The documents of a registration, and of the merchant created from it; one of each type per registration. */
export const merchant_documents = pgTable(
  'merchant_documents',
  {
    id: id(),
    registration_id: uuid().references(() => registrations.id, { onDelete: 'cascade' }),
    merchant_id: uuid().references(() => merchants.id, { onDelete: 'cascade' }),
    type_code: varchar({ length: 30, enum: DOCUMENT_TYPE_CODES }).notNull(),
    file_url: text().notNull(),
    /** The name of the uploaded file. */
    file_name: varchar({ length: 150 }).notNull(),
    mime: varchar({ length: 100 }).notNull(),
    bytes: integer().notNull(),
    /** The last day of validity, for types that expire. */
    expires_on: date(),
    verdict: varchar({ length: 10, enum: DOCUMENT_VERDICTS }).notNull().default('pending'),
    /** Ticked points of the type's checklist. */
    checks: jsonb().$type<string[]>().notNull().default([]),
    note: varchar({ length: 300 }),
    checked_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    checked_at: instant(),
    uploaded_at: instantOfInsert(),
  },
  table => [
    uniqueIndex('merchant_documents_registration_id_type_code_key').on(table.registration_id, table.type_code),
    index('merchant_documents_merchant_id_idx').on(table.merchant_id, table.type_code),
    index('merchant_documents_expires_on_idx').on(table.expires_on),
    check('merchant_documents_of_someone_check', sql`num_nonnulls(${table.registration_id}, ${table.merchant_id}) > 0`),
  ],
);

/** People who have a registration open; shown to others, so that two people do not work on the same one. */
export const registration_viewers = pgTable(
  'registration_viewers',
  {
    registration_id: uuid()
      .notNull()
      .references(() => registrations.id, { onDelete: 'cascade' }),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    since: instantOfInsert(),
    seen_at: instantOfInsert(),
  },
  table => [uniqueIndex('registration_viewers_key').on(table.registration_id, table.user_id)],
);
