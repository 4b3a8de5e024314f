import type { FastifyReply } from 'fastify';
import type { Content, TableCell } from 'pdfmake/interfaces';
import { jakartaDay } from '../../../contract/core/days';
import type { PriceArea, PricedProduct } from '../../../contract/price/priceGrid';
import type { PricedCategory } from '../../../contract/price/priceRights';
import { CATEGORIES } from '../../../contract/product';
import type { Actor } from '../../core/Actor';
import type { Turn } from '../../core/FairQueue';
import type { Db } from '../../db/types';
import { sendExport } from '../../export/sendExport';
import { takeExportSlot } from '../../export/takeExportSlot';
import { writePdf } from '../../export/writePdf';
import { allAreas, type ListedAreas } from './allAreas';

/** Sends the price list as a download, which is recorded in the audit log. */
export async function sendPricePdf(
  db: Db,
  category: PricedCategory,
  choice: ListedAreas,
  actor: Actor,
  reply: FastifyReply,
) {
  const turn = await takeExportSlot(actor, reply);
  const { areas, products, at } = await allAreas(db, category, choice, actor);
  return sendExport(db, actor, reply, {
    name: `harga-${category}-${jakartaDay(at)}.pdf`,
    format: 'pdf',
    entity: 'price',
    rows: areas.length,
    filter: choice,
    write: () => pricePdf({ category, products, areas, at, by: actor.name }, turn),
  });
}

interface List {
  category: PricedCategory;
  products: readonly PricedProduct[];
  areas: readonly PriceArea[];
  /** The instant that the prices refer to, ISO 8601. */
  at: string;
  /** The name of the person who downloads it. */
  by: string;
}

/** The number of products that fit across an A4 page. */
const COLUMNS = 8;
const GREY = '#5A6478';

const money = new Intl.NumberFormat('id-ID');
const moment = new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', dateStyle: 'long', timeStyle: 'short' });

/** Renders the printable price list: a row per area, a column per product, in several tables if needed. Inherited prices are grey. */
function pricePdf({ category, products, areas, at, by }: List, turn: Turn): Promise<Buffer> {
  const title = `Daftar Harga ${CATEGORIES[category]}`;
  const groups = Array.from({ length: Math.ceil(products.length / COLUMNS) }, (_, index) =>
    products.slice(index * COLUMNS, (index + 1) * COLUMNS),
  );
  return writePdf(
    {
      info: { title },
      pageOrientation: 'landscape',
      pageMargins: [32, 32, 32, 40],
      content: [
        { text: title, fontSize: 16, bold: true },
        {
          text: `Berlaku per ${moment.format(new Date(at))} WIB. Rupiah per satuan jual. Angka abu-abu mengikuti area di atasnya.`,
          color: GREY,
          margin: [0, 4, 0, 12],
        },
        ...groups.map((group, index): Content => tableOf(group, areas, index > 0)),
      ],
      footer: { text: `Diunduh oleh ${by}`, margin: [32, 12, 32, 0] },
    },
    turn,
  );
}

function tableOf(products: readonly PricedProduct[], areas: readonly PriceArea[], onNewPage: boolean): Content {
  const heading: TableCell[] = [
    { text: 'Area', bold: true },
    ...products.map(({ name, variant, sale_unit }) => ({
      text: [
        { text: `${name}\n`, bold: true },
        { text: variant ? `${variant}, per ${sale_unit}` : `per ${sale_unit}`, color: GREY },
      ],
      alignment: 'right' as const,
    })),
  ];
  return {
    ...(onNewPage && { pageBreak: 'before' as const }),
    fontSize: 8,
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [130, ...products.map(() => '*')],
      body: [heading, ...areas.map(area => rowOf(area, products))],
    },
    layout: 'linedTight',
  };
}

function rowOf(area: PriceArea, products: readonly PricedProduct[]): TableCell[] {
  const isRegency = area.level === 'regency';
  const cells = products.map(({ id }): TableCell => {
    const cell = area.prices.find(({ product_id }) => product_id === id);
    if (!cell) return { text: area.level === 'national' ? '–' : 'tidak dijual', color: GREY, alignment: 'right' };
    const follows = cell.source !== area.level;
    return { text: money.format(cell.amount), alignment: 'right', ...(follows && { color: GREY }) };
  });
  return [{ text: area.name, bold: !isRegency, margin: [isRegency ? 10 : 0, 0, 0, 0] }, ...cells];
}
