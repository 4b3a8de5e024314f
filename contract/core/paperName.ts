import { fileName } from './fileName';

/** Returns the name under which an uploaded document is shown and saved; its address ends in `/{id}.pdf/{original name}`. */
export function paperName(address: string): string {
  const [file = '', name = ''] = address.split('/').slice(-2);
  let original = name;
  try {
    original = decodeURIComponent(name);
  } catch {}
  return file.includes('.') ? fileName(original, file) : original;
}
