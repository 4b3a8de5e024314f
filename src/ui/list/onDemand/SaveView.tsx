import { useNotify, useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { type SavedView, SHARE_VIEWS, savedView, savedViewApi } from '../../../../contract/savedView';
import { holdsAny } from '../../../authProvider/session';
import { call } from '../../../dataProvider/call';
import { BooleanInput } from '../../form/BooleanInput';
import { FormDialog } from '../../form/FormDialog';
import { TextInput } from '../../form/TextInput';

const input = savedView.pick({ name: true, is_shared: true });

interface SaveViewProps {
  resource: string;
  /** The list's query. */
  query: string;
  /** The user's own views. */
  views: readonly SavedView[];
  onChanged: () => void;
  onClose: () => void;
}

/** Saves the current state of a list under a name; the user's own view of that name is replaced. */
export const SaveView = ({ resource, query, views, onChanged, onClose }: SaveViewProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  return (
    <FormDialog
      resource="saved_view"
      title={translate('app.views.save')}
      input={input}
      defaultValues={{ name: null, is_shared: false }}
      draft={{ form: resource }}
      maxWidth="xs"
      onClose={onClose}
      onSubmit={async ({ values, idempotencyKey }) => {
        const { name, is_shared } = input.parse(values);
        const body = { resource, query, name, is_shared };
        const same = viewNamed(views, name);
        if (same)
          await call(savedViewApi.update, { params: { id: same.id }, body: { ...body, version: same.version } });
        else await call(savedViewApi.create, { body, key: idempotencyKey });
        notify('app.views.saved', { type: 'success', messageArgs: { name } });
        onChanged();
      }}
    >
      <NameInput views={views} />
      {holdsAny([SHARE_VIEWS]) && <BooleanInput source="is_shared" label={translate('app.views.share')} />}
    </FormDialog>
  );
};

const NameInput = ({ views }: Pick<SaveViewProps, 'views'>) => {
  const translate = useTranslate();
  const name = useWatch({ name: 'name' });
  return (
    <TextInput
      source="name"
      label={translate('app.views.name')}
      autoFocus
      helperText={translate(viewNamed(views, String(name ?? '')) ? 'app.views.replaces' : 'app.views.keeps')}
    />
  );
};

const viewNamed = (views: readonly SavedView[], name: string) =>
  views.find(view => view.name.toLowerCase() === name.trim().toLowerCase());
