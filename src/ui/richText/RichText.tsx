import DOMPurify from 'dompurify';
import { useLayoutEffect, useRef } from 'react';
import { RICH_TEXT } from '../../../contract/richText';
import './richText.css';

const options = {
  ALLOWED_TAGS: [...RICH_TEXT.tags],
  ALLOWED_ATTR: Object.values(RICH_TEXT.attributes).flat(),
  // recheck: fixed words, none repeated
  ALLOWED_URI_REGEXP: new RegExp(`^(?:${RICH_TEXT.schemes.join('|')}):`, 'i'),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true as const,
};

/**
 * Sanitises HTML to the tags that `RICH_TEXT` allows. The server does so too, but drafts and previews never pass
 * through it.
 */
function nodesOf(html: string): DocumentFragment {
  const nodes = DOMPurify.sanitize(html, options);
  for (const link of nodes.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  return nodes;
}

/** Formatted text from the server or the editor. Links open in a new tab. */
export const RichText = ({ html }: { html: string }) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(nodesOf(html)), [html]);
  return <div ref={place} className="rich-text" />;
};
