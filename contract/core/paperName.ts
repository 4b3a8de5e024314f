import { fileName } from './fileName';

/**
 * Returns the name under which an uploaded document is shown and saved; its address ends in `/{id}.pdf/{original name}`. Of any other
 * address, as another provider may give, it is the last part.
 */
export function paperName(address: string): string {
  const [name = '', file = ''] = address.split('/').toReversed();
  let original = name;
  try {
    original = decodeURIComponent(name);
  } catch {}
  return (/\.(?:pdf|webp)$/.test(file) ? fileName(original, file) : original) || address;
}
