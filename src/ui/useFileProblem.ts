import { useTranslate } from 'ra-core';
import { formatNumber } from '../i18n/numbers';

interface Accepted {
  /** MIME types or endings, as a browser's file chooser takes them: `.xlsx`. */
  accept: readonly string[];
  maxBytes: number;
}

const megabytes = (bytes: number) => formatNumber(Math.ceil(bytes / 104_857.6) / 10);

/** Says why a file is not taken, before it is sent; undefined where it is. */
export function useFileProblem({ accept, maxBytes }: Accepted): (file: File) => string | undefined {
  const translate = useTranslate();
  const endings = accept.filter(kind => kind.startsWith('.'));
  return file => {
    const fits = accept.some(kind =>
      kind.startsWith('.') ? file.name.toLowerCase().endsWith(kind) : file.type === kind,
    );
    if (!fits) return translate('app.file.type', { types: (endings.length > 0 ? endings : accept).join(', ') });
    if (file.size > maxBytes)
      return translate('app.file.size', { size: megabytes(file.size), max: megabytes(maxBytes) });
    return undefined;
  };
}
