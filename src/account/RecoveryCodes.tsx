import { Check, Copy, Download } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Button } from '../ui/Button';
import './secondFactor.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The recovery codes, shown only once, with buttons to copy or download them. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => {
  const translate = useTranslate();
  const [copied, setCopied] = useState(false);
  const t = (key: string) => translate(`app.account.factor.${key}`);
  const text = `${codes.join('\n')}\n`;
  const Icon = copied ? Check : Copy;
  const save = () => {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    Object.assign(document.createElement('a'), { href: url, download: t('file') }).click();
    URL.revokeObjectURL(url);
  };
  return (
    <div className="factor field-wide" role="status">
      <p>
        <b>{t('codes_title')}</b>
      </p>
      <p>{t('codes_text')}</p>
      <ol className="recovery">
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="factor-actions">
        <Button variant="contained" onClick={onDone}>
          {t('done')}
        </Button>
        <Button
          startIcon={<Icon />}
          onClick={async () => {
            await navigator.clipboard.writeText(text);
            setCopied(true);
          }}
        >
          {t(copied ? 'copied' : 'copy')}
        </Button>
        <Button startIcon={<Download />} onClick={save}>
          {t('download')}
        </Button>
      </div>
    </div>
  );
};
