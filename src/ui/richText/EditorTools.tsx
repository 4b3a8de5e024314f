import { type Editor, useEditorState } from '@tiptap/react';
import { Bold, Heading, Italic, Link, List, ListOrdered, type LucideIcon, Redo2, TextQuote, Undo2 } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useId, useState } from 'react';
import { richTextLink } from '../../../contract/richText';
import { Button } from '../controls/Button';
import { FieldNote } from '../form/FieldNote';
import './richTextEditor.css';

interface Tool {
  name: string;
  icon: LucideIcon;
  /** Name of the editor state that the tool toggles; undefined for one-off commands. */
  state?: string;
  run: (editor: Editor) => void;
}

const tools: readonly Tool[] = [
  { name: 'bold', icon: Bold, state: 'bold', run: editor => editor.chain().focus().toggleBold().run() },
  { name: 'italic', icon: Italic, state: 'italic', run: editor => editor.chain().focus().toggleItalic().run() },
  {
    name: 'heading',
    icon: Heading,
    state: 'heading',
    run: editor => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  { name: 'bullets', icon: List, state: 'bulletList', run: editor => editor.chain().focus().toggleBulletList().run() },
  {
    name: 'numbers',
    icon: ListOrdered,
    state: 'orderedList',
    run: editor => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    icon: TextQuote,
    state: 'blockquote',
    run: editor => editor.chain().focus().toggleBlockquote().run(),
  },
];
const steps: readonly Tool[] = [
  { name: 'undo', icon: Undo2, run: editor => editor.chain().focus().undo().run() },
  { name: 'redo', icon: Redo2, run: editor => editor.chain().focus().redo().run() },
];

/** The editor's toolbar: a single tab stop, with arrow keys between the tools. A link is entered in a row below. */
export const EditorTools = ({ editor, controls }: { editor: Editor; controls: string }) => {
  const translate = useTranslate();
  const t = (name: string) => translate(`app.rich_text.${name}`);
  const [linking, setLinking] = useState(false);
  const [stop, setStop] = useState('bold');
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      ...Object.fromEntries(tools.map(({ state }) => [state, now.isActive(state!)])),
      link: now.isActive('link'),
    }),
  }) as Record<string, boolean>;

  const button = (name: string, Icon: LucideIcon, pressed: boolean | undefined, run: () => void) => (
    <button
      key={name}
      type="button"
      aria-label={t(name)}
      title={t(name)}
      aria-pressed={pressed}
      tabIndex={stop === name ? 0 : -1}
      onFocus={() => setStop(name)}
      onClick={run}
    >
      <Icon size={18} aria-hidden />
    </button>
  );

  return (
    <>
      <div role="toolbar" aria-label={t('label')} aria-controls={controls} className="rich-text-tools" onKeyDown={walk}>
        {tools.map(({ name, icon, state, run }) => button(name, icon, on[state!], () => run(editor)))}
        {button('link', Link, on.link, () => setLinking(!linking))}
        <span className="rich-text-gap" />
        {steps.map(({ name, icon, run }) => button(name, icon, undefined, () => run(editor)))}
      </div>
      {linking && <LinkField editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
};

/** Moves between tools with the arrow keys, Home and End. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const to: Record<string, number> = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: buttons.length - 1 };
  const next = to[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons.at(next % buttons.length)?.focus();
}

/** Sets the link of the selected text; without a selection the URL itself is inserted. */
const LinkField = ({ editor, onDone }: { editor: Editor; onDone: () => void }) => {
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
