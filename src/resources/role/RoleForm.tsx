import { Copy, Info, ShieldCheck } from 'lucide-react';
import { useInput, useNotify, useRecordContext, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type Role, roleApi } from '../../../contract/identity/role';
import { call } from '../../dataProvider/call';
import { useEndpointQuery } from '../../dataProvider/useEndpointQuery';
import { Button } from '../../ui/controls/Button';
import { Note } from '../../ui/display/Note';
import { BooleanInput } from '../../ui/form/BooleanInput';
import { FormSection } from '../../ui/form/FormSection';
import { ResourceForm, type ResourceFormProps } from '../../ui/form/ResourceForm';
import { SelectInput } from '../../ui/form/SelectInput';
import { TextInput } from '../../ui/form/TextInput';
import { Menu, MenuItem } from '../../ui/material/overlays';
import { Failed } from '../../ui/states/Failed';
import { TableSkeleton } from '../../ui/states/TableSkeleton';
import { Holders } from './Holders';
import { ReviewDialog } from './ReviewDialog';
import { RightsMatrix } from './RightsMatrix';
import { changed, difference } from './rights';
import { useRights } from './useRights';
import './role.css';
import './changeSummary.css';

/** Form of both the create and the edit page; `copied` is the role that a new one starts from. */
export const RoleForm = ({ copied, ...form }: { copied?: Role | undefined } & Pick<ResourceFormProps, 'before'>) => {
  const translate = useTranslate();
  const record = useRecordContext<Role>();
  const t = (key: string, args?: object) => translate(`resources.role.${key}`, args);
  return (
    <div className="role-page">
      <ResourceForm
        {...form}
        deletable={false}
        {...(copied && { defaultValues: pick(copied) })}
        summary={record && <ChangeSummary record={record} />}
      >
        <RightsInput />
        <div className="role-side stack">
          <FormSection title={t('head.role')}>
            {copied && <Note icon={Copy}>{t('notes.copied', { name: copied.name })}</Note>}
            <TextInput source="name" counted />
            <TextInput source="description" multiline counted />
            <SelectInput source="area_scope" required />
            <BooleanInput source="requires_second_factor" />
          </FormSection>
          {record && <Holders role={record} />}
          <Note icon={record ? Info : ShieldCheck}>{t('notes.rule')}</Note>
        </div>
      </ResourceForm>
    </div>
  );
};

const pick = ({ description, area_scope, requires_second_factor, slugs }: Role) => ({
  description,
  area_scope,
  requires_second_factor,
  slugs,
});

/** Shown next to 'Simpan': the number of added and removed rights and of affected people, and a link to the details. */
const ChangeSummary = ({ record }: { record: Role }) => {
  const translate = useTranslate();
  const [looking, look] = useState(false);
  const slugs = (useWatch({ name: 'slugs' }) as string[] | undefined) ?? record.slugs;
  const { gained, lost } = difference(record.slugs, slugs);
  const t = (key: string, args?: object) => translate(`resources.role.change.${key}`, args);
  const counts = { gained: gained.length, lost: lost.length };
  const what = gained.length === 0 ? 'lost' : lost.length === 0 ? 'gained' : 'both';
  // The changes do not affect rights.
  if (gained.length + lost.length === 0) return <span className="save-changed">{translate('app.form.changed')}</span>;
  return (
    <>
      <span className="save-changed role-change" role="status">
        <b>{t(what, counts)}.</b> <span>{t('for', { count: record.holder_count })}</span>
      </span>
      <Button variant="text" className="role-look" onClick={() => look(true)}>
        {t('look')}
      </Button>
      {looking && <ReviewDialog role={record} slugs={slugs} onBack={() => look(false)} />}
    </>
  );
};

/** The matrix as a field of the role's form. */
const RightsInput = () => {
  const { field } = useInput({ source: 'slugs', defaultValue: [] });
  const record = useRecordContext<Role>();
  const notify = useNotify();
  const { groups, error, refetch } = useRights();
  const start = useRef<string[]>(record?.slugs ?? []);
  if (error) return <Failed error={error} onRetry={refetch} />;
  if (!groups) return <TableSkeleton rows={10} columns={7} />;

  const before = new Set(start.current);
  const held = new Set((field.value as string[] | undefined) ?? []);
  const order = groups.flatMap(({ rights }) => rights.map(({ slug }) => slug));
  const set = (next: ReadonlySet<string>) => {
    const same = next.size === before.size && [...next].every(slug => before.has(slug));
    // keep the original order when the selection is back to its initial state, so that the form is not dirty
    field.onChange(same ? start.current : order.filter(slug => next.has(slug)));
    field.onBlur();
  };
  const copy = ({ name, slugs }: Pick<Role, 'name' | 'slugs'>) => {
    const grantable = new Set(
      groups.flatMap(({ rights }) => rights.filter(({ mayGrant }) => mayGrant).map(({ slug }) => slug)),
    );
    const may = slugs.filter(slug => grantable.has(slug) || before.has(slug));
    set(changed(new Set(), may, true));
    const left = slugs.length - may.length;
    notify(left > 0 ? 'resources.role.matrix.copy_partly' : 'resources.role.matrix.copied', {
      type: 'info',
      messageArgs: { name, count: left },
    });
  };
  return (
    <RightsMatrix groups={groups} held={held} before={before} onChange={set} tools={<CopyRights onCopy={copy} />} />
  );
};

interface CopyRightsProps {
  onCopy: (role: Pick<Role, 'name' | 'slugs'>) => void;
}

/** Copies the rights of another role into the form. */
const CopyRights = ({ onCopy }: CopyRightsProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const record = useRecordContext<Role>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data } = useEndpointQuery(
    roleApi.list,
    { query: { limit: 100, sort: 'name' } },
    { enabled: anchor !== null },
  );
  const others = (data?.list ?? []).filter(({ id }) => id !== record?.id);
  const take = async (id: string) => {
    setAnchor(null);
    try {
      onCopy(await call(roleApi.one, { params: { id } }));
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <>
      <Button size="small" aria-haspopup="menu" onClick={event => setAnchor(event.currentTarget)}>
        {translate('resources.role.matrix.copy')}
      </Button>
      <Menu
        open={anchor !== null && others.length > 0}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        disableScrollLock
        slotProps={{ list: { 'aria-label': translate('resources.role.matrix.copy_from') } }}
      >
        {others.map(({ id, name }) => (
          <MenuItem key={id} onClick={() => take(id)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
