import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useMemo, useRef } from 'react';
import { isRichTextLink } from '../../../contract/richText';
import { EditorTools } from './EditorTools';

interface AnswerEditorProps {
  id: string;
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Is given what puts the cursor into the text. */
  handle: (handle: { focus: () => void } | null) => void;
  required: boolean;
  invalid: boolean;
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
  onChange,
  onBlur,
  handle,
  required,
  invalid,
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
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
    }),
    [id, required, invalid, describedBy],
  );
  const editor = useEditor({
    extensions,
    content: value,
    editorProps,
    // the page's policy takes no styles of other origins than our files
    injectCSS: false,
    onUpdate: ({ editor: now }) => {
      written.current = now.isEmpty ? '' : now.getHTML();
      onChange(written.current);
    },
    onBlur,
  });

  // another version, a draft: whatever did not come from here
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [value, editor]);
  const latest = useRef(handle);
  latest.current = handle;
  useEffect(() => latest.current({ focus: () => editor.commands.focus() }), [editor]);

  return (
    <div className="answer" data-invalid={invalid}>
      <EditorTools editor={editor} controls={id} />
      <EditorContent editor={editor} />
    </div>
  );
}
