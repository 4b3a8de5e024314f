import { LinkBase, ListContextProvider, useList, useTranslate } from 'ra-core';
import { useState } from 'react';
import { choiceLabels } from '../../../contract/core/choiceLabels';
import { permissionGroups, permissions } from '../../../contract/rights/permissions';
import { currentSession } from '../../authProvider/session';
import { isStored } from '../../authProvider/storedPermissions';
import { readPageConfig } from '../../browser/pageConfig';
import { useRightMessages } from '../../i18n/useRightMessages';
import { Button } from '../../ui/controls/Button';
import { ComparisonTable } from '../../ui/display/ComparisonTable';
import { Status } from '../../ui/display/Status';
import { SelectFilter } from '../../ui/list/filter/SelectFilter';
import { AccessDenied } from '../../ui/states/AccessDenied';
import { EmptyState } from '../../ui/states/EmptyState';
import { Failed } from '../../ui/states/Failed';
import { NoResult } from '../../ui/states/NoResult';
import { TableSkeleton } from '../../ui/states/TableSkeleton';
import { SampleInputs, sampleStatus } from './SampleInputs';
import './test.css';

/** /test: for QA. The build, the account's permissions, and every page state. */
const Test = () => {
  const translate = useTranslate();
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error(translate('pages.test.crashed'));
  const { version, build } = readPageConfig();
  const session = currentSession();
  const sample = translate('pages.test.sample');
  const facts = {
    version,
    build_id: build ?? '-',
    person: session?.user.email ?? '-',
    role: session?.role?.name ?? '-',
  };
  return (
    <div className="test stack">
      <section className="test-card card">
        <h2>{translate('pages.test.build')}</h2>
        <dl>
          {Object.entries(facts).map(([fact, value]) => (
            <div key={fact}>
              <dt>{translate(`pages.test.${fact}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="test-card card">
        <h2>{translate('pages.test.actions')}</h2>
        <div className="test-actions row wrap">
          <Button component={LinkBase} to="/unauthorized?right=can_update_role">
            {translate('pages.test.denied')}
          </Button>
          <Button component={LinkBase} to="/tidak-ada">
            {translate('pages.test.missing')}
          </Button>
          <Button onClick={() => setBroken(true)}>{translate('pages.test.fail')}</Button>
        </div>
      </section>
      <section className="test-card card test-wide">
        <h2>{translate('pages.test.rights')}</h2>
        <p>
          {translate('pages.test.rights_count', { count: session?.permissions.length ?? 0, all: permissions.length })}
        </p>
        <Rights held={session?.permissions.filter(slug => isStored([slug])) ?? []} />
      </section>
      <SampleInputs />
      <StatusSample />
      <ComparisonSample />
      <h2 className="test-wide">{translate('pages.test.states')}</h2>
      <EmptyState title={translate('app.states.empty')} text={sample} />
      <NoResult filters={[sample]} onClear={() => undefined} />
      <AccessDenied right={sample} />
      <Failed
        title={translate('app.states.failed')}
        text={translate('app.states.failed_text')}
        requestId="7f3a-91c2"
        onRetry={() => undefined}
      />
      <TableSkeleton busy={false} />
    </div>
  );
};

const Rights = ({ held }: { held: readonly string[] }) => {
  const translate = useTranslate();
  const messages = useRightMessages();
  const groups = permissionGroups
    .map(group => ({
      ...group,
      rights: permissions.filter(({ group_code, slug }) => group_code === group.code && held.includes(slug)),
    }))
    .filter(({ rights }) => rights.length > 0);
  if (groups.length === 0) return <p>{translate('pages.test.none')}</p>;
  return (
    <dl className="test-rights">
      {groups.map(({ code, label, rights }) => (
        <div key={code}>
          <dt>{messages.group(code, label)}</dt>
          <dd>
            {rights.map(right => (
              <code key={right.slug} title={messages.right(right.slug, right.label)}>
                {right.slug}
              </code>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
};

export default Test;

const choices = Object.entries(choiceLabels(sampleStatus) ?? {}).map(([id, name]) => ({ id, name }));
const rows = choices.map(({ id, name }) => ({ id, state: id, name }));

/** A status as shown in lists: its chips, and the filter for it. */
const StatusSample = () => {
  const translate = useTranslate();
  const list = useList({ data: rows });
  return (
    <section className="test-card card test-wide">
      <h2>{translate('pages.test.statuses')}</h2>
      <ListContextProvider value={list}>
        <div className="test-actions row wrap">
          <SelectFilter
            source="state"
            label="pages.test.field_state"
            choices={choices}
            optionText={({ id, name }) => <Status source="state" value={id} name={name} />}
          />
          {list.data?.map(({ id, name }) => (
            <Status key={id} source="state" value={id} name={name} />
          ))}
        </div>
      </ListContextProvider>
    </section>
  );
};

/** Two groups are enough to show how rows are grouped. */
const groups = permissionGroups.slice(0, 2);
const all = permissions.filter(({ group_code }) => groups.some(({ code }) => code === group_code));

/** The account's permissions in two groups, compared with all of them. */
const ComparisonSample = () => {
  const translate = useTranslate();
  const messages = useRightMessages();
  const session = currentSession();
  const t = (key: string, args?: object) => translate(`pages.test.${key}`, args);
  const slugs = all.map(({ slug }) => slug);
  const column = (id: string, name: string, has: readonly string[]) => ({
    id,
    name,
    text: t('rights_count', { count: has.length, all: slugs.length }),
    to: '/account',
    has: new Set(has),
  });
  return (
    <div className="test-wide">
      <ComparisonTable
        title={t('comparison')}
        text={t('comparison_text')}
        labels={{ row: t('right'), has: translate('ra.boolean.true'), hasNot: translate('ra.boolean.false') }}
        columns={[
          column(
            'own',
            t('person'),
            slugs.filter(slug => session?.permissions.includes(slug)),
          ),
          column('all', t('all'), slugs),
        ]}
        groups={groups.map(({ code, label }) => ({
          id: code,
          label: messages.group(code, label),
          rows: all
            .filter(({ group_code }) => group_code === code)
            .map(right => ({ id: right.slug, label: messages.right(right.slug, right.label) })),
        }))}
        current="own"
      />
    </div>
  );
};
