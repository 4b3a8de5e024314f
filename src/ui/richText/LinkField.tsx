import type { Editor } from '@tiptap/react';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { richTextLink } from '../../../contract/richText';
import { Button } from '../Button';
import { FieldNote } from '../form/FieldNote';
import './richTextEditor.css';

/** Sets the link of the selected text; without a selection the URL itself is inserted. */
export const LinkField = ({ editor, onDone }: { editor: Editor; onDone: () => void }) => {
  const translate = useTranslate();
  const t = (name: string) => translate(`app.rich_text.link_${name}`);
  const id = useId();
  const before = String(editor.getAttributes('link').href ?? '');
  const [address, setAddress] = useState(before);
  const [wrong, setWrong] = useState(false);

  const apply = () => {
    const href = richTextLink(address);
    if (href === undefined) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !before)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    onDone();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  const back = () => {
    editor.commands.focus();
    onDone();
  };

  return (
    <div className="rich-text-link">
      <label htmlFor={id}>{t('address')}</label>
      <input
        id={id}
        type="url"
        value={address}
        placeholder="https://"
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the user has just asked for the field
        autoFocus
        aria-invalid={wrong}
        aria-describedby={`${id}-help`}
        onChange={event => {
          setAddress(event.target.value);
          setWrong(false);
        }}
        onKeyDown={event => {
          if (event.key === 'Escape') back();
          if (event.key !== 'Enter') return;
          // must not submit the form
          event.preventDefault();
          apply();
        }}
      />
      <Button size="small" variant="contained" onClick={apply}>
        {t('apply')}
      </Button>
      {before ? (
        <Button size="small" color="error" onClick={remove}>
          {t('remove')}
        </Button>
      ) : (
        <Button size="small" onClick={back}>
          {t('cancel')}
        </Button>
      )}
      <FieldNote id={`${id}-help`} error={Boolean(wrong)} role={wrong ? 'alert' : undefined}>
        {t(wrong ? 'wrong' : 'help')}
      </FieldNote>
    </div>
  );
};
