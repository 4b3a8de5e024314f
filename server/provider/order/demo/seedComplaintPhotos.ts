import { createHash } from 'node:crypto';
import type { CategoryCode } from '../../../../contract/product';
import { CATEGORY_CODES } from '../../../../contract/product';
import type { WriteSlice } from '../../../seed/DemoData';
import type { PictureStore } from '../../../seed/PictureStore';
import { stableId } from '../../../store/stableId';
import { files } from '../../file/table';
import { COMPLAINT_PHOTO, drawComplaint } from './drawComplaint';

const MIME = 'image/webp';

/** Seeds the pictures of demo complaints, shared by category, and returns their URLs. */
export async function seedComplaintPhotos(
  slice: WriteSlice,
  store: PictureStore,
  now: Date,
): Promise<Record<CategoryCode, string[]>> {
  const stored = await Promise.all(
    CATEGORY_CODES.map(async category => {
      const pictures = await drawComplaint(category);
      const rows = pictures.map(async ({ picture, thumb }, index) => {
        const id = stableId('file', `complaint ${category} ${index}`);
        await store.put(`${id}.webp`, picture, { mime: MIME });
        await store.put(`${id}-thumb.webp`, thumb, { mime: MIME });
        const sha256 = createHash('sha256').update(picture).digest('hex');
        return { id, mime: MIME, bytes: picture.length, ...COMPLAINT_PHOTO, sha256, created_at: now.toISOString() };
      });
      return { category, rows: await Promise.all(rows) };
    }),
  );
  await slice(async tx => {
    await tx.insert(files).values(stored.flatMap(({ rows }) => rows));
  });
  return Object.fromEntries(
    stored.map(({ category, rows }) => [category, rows.map(({ id }) => `/files/${id}.webp`)]),
  ) as Record<CategoryCode, string[]>;
}
