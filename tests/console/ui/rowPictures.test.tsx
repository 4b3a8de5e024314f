import { render } from '@testing-library/react';
import { Thumbnail } from '../../../src/resources/banner/BannerList';
import { ProductPicture } from '../../../src/resources/merchantProduct/ProductTable';
import { PersonAvatar } from '../../../src/ui/display/PersonAvatar';
import { valueCell } from '../../../src/ui/list/table/valueCell';

const URL = '/files/gambar.webp';
const ofCell = valueCell(
  { resource: 'banner', source: 'image_url', schema: undefined, kind: 'image' },
  { translate: key => key, locale: 'id' },
);

test.each([
  ['a field of kind image', ofCell(URL)],
  ['a banner', <Thumbnail key="banner" url={URL} />],
  ['a person', <PersonAvatar key="person" name="Ratna" photo={URL} />],
  ['a product', <ProductPicture key="product" image_url={URL} category_code="lpg" />],
])('the picture of %s in a row is a lazily loaded thumbnail with fixed size', (_name, element) => {
  const picture = render(element).container.querySelector('img')!;
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveAttribute('src', '/files/gambar-thumb.webp');
  for (const side of ['width', 'height']) expect(Number(picture.getAttribute(side))).toBeGreaterThan(0);
});
