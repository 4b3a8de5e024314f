import { createHash } from 'node:crypto';
import sharp from 'sharp';
import {
  DOCUMENT_TYPE_CODES,
  DOCUMENT_TYPES,
  type DocumentTypeCode,
} from '../../../../contract/merchant/merchantDocument';
import type { Tx } from '../../../db/types';
import type { PictureStore } from '../../../seed/DemoData';
import { pixelText } from '../../../seed/pixelFont';
import { stableId } from '../../../store/stableId';
import { files } from '../../file/table';
import { documentKey } from '../documentFiles';

export interface DemoDocument {
  /** Key in the file store. */
  name: string;
  mime: string;
  bytes: number;
}

/** Stores one sample of each document type; registrations share them. */
export async function seedDocumentFiles(
  tx: Tx,
  store: PictureStore,
  now: Date,
): Promise<Record<DocumentTypeCode, DemoDocument>> {
  const documents = await Promise.all(
    DOCUMENT_TYPE_CODES.map(async code => {
      const picture = await drawDocument(code);
      const bytes = picture?.bytes ?? sample(code);
      const id = stableId('file', `paper ${code}`);
      const mime = picture ? 'image/webp' : 'application/pdf';
      const name = `${id}.${picture ? 'webp' : 'pdf'}`;
      await store.put(documentKey(name), bytes, { mime });
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const { width = null, height = null } = picture ?? {};
      return {
        code,
        name,
        row: { id, mime, bytes: bytes.length, width, height, sha256, created_at: now.toISOString() },
      };
    }),
  );
  await tx.insert(files).values(documents.map(({ row }) => row));
  return Object.fromEntries(
    documents.map(({ code, name, row }) => [code, { name, mime: row.mime, bytes: row.bytes }]),
  ) as Record<DocumentTypeCode, DemoDocument>;
}

const sample = (code: DocumentTypeCode) =>
  samplePdf(DOCUMENT_TYPES[code], [
    'CONTOH - DATA DEMO',
    'Dokumen ini dibuat untuk mencoba konsol dan tidak berlaku.',
    'Nama, nomor, dan alamat di dalam data demo adalah karangan.',
  ]);

/** Writes a minimal valid PDF: an A4 page with a title and lines of text. Latin letters only. */
function samplePdf(title: string, lines: readonly string[]): Buffer {
  const text = [
    `/F1 18 Tf 72 760 Td (${escaped(title)}) Tj /F1 11 Tf 0 -36 Td`,
    ...lines.map(line => `(${escaped(line)}) Tj 0 -18 Td`),
  ];
  const content = `BT ${text.join('\n')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&');

const SAMPLE = 'CONTOH - DATA DEMO';
const INK = '#1c2433';
const GREY = '#5a6478';

/** Draws lines of varying length as placeholders for text. */
const lines = (x: number, y: number, count: number, width: number, fill = '#b4bdca') =>
  Array.from(
    { length: count },
    (_, index) =>
      `<rect x="${x}" y="${y + index * 40}" width="${width * (0.55 + ((index * 37) % 45) / 100)}" height="14" rx="7" fill="${fill}"/>`,
  ).join('');

const card = (title: string, subtitle: string, field: string, more: string) => `
  <rect width="1000" height="630" rx="28" fill="${field}"/>
  <path d="M0 470C200 400 420 540 640 470S900 420 1000 470V630H0Z" fill="#ffffff" opacity=".35"/>
  ${pixelText(title, 60, 56, 5, INK)}${pixelText(subtitle, 60, 110, 4, INK)}${more}
  ${pixelText(SAMPLE, 60, 570, 4, '#c0262d')}`;

const identityCard = () =>
  card(
    'Kartu Tanda Penduduk',
    'NIK : 0000 0000 0000 0000',
    '#cfe3f5',
    `${lines(60, 180, 9, 460, '#7f93ab')}
     <rect x="700" y="170" width="230" height="300" fill="#e0575d"/>
     <circle cx="815" cy="285" r="58" fill="#f3d9c5"/><path d="M725 470c10-92 170-92 180 0z" fill="#3d4660"/>`,
  );

const taxCard = () => card('NPWP', '00.000.000.0-000.000', '#f3e3b3', lines(60, 190, 6, 520, '#9c8a55'));

const accountBook = () =>
  card(
    'Buku Tabungan',
    'No. Rekening : 0000 000 000',
    '#d8efe4',
    `${lines(60, 190, 5, 560, '#7aa08f')}
    <rect x="760" y="190" width="170" height="170" rx="12" fill="#2fa39c"/>`,
  );

const letter = (title: string) => `
  <rect width="1000" height="1400" fill="#fdfdfb"/>
  <circle cx="140" cy="140" r="60" fill="#0a736e"/>${lines(240, 110, 2, 520, GREY)}
  <path d="M80 240H920" stroke="${INK}" stroke-width="4"/>${pixelText(title, 120, 300, 5, INK)}
  ${lines(80, 420, 16, 800)}
  <circle cx="700" cy="1180" r="90" fill="none" stroke="#5b4fc7" stroke-width="10" opacity=".55"/>
  <path d="M620 1210c40-90 70 60 110-40s60 40 100-20" fill="none" stroke="#24548f" stroke-width="7"/>
  ${pixelText(SAMPLE, 80, 1320, 5, '#c0262d')}`;

const place = (what: string) => `
  <rect width="1200" height="800" fill="#bfe0f2"/><circle cx="1040" cy="120" r="60" fill="#ffe08a"/>
  <rect y="610" width="1200" height="190" fill="#a7a9ad"/><rect y="600" width="1200" height="16" fill="#8b8e94"/>
  ${what}${pixelText(SAMPLE, 40, 744, 5, '#c0262d')}`;

const shop = () =>
  place(`<rect x="220" y="230" width="760" height="380" fill="#f5efe4"/><path d="M180 240H1020L970 160H230Z" fill="#c0262d"/>
  <rect x="330" y="255" width="540" height="74" rx="8" fill="#0a736e"/>${pixelText('Toko Contoh', 410, 272, 6, '#ffffff')}
  <rect x="280" y="370" width="280" height="240" fill="#7c8aa0"/><rect x="640" y="370" width="280" height="180" fill="#cfe3f5"/>`);

const cylinders = (x: number, y: number) =>
  `<rect x="${x}" y="${y}" width="74" height="120" rx="26" fill="#41a35f"/><rect x="${x + 22}" y="${y - 22}" width="30" height="26" rx="6" fill="#2d7a45"/>`;

const store = () =>
  place(`<rect x="120" y="170" width="960" height="450" fill="#e6e1d6"/>
  ${Array.from({ length: 8 }, (_, index) => `<rect x="${160 + index * 112}" y="200" width="84" height="36" fill="#8fa6b5"/>`).join('')}
  ${Array.from({ length: 10 }, (_, index) => cylinders(150 + index * 92, 480)).join('')}${Array.from({ length: 9 }, (_, index) => cylinders(196 + index * 92, 350)).join('')}`);

const extinguisher = () =>
  place(`<rect x="100" y="120" width="1000" height="500" fill="#eef0f2"/><rect x="530" y="260" width="130" height="300" rx="50" fill="#c0262d"/>
  <path d="M595 260v-50h90c70 0 90 60 90 130" fill="none" stroke="#1c2433" stroke-width="16"/><rect x="548" y="350" width="94" height="110" fill="#ffffff"/>
  ${pixelText('APAR', 556, 372, 3, INK)}<path d="M740 180h150v90h-150z" fill="#c0262d"/>`);

const scale = () =>
  place(`<rect x="330" y="540" width="540" height="60" rx="14" fill="#5a6478"/><rect x="760" y="210" width="26" height="340" fill="#5a6478"/>
  <rect x="680" y="150" width="190" height="110" rx="14" fill="#1c2433"/>${pixelText('8.0', 720, 184, 6, '#7ee2b8')}${cylinders(480, 420)}${cylinders(580, 420)}`);

const pictures: Partial<Record<DocumentTypeCode, { svg: () => string; width: number; height: number }>> = {
  ktp: { svg: identityCard, width: 1000, height: 630 },
  npwp: { svg: taxCard, width: 1000, height: 630 },
  buku_rekening: { svg: accountBook, width: 1000, height: 630 },
  rekomendasi_desa: { svg: () => letter('Surat Rekomendasi'), width: 1000, height: 1400 },
  bukti_lahan: { svg: () => letter('Bukti Sewa Lahan'), width: 1000, height: 1400 },
  penunjukan_pelumas: { svg: () => letter('Surat Keterangan'), width: 1000, height: 1400 },
  penunjukan_refrigeran: { svg: () => letter('Surat Penunjukan'), width: 1000, height: 1400 },
  sertifikat_teknisi: { svg: () => letter('Sertifikat Teknisi'), width: 1000, height: 1400 },
  foto_toko: { svg: shop, width: 1200, height: 800 },
  foto_gudang: { svg: store, width: 1200, height: 800 },
  foto_apar: { svg: extinguisher, width: 1200, height: 800 },
  foto_timbangan: { svg: scale, width: 1200, height: 800 },
};

/** Draws a document of a type as a WebP picture marked as a sample; null for types that come as PDF. */
async function drawDocument(code: DocumentTypeCode): Promise<{ bytes: Buffer; width: number; height: number } | null> {
  const picture = pictures[code];
  if (!picture) return null;
  const { svg, width, height } = picture;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg()}</svg>`;
  const bytes = await sharp(Buffer.from(drawing))
    .flatten({ background: '#ffffff' })
    .webp({ quality: 76, effort: 0 })
    .toBuffer();
  return { bytes, width, height };
}
