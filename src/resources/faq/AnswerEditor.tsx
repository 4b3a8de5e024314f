import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useMemo, useRef } from 'react';
import { isRichTextLink } from '../../../contract/richText';
import { EditorTools } from './EditorTools';
import './answer.css';
import './richText.css';

interface AnswerEditorProps {
  id: string;
  /** As it was rendered. */
  value: string;
  /** As the form has it at this moment. */
  present: () => string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Is given what puts the cursor into the text. */
  handle: (handle: { focus: () => void } | null) => void;
  required: boolean;
  invalid: boolean;
  readOnly: boolean;
  describedBy: string | undefined;
}

/** What `RICH_TEXT` names and nothing else: pasted text loses the rest. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    dropcursor: false,
    gapcursor: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isRichTextLink,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
];

/** The editor of an answer, with its tools. It writes HTML of `RICH_TEXT`, and nothing where nothing is written. */
export function AnswerEditor({
  id,
  value,
  present,
  onChange,
  onBlur,
  handle,
  required,
  invalid,
  readOnly,
  describedBy,
}: AnswerEditorProps) {
  const written = useRef(value);
  const editorProps = useMemo(
    () => ({
      attributes: {
        id,
        role: 'textbox',
        class: 'answer-text rich-text',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-required': String(required),
        'aria-invalid': String(invalid),
        ...(readOnly && { 'aria-readonly': 'true' }),
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
    }),
    [id, required, invalid, readOnly, describedBy],
  );
  const editor = useEditor({
    extensions,
    content: value,
    editorProps,
    editable: !readOnly,
    // the page's policy takes no styles of other origins than our files
    injectCSS: false,
    onUpdate: ({ editor: now }) => {
      written.current = now.isEmpty ? '' : now.getHTML();
      onChange(written.current);
    },
    onBlur,
  });

  const latest = useRef({ handle, present });
  latest.current = { handle, present };
  useEffect(() => latest.current.handle({ focus: () => editor.commands.focus() }), [editor]);
  // Another version, a draft: whatever did not come from here. Asked of the form: a value that was rendered late is older than what is
  // typed, and would take the last letters away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value is the reason to ask
  useEffect(() => {
    const now = latest.current.present();
    if (now === written.current) return;
    written.current = now;
    editor.commands.setContent(now, { emitUpdate: false });
  }, [value, editor]);

  return (
    <div className="answer" data-invalid={invalid}>
      {!readOnly && <EditorTools editor={editor} controls={id} />}
      <EditorContent editor={editor} />
    </div>
  );
}
