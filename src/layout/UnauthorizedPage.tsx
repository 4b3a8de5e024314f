import { Button } from '@mui/material';
import { CircleHelp } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { isSlug, permissions } from '../../contract/rights/permissions';
import { roles } from '../../contract/rights/roles';
import { Refused } from '../ui/states/Refused';
import { lazyPart } from './lazyPart';

const WhyDialog = lazyPart(async () => (await import('../account/WhyDialog')).WhyDialog);

/** /unauthorized: where a page refuses. `?right=` is the slug that is missing; its label and who can give it are the catalogue's. */
export const UnauthorizedPage = () => {
  const translate = useTranslate();
  const [asked, ask] = useState(false);
  const slug = new URLSearchParams(window.location.search).get('right') ?? '';
  const right = permissions.find(permission => permission.slug === slug)?.label;
  // Nobody gives what they do not hold: roles that may change roles and hold the right.
  const givers = isSlug(slug)
    ? roles.filter(role => role.slugs.includes('can_update_role') && role.slugs.includes(slug))
    : [];
  return (
    <>
      <Refused right={right} giver={givers.map(({ name }) => name).join(', ') || undefined} />
      {right && (
        <p style={{ marginTop: 12, textAlign: 'center' }}>
          <Button variant="text" startIcon={<CircleHelp strokeWidth={1.75} />} onClick={() => ask(true)}>
            {translate('app.states.why')}
          </Button>
        </p>
      )}
      {asked && <WhyDialog slug={slug} onClose={() => ask(false)} />}
    </>
  );
};

export default UnauthorizedPage;
