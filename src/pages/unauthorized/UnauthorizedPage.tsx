import { CircleHelp } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { seeAsApi } from '../../../contract/identity/seeAs';
import { permissions } from '../../../contract/rights/permissions';
import { isOffered } from '../../dataProvider/isOffered';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { useRightMessages } from '../../i18n/useRightMessages';
import { Button } from '../../ui/controls/Button';
import { lazyPart } from '../../ui/lazy/lazyPart';
import { AccessDenied } from '../../ui/states/AccessDenied';

const AccessExplanationDialog = lazyPart(
  async () => (await import('../../account/AccessExplanationDialog')).AccessExplanationDialog,
);

/**
 * /unauthorized: access denied. `?right=` is the missing slug. Its label comes from the catalogue; who can grant it is fetched from the
 * server, because roles can be changed. Until the response arrives, the roles that always can are listed.
 */
export const UnauthorizedPage = () => {
  const translate = useTranslate();
  const [asked, ask] = useState(false);
  const slug = new URLSearchParams(window.location.search).get('right') ?? '';
  const { data } = useEndpointQuery(seeAsApi.explain, { params: { slug } }, { enabled: slug !== '', retry: false });
  const label = data?.label ?? permissions.find(permission => permission.slug === slug)?.label;
  const messages = useRightMessages();
  const right = label && messages.right(slug, label);
  return (
    <>
      <AccessDenied right={right} giver={data?.granting_roles.join(', ') || undefined} />
      {right && isOffered(seeAsApi.explain) && (
        <p style={{ marginTop: 12, textAlign: 'center' }}>
          <Button variant="text" startIcon={<CircleHelp />} onClick={() => ask(true)}>
            {translate('app.states.why')}
          </Button>
        </p>
      )}
      {asked && <AccessExplanationDialog slug={slug} onClose={() => ask(false)} />}
    </>
  );
};

export default UnauthorizedPage;
