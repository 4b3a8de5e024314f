// Runs in the parsing thread (sheetWorker.mjs): plain ESM, because node, tsx, Jest and the built server all start this very file.

/** Far more than a filled format unpacks to. */
const MOST_BYTES = 40 * 1024 * 1024;
const MOST_ENTRIES = 200;

/** Formats that are a ZIP as well, by the parts that only they have. */
const FOREIGN = [
  ['xlsb', /^xl\/workbook\.bin$/],
  ['wordDocument', /^word\/document\d*\.xml$/],
  ['presentation', /^ppt\/presentation\.xml$/],
  ['appleNumbers', /^(?:.+\/)?index(?:\.zip|\.xml(?:\.gz)?|\/(?:document|calculationengine)\.iwa)$/],
  ['openDocument', /^content\.xml$/],
];
const WORKBOOK = /^(?:[^/]+\/)*workbook\.xml$/;
const SPREADSHEET = /\.(?:xlsx|xlsm|xlsb|xls|csv|ods|numbers)$/;

/**
 * Says why a ZIP is not read as a workbook: it is another format, or would unpack to too much.
 *
 * @param {ReturnType<typeof import('./openZip.mjs').openZip>} zip
 * @returns {string | null}
 */
export function zipFault(zip) {
  const { names, inflatedBytes, isEncrypted } = zip;
  if (inflatedBytes > MOST_BYTES || names.length > MOST_ENTRIES) return 'tooLarge';
  if (isEncrypted) return 'lockedZip';
  const mime = names.includes('mimetype') ? Buffer.from(zip.read('mimetype')).toString('latin1', 0, 100) : '';
  if (mime.includes('opendocument')) return mime.includes('spreadsheet') ? 'openDocument' : 'otherDocument';
  const foreign = FOREIGN.find(([, part]) => names.some(name => part.test(name)));
  if (foreign) return foreign[0];
  if (names.some(name => WORKBOOK.test(name))) return null;
  if (names.some(name => SPREADSHEET.test(name))) return 'zippedWorkbook';
  // a workbook may name its parts as it likes
  return names.includes('[content_types].xml') ? null : 'otherZip';
}
