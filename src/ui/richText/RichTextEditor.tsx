import { Extension } from '@tiptap/core';
import { DOMParser, type ParseOptions } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useMemo, useRef } from 'react';
import { isRichTextLink } from '../../../contract/richText';
import { EditorTools } from './EditorTools';
import { tidyPasted, withoutStyles } from './tidyPasted';
import './richTextEditor.css';
import './richText.css';

/** Reads what is pasted after tidying it; the editor has parsed it by then, in a document that is never shown. */
class PastedParser extends DOMParser {
  override parseSlice(dom: HTMLElement, options?: ParseOptions) {
    tidyPasted(dom);
    return super.parseSlice(dom, options);
  }
}

/** Pastes from Word, Google Docs, LibreOffice and Excel as people see it there, as far as rich text has it. */
export const PastedText = Extension.create({
  name: 'pastedText',
  addProseMirrorPlugins() {
    const { schema } = this.editor;
    const clipboardParser = new PastedParser(schema, DOMParser.fromSchema(schema).rules);
    return [new Plugin({ props: { transformPastedHTML: withoutStyles, clipboardParser } })];
  },
});

interface RichTextEditorProps {
  id: string;
  /** The rendered value. */
  value: string;
  /** Returns the form's current value. */
  present: () => string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Receives a handle that focuses the text. */
  handle: (handle: { focus: () => void } | null) => void;
  required: boolean;
  invalid: boolean;
  readOnly: boolean;
  describedBy: string | undefined;
}

/** Limited to what `RICH_TEXT` allows; pasted text loses the rest. */
const extensions = [
  PastedText,
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

/** The editor of formatted text with its toolbar. Emits HTML of `RICH_TEXT`, or an empty string. */
export function RichTextEditor({
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
}: RichTextEditorProps) {
  const written = useRef(value);
  const editorProps = useMemo(
    () => ({
      attributes: {
        id,
        role: 'textbox',
        class: 'rich-text-text rich-text',
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
    // the content security policy only allows our own style sheets
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
  // Takes over values from elsewhere, such as a draft or another version. Reads the form, since a value rendered late is older than the
  // input and would remove the last letters typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value triggers the check
  useEffect(() => {
    const now = latest.current.present();
    if (now === written.current) return;
    written.current = now;
    editor.commands.setContent(now, { emitUpdate: false });
  }, [value, editor]);

  return (
    <div className="rich-text-editor" data-invalid={invalid}>
      {!readOnly && <EditorTools editor={editor} controls={id} />}
      <EditorContent editor={editor} />
    </div>
  );
}
