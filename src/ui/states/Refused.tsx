import { Button } from '@mui/material';
import { Check, Copy } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { StateBox } from './StateBox';

interface RefusedProps {
  title?: string;
  /** The right that is missing, as the catalogue of rights names it. */
  right?: string | undefined;
  /** Who can grant it. */
  giver?: string | undefined;
}

/** The person may not: which right is missing, who can give it, and its name to send to them. */
export const Refused = ({ title, right, giver }: RefusedProps) => {
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
