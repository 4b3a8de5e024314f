export interface Picture {
  address: string;
  width: number;
  mode: 'light' | 'dark';
  /** Beside the page. */
  file: string;
  faults: readonly string[];
}

const escaped = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);

const figure = ({ width, mode, file, faults }: Picture) => `
  <figure${faults.length > 0 ? ' class="wrong"' : ''}>
    <a href="${file}"><img loading="lazy" src="${file}" alt="" width="${Math.round(width / 5)}"></a>
    <figcaption>${width}, ${mode}${faults.map(fault => `<br>${escaped(fault)}`).join('')}</figcaption>
  </figure>`;

/** Returns one page for looking through: a row for each screen, its faults beneath the pictures. */
export function pictureBook(pictures: readonly Picture[]): string {
  const addresses = [...new Set(pictures.map(({ address }) => address))];
  const rows = addresses.map(
    address => `<h2>${escaped(address)}</h2>
  <div>${pictures
    .filter(picture => picture.address === address)
    .map(figure)
    .join('')}</div>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Screens</title>
<style>
  body { margin: 24px; font: 14px/20px system-ui, sans-serif; }
  div { display: flex; gap: 16px; align-items: start; overflow: auto; }
  figure { margin: 0; }
  img { border: 1px solid #bbb; }
  .wrong figcaption { max-width: 320px; color: #b00020; overflow-wrap: anywhere; }
</style>
${rows.join('\n')}
</html>
`;
}
