/** With an ending, even a name of three-byte characters fits into the 255 bytes of file systems. */
const MAX_LENGTH = 80;

/**
 * Returns a safe name for saving a stored file: the last part of the given path, without characters that are invisible, reorder text or mean
 * something to a file system, and with the ending of what is stored, whatever the name claims: `setup.exe` is saved as `setup.exe.pdf`.
 *
 * @param stored the stored file's name or just its ending: `{id}.pdf`
 */
export function fileName(name: string, stored: string): string {
  const plain = name
    .split(/[\\/]/)
    .at(-1)!
    .replace(/[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .replace(/^[.\s]+/, '')
    .replace(/\.(?:pdf|webp|jpe?g|png)$/i, '')
    .slice(0, MAX_LENGTH)
    // half of a character that was cut in two
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
  return `${plain || 'dokumen'}.${stored.split('.').at(-1)}`;
}
