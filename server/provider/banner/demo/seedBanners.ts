import { createHash } from 'node:crypto';
import { BANNER_IMAGE } from '../../../../contract/banner';
import type { DemoContext } from '../../../seed/DemoData';
import { endOfDay, hoursBefore, startOfDay } from '../../../seed/jakartaDay';
import type { PictureStore } from '../../../seed/PictureStore';
import { stableId } from '../../../store/stableId';
import { files } from '../../file/table';
import { banners } from '../table';
import { type BannerIdea, bannerIdeas } from './bannerIdeas';
import { drawBanner } from './drawBanner';

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
