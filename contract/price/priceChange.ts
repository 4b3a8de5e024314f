import { z } from 'zod';
import { MAX_AREA_CODE } from '../area/areaCode';
import { REGION_CODES } from '../area/region';
import { anyText, id, instant, optionalText, rupiah } from '../core/fields';
import { flag } from '../core/query';
import { PRICED_CATEGORIES } from './priceRights';

/** Maximum number of prices in one change. */
export const MAX_PRICE_ROWS = 5_000;
/** How many years ahead a price may be scheduled. */
export const MAX_YEARS_AHEAD = 2;
/** Rounding steps in rupiah. */
export const ROUNDINGS = [1, 10, 50, 100, 500, 1_000] as const;

/** The format of area codes is up to the provider of areas, so only the length is limited. */
const areaText = anyText(MAX_AREA_CODE);
const areaCode = areaText
  .min(1)
  .nullish()
  .transform(value => value ?? null);

/** An area: a regency, a province, or by default the whole country. */
export const priceArea = z.object({ province_code: areaCode, regency_code: areaCode });

const note = optionalText(200).meta({ title: 'Catatan' });
const valid_from = instant
  .nullish()
  .transform(value => value ?? null)
  .meta({ title: 'Berlaku mulai' });
const fingerprint = anyText(64).nullish().meta({ title: 'Tanda lihat dahulu' });

const common = {
  category: z.enum(PRICED_CATEGORIES).meta({ title: 'Kategori' }),
  /** Never in the past; if omitted, the moment it is applied. */
  valid_from,
  note,
  /** Whether to return only the plan, without applying it. */
  dry_run: z.boolean().default(true).meta({ title: 'Lihat dahulu' }),
  /** Fingerprint of the dry run, to apply exactly what it showed. */
  fingerprint,
};

const row = priceArea.extend({
  product_id: id.meta({ title: 'Produk' }),
  amount: rupiah.min(1).meta({ title: 'Harga baru' }),
});

/** How existing prices change. */
export const priceStep = z.object({
  kind: z.enum(['percent', 'amount', 'set']).meta({ title: 'Cara' }),
  /** A percentage, a difference in rupiah, or the new price itself. */
  value: z.number().min(-1_000_000_000).max(1_000_000_000).meta({ title: 'Nilai' }),
  round_to: z
    .union(ROUNDINGS.map(value => z.literal(value)))
    .default(1)
    .meta({ title: 'Pembulatan' }),
});
export type PriceStep = z.output<typeof priceStep>;

const many = <Item extends z.ZodType>(item: Item, most: number) => z.array(item).max(most).default([]);

/** Prices that a step changes: all by default; with areas, those in force there and those set for areas within them. */
export const priceScope = z.object({
  product: many(id, 100).meta({ title: 'Produk' }),
  region: many(z.enum(REGION_CODES), 8),
  province: many(areaText, 40).meta({ title: 'Provinsi' }),
  regency: many(areaText, 600),
});

/** Body of PUT: either rows with new prices, or one step over a scope. */
export const priceChange = z
  .object({
    ...common,
    rows: z.array(row).min(1).max(MAX_PRICE_ROWS).optional().meta({ title: 'Baris harga' }),
    step: priceStep.optional().meta({ title: 'Perubahan' }),
    scope: priceScope.optional().meta({ title: 'Cakupan' }),
  })
  .superRefine((value, context) => {
    if ((value.rows === undefined) === (value.step === undefined))
      context.addIssue({
        code: 'custom',
        path: [value.rows ? 'step' : 'rows'],
        input: undefined,
        params: { rule: value.rows ? 'value' : 'required' },
      });
  });
export type PriceChange = z.output<typeof priceChange>;

/** Body of POST: one price for products in areas that may not have had one. */
export const priceAddition = z.object({
  ...common,
  products: z.array(id).min(1).max(100).meta({ title: 'Produk' }),
  areas: z.array(priceArea).min(1).max(600).meta({ title: 'Area' }),
  amount: rupiah.min(1).meta({ title: 'Harga' }),
});
export type PriceAddition = z.output<typeof priceAddition>;

/** Query of the Excel upload: the body is the file. */
export const priceUpload = z.object({
  category: common.category,
  valid_from,
  note,
  fingerprint,
  dry_run: flag.default(true),
});
export type PriceUpload = z.output<typeof priceUpload>;
