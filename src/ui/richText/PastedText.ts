import { Extension } from '@tiptap/core';
import { DOMParser, type ParseOptions } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { tidyPasted, withoutStyles } from './tidyPasted';

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
