import { z } from 'zod';
import { endpoint } from '../core/endpoint';
import { anyText, id, instant, instantOut, rupiah } from '../core/fields';
import { needed } from '../core/needed';
import { flagFilter, listQuery, repeated } from '../core/query';
import { listOf } from '../core/response';
import { recordHistory } from '../history';
import {
  categoryUpdate,
  ownGoodsInput,
  ownGoodsUpdate,
  pertaminaInput,
  pertaminaUpdate,
  productCategory,
} from './merchantProductInput';
import {
  merchantProduct,
  merchantStock,
  offeredProduct,
  priceSource,
  seller,
  sellerDetail,
} from './merchantProductRecord';

declare module '../core/audited' {
  interface AuditedActions {
    merchant_product: never;
  }
}

const area = (length: number) => repeated(anyText(length));

/**
 * Products of merchants. In the paths, `{id}` is the merchant where products are read or listed, the merchant's product where one (or
 * its category) is changed, and the provider's product where its price is read. Records of regions out of the actor's reach are not
 * found (404).
 */
export const merchantProductApi = {
  categories: endpoint('GET /api/product/category', {
    access: 'can_read_list_merchant',
    summary: 'List product categories, and who sets the prices in each',
    response: listOf(
      z.object({
        id: needed(productCategory),
        name: needed(z.string()),
        price_set_by: z.enum(['provider', 'merchant']),
      }),
    ),
  }),
  list: endpoint('GET /api/product/merchant', {
    access: 'can_read_list_merchant',
    summary: 'List what all merchants sell',
    query: listQuery(['name']).extend({
      region: area(60),
      province: area(2),
      regency: area(5),
      district: area(8),
      village: area(13),
      category: repeated(productCategory),
    }),
    response: listOf(merchantProduct.extend({ merchant: seller })),
  }),
  ofMerchant: endpoint('GET /api/product/merchant/{id}', {
    access: 'can_read_list_merchant',
    summary: 'List what a merchant sells, with stock and the price in force at its location',
    query: listQuery(['name']).extend({ category: repeated(productCategory), is_active: flagFilter }),
    response: listOf(merchantProduct).extend({ merchant: sellerDetail }),
  }),
  active: endpoint('GET /api/product/merchant/{id}/active', {
    access: 'can_read_list_merchant',
    summary: 'List what customers can order from a merchant now: for sale, in stock, with a price',
    response: listOf(merchantProduct),
  }),
  changeCategory: endpoint('PUT /api/product/merchant/category/{id}', {
    access: 'can_update_list_merchant',
    summary: 'Move a merchant’s own goods to another category that its type may sell; 409 for products of the provider',
    body: categoryUpdate,
    response: merchantProduct,
    done: 'Kategori produk diubah.',
  }),
  addPertamina: endpoint('POST /api/product/merchant/pertamina', {
    access: ['can_create_list_merchant', 'can_update_list_merchant'],
    summary: 'Add a product of the provider to what a merchant sells',
    body: pertaminaInput,
    response: merchantProduct,
    status: 201,
    done: 'Produk ditambahkan.',
  }),
  addOwnGoods: endpoint('POST /api/product/merchant/non-pertamina', {
    access: ['can_create_list_merchant', 'can_update_list_merchant'],
    summary: 'Add a merchant’s own goods to what it sells',
    body: ownGoodsInput,
    response: merchantProduct,
    status: 201,
    done: 'Produk ditambahkan.',
  }),
  updatePertamina: endpoint('PUT /api/product/merchant/pertamina/{id}', {
    access: 'can_update_list_merchant',
    summary:
      'Update the stock, image or availability of a product of the provider; a stale version returns 409, stock below zero 422',
    body: pertaminaUpdate,
    response: merchantProduct,
    done: 'Produk disimpan.',
  }),
  updateOwnGoods: endpoint('PUT /api/product/merchant/non-pertamina/{id}', {
    access: 'can_update_list_merchant',
    summary: 'Update a merchant’s own goods; a stale version returns 409, stock below zero 422',
    body: ownGoodsUpdate,
    response: merchantProduct,
    done: 'Produk disimpan.',
  }),
  remove: endpoint('DELETE /api/console/merchant-product/{id}', {
    access: 'can_update_list_merchant',
    summary: 'Remove a product from what a merchant sells',
    done: 'Produk dihapus.',
  }),
  offer: endpoint('GET /api/console/merchant-product/offer/{id}', {
    access: 'can_read_list_merchant',
    summary: 'List products of the provider that a merchant may sell, has a price for, and does not sell yet',
    response: z.object({ list: z.array(offeredProduct) }),
  }),
  price: endpoint('GET /api/product/pertamina/{id}/price', {
    access: 'can_read_list_merchant',
    summary:
      'Get the price of a product of the provider at a location, now or at a given time; null if it has no price there',
    query: z.object({
      merchant_id: id.optional().meta({ title: 'Merchant' }),
      province: anyText(2).optional().meta({ title: 'Provinsi' }),
      regency: anyText(5).optional().meta({ title: 'Kabupaten/Kota' }),
      at: instant.optional().meta({ title: 'Waktu' }),
    }),
    response: z.object({
      product_id: id,
      at: instantOut,
      price: rupiah.nullable(),
      price_source: priceSource.nullable(),
    }),
  }),
  stock: endpoint('GET /v1/cms/merchant/stock/{id}', {
    access: 'can_read_list_merchant',
    summary: 'Get the stock of a merchant by category, for products that are for sale',
    response: merchantStock,
  }),
};

export const merchantProductHistory = recordHistory('merchant_product', merchantProductApi.ofMerchant);
