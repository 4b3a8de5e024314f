import { useTranslate } from 'ra-core';
import { formatNumber } from '../../i18n/numbers';

interface Accepted {
  /** MIME types or file extensions (`.xlsx`), as in a file input's `accept`; any by default. */
  accept?: readonly string[];
  maxBytes: number;
}

const megabytes = (bytes: number) => formatNumber(Math.ceil(bytes / 104_857.6) / 10);

/** Returns a function that says, before sending, why a file is not accepted; undefined if it is. */
export function useFileProblem({ accept, maxBytes }: Accepted): (file: File) => string | undefined {
  const translate = useTranslate();
  const endings = accept?.filter(kind => kind.startsWith('.')) ?? [];
  return file => {
    const fits =
      !accept ||
      accept.some(kind => (kind.startsWith('.') ? file.name.toLowerCase().endsWith(kind) : file.type === kind));
    if (!fits) return translate('app.file.type', { types: (endings.length > 0 ? endings : accept).join(', ') });
    if (file.size > maxBytes)
      return translate('app.file.size', { size: megabytes(file.size), max: megabytes(maxBytes) });
    return undefined;
  };
}
