import { Check, Copy } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Button } from '../controls/Button';
import { StateBox } from './StateBox';

interface AccessDeniedProps {
  title?: string;
  /** The missing permission, by its name in the catalogue of permissions. */
  right?: string | undefined;
  /** Who can grant it. */
  giver?: string | undefined;
}

/** Access denied: the missing permission, who can grant it, and a button to copy its name. */
export const AccessDenied = ({ title, right, giver }: AccessDeniedProps) => {
  const translate = useTranslate();
  const [copied, setCopied] = useState(false);
  const Icon = copied ? Check : Copy;
  return (
    <StateBox
      drawing="lock"
      title={title ?? translate('app.states.refused')}
      text={
        right ? (
          <>
            {translate('app.states.refused_right')} <b>{right}</b>.{' '}
            {translate('app.states.refused_giver', { giver: giver ?? translate('app.states.giver') })}
          </>
        ) : (
          translate('app.states.refused_text')
        )
      }
      action={
        right && (
          <Button
            startIcon={<Icon />}
            onClick={async () => {
              await navigator.clipboard.writeText(right);
              setCopied(true);
            }}
          >
            {translate(copied ? 'app.states.copied' : 'app.states.copy_right')}
          </Button>
        )
      }
    />
  );
};
