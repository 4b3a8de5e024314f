import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { BANNER_IMAGE } from '../../../../contract/banner';
import { IMAGE_LIMITS } from '../../../../contract/file';
import type { CategoryCode } from '../../../../contract/product';
import type { DemoContext, PictureStore } from '../../../seed/DemoData';
import { endOfDay, hoursBefore, startOfDay } from '../../../seed/jakartaDay';
import { stableId } from '../../../store/stableId';
import { files } from '../../file/table';
import { banners } from '../table';
import { type BannerIdea, bannerIdeas } from './bannerIdeas';

const MIME = 'image/webp';

/** Seeds banners of every status, each with its own picture. */
export async function seedBanners({ tx, files: store, now }: Pick<DemoContext, 'tx' | 'files' | 'now'>): Promise<void> {
  const author = stableId('account', 'marketing');
  const pictures = await Promise.all(bannerIdeas.map((idea, index) => storePicture(store, idea, index)));
  await tx
    .insert(files)
    .values(pictures.map(picture => ({ ...picture, created_by: author, created_at: now.toISOString() })));
  await tx.insert(banners).values(
    bannerIdeas.map((idea, index) => {
      const updated = hoursBefore(now, 3 + ((index * 37) % 600));
      const created = new Date(Math.min(startOfDay(now, idea.start - 3).getTime() + 9 * 3_600_000, updated.getTime()));
      return {
        id: stableId('banner', idea.title),
        title: idea.title,
        description: idea.description,
        image_url: `/files/${pictures[index]!.id}.webp`,
        category_code: idea.category,
        region_code: idea.region,
        placement: idea.placement,
        cta_label: idea.cta,
        link: idea.cta && `https://www.merchants.test/info/${slugOf(idea.title)}`,
        position: index + 1,
        starts_at: startOfDay(now, idea.start).toISOString(),
        ends_at: endOfDay(now, idea.start + idea.days - 1).toISOString(),
        is_active: idea.active,
        created_at: created.toISOString(),
        updated_at: updated.toISOString(),
        updated_by: author,
      };
    }),
  );
}

async function storePicture(store: PictureStore, idea: BannerIdea, index: number) {
  const id = stableId('file', idea.title);
  const { picture, thumb } = await drawBanner(idea.category, index);
  await store.put(`${id}.webp`, picture, { mime: MIME });
  await store.put(`${id}-thumb.webp`, thumb, { mime: MIME });
  return {
    id,
    mime: MIME,
    bytes: picture.length,
    width: BANNER_IMAGE.minWidth,
    height: BANNER_IMAGE.minHeight,
    sha256: createHash('sha256').update(picture).digest('hex'),
  };
}

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The background colour, and that of the lighter disc on it. */
const COLOURS: readonly [field: string, disc: string][] = [
  ['#C0262D', '#E4575D'],
  ['#B4286E', '#D65C98'],
  ['#7A33B8', '#A168D6'],
  ['#A94E08', '#D97B2E'],
  ['#0A736E', '#2FA39C'],
  ['#24548F', '#4B83C4'],
  ['#187838', '#47A668'],
  ['#5B4FC7', '#8579E3'],
];

/** Drawn on 44 × 44. */
const ICONS: Record<CategoryCode | 'all', string> = {
  bbm: 'M8 40V14a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v26M5 40h26M28 20h4a3 3 0 0 1 3 3v9a3 3 0 0 0 6 0V19l-6-6M13 16h10v8H13z',
  lpg: 'M12 20a10 10 0 0 1 20 0v16a5 5 0 0 1-5 5H17a5 5 0 0 1-5-5zM18 11V6h8v5M12 24h20',
  pelumas: 'M14 16l6-6h8v6h4v22a3 3 0 0 1-3 3H17a3 3 0 0 1-3-3zM19 24h8v9h-8z',
  refrigeran: 'M22 4v36M6 13l32 18M38 13L6 31M17 7l5 5 5-5M17 37l5-5 5 5',
  'non-pertamina': 'M6 16h32l-3 24H9zM15 16v-4a7 7 0 0 1 14 0v4',
  all: 'M22 4c8 10 13 16 13 23a13 13 0 0 1-26 0c0-7 5-13 13-23zM15 28a7 7 0 0 0 7 7',
};

interface Drawing {
  /** 1080 × 360, WebP. */
  picture: Buffer;
  thumb: Buffer;
}

/**
 * Draws a banner's picture without text, since fonts differ between machines: a coloured background, a disc, the category's icon and
 * two lines as text placeholders. `variant` shifts positions and colours, so that no two look the same.
 */
async function drawBanner(category: CategoryCode | null, variant: number): Promise<Drawing> {
  const { minWidth: width, minHeight: height } = BANNER_IMAGE;
  const [field, disc] = COLOURS[variant % COLOURS.length]!;
  const shift = ((variant * 7) % 11) * 14;
  const lines = [0.24 + ((variant * 3) % 5) * 0.03, 0.18 + ((variant * 5) % 4) * 0.03];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${field}"/>
    <circle cx="${width * 0.72 + shift}" cy="${height * (0.3 + (variant % 4) * 0.15)}" r="${height * 0.85}" fill="${disc}" opacity=".75"/>
    <circle cx="${width * 0.05}" cy="${height * 1.05}" r="${height * 0.4 + shift}" fill="${disc}" opacity=".25"/>
    <g transform="translate(${width * 0.7} 62) scale(5.4)" fill="none" stroke="#fff" stroke-width="2.2" stroke-linejoin="round" stroke-linecap="round">
      <path d="${ICONS[category ?? 'all']}"/>
    </g>
    <rect x="86" y="112" width="${width * lines[0]!}" height="36" rx="18" fill="#fff"/>
    <rect x="86" y="176" width="${width * lines[1]!}" height="26" rx="13" fill="#fff" opacity=".65"/>
    <rect x="86" y="238" width="168" height="48" rx="12" fill="#fff" opacity=".9"/>
  </svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const drawn = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const [picture, thumb] = await Promise.all([
    drawn().webp({ quality: 80, effort: 1 }).toBuffer(),
    drawn().resize(IMAGE_LIMITS.thumbWidth).webp({ quality: 80, effort: 1 }).toBuffer(),
  ]);
  return { picture, thumb };
}
