import { table } from '../support/figures';
import { measureFirstLoad } from './measureFirstLoad';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Returns the JavaScript of a first visit, as a table. */
export async function firstLoadBench(): Promise<string> {
  const loads = await measureFirstLoad();
  return table(
    ['first visit, JavaScript', 'files', 'gzip kB', 'brotli kB', 'uncompressed kB'],
    loads.map(({ name, files, gzip, brotli, raw }) => [
      name,
      files,
      kilobytes(gzip),
      kilobytes(brotli),
      kilobytes(raw),
    ]),
  );
}
