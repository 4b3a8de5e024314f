import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { BelowFold } from '../../../src/ui/form/BelowFold';

const form = (
  <>
    <p>Judul</p>
    <BelowFold>
      <p>Masa berlaku</p>
    </BelowFold>
  </>
);

it('leaves content below the fold out of the first render', async () => {
  expect(renderToString(form)).toBe('<p>Judul</p>');
  render(form);
  expect(await screen.findByText('Masa berlaku')).toBeVisible();
});
