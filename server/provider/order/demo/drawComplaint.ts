import sharp from 'sharp';
import type { CategoryCode } from '../../../../contract/product';
import { pixelText } from '../../../seed/pixelFont';

const WIDTH = 640;
const HEIGHT = 480;

const cylinder = `<rect x="210" y="150" width="220" height="270" rx="70" fill="#b52466"/><rect x="272" y="84" width="96" height="74" rx="18" fill="#7c1747"/>
  <rect x="240" y="408" width="160" height="26" rx="8" fill="#7c1747"/><rect x="250" y="230" width="140" height="90" rx="10" fill="#f6e7ee"/>`;
const bottle = (liquid: string) => `<path d="M240 160h160l30 60v190q0 24-24 24H234q-24 0-24-24V220z" fill="${liquid}"/>
  <rect x="270" y="96" width="70" height="66" rx="12" fill="#1c2433"/><rect x="236" y="262" width="168" height="110" rx="10" fill="#fdfdfb"/>`;
const can = `<rect x="190" y="150" width="260" height="280" rx="26" fill="#2f7d4f"/><path d="M230 150V96h120v54" fill="none" stroke="#1f5a38" stroke-width="26"/>
  <rect x="372" y="92" width="56" height="60" rx="10" fill="#1c2433"/><path d="M214 196h212v190H214z" fill="none" stroke="#1f5a38" stroke-width="12"/>`;
const box = `<path d="M150 220l170-70 170 70v170l-170 60-170-60z" fill="#c99b62"/><path d="M150 220l170 62 170-62M320 282v168" fill="none" stroke="#8f6a3c" stroke-width="8"/>`;

/** Drawing of the goods, and the position of the fault on it. */
const goods: Readonly<Record<CategoryCode, { drawing: string; fault: [x: number, y: number] }>> = {
  bbm: { drawing: can, fault: [400, 120] },
  lpg: { drawing: cylinder, fault: [320, 130] },
  pelumas: { drawing: bottle('#3d4660'), fault: [304, 130] },
  refrigeran: { drawing: bottle('#24548f'), fault: [304, 130] },
  'non-pertamina': { drawing: box, fault: [400, 250] },
};

const scene = (
  drawing: string,
  mark: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="#dfe4ea"/><path d="M0 380H${WIDTH}V${HEIGHT}H0z" fill="#b9a68c"/>${drawing}${mark}
  ${pixelText('CONTOH - DATA DEMO', 24, 446, 3, '#c0262d')}</svg>`;

/**
 * Draws two pictures of the goods for a complaint, as WebP with a thumbnail: one plain, one with the fault circled.
 */
export const drawComplaint = (category: CategoryCode): Promise<{ picture: Buffer; thumb: Buffer }[]> => {
  const { drawing, fault } = goods[category];
  const [x, y] = fault;
  const ring = `<circle cx="${x}" cy="${y}" r="74" fill="none" stroke="#d5202f" stroke-width="12"/>`;
  return Promise.all(
    ['', ring].map(async mark => {
      const drawn = sharp(Buffer.from(scene(drawing, mark)));
      const [picture, thumb] = await Promise.all([
        drawn.clone().webp({ quality: 76, effort: 0 }).toBuffer(),
        drawn.clone().resize(THUMB_WIDTH).webp({ quality: 76, effort: 0 }).toBuffer(),
      ]);
      return { picture, thumb };
    }),
  );
};

const THUMB_WIDTH = 160;

/** Size of each picture in pixels. */
export const COMPLAINT_PHOTO = { width: WIDTH, height: HEIGHT } as const;
