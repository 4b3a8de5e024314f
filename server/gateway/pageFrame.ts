import { escapeHtml } from '../core/escapeHtml';
import type { FrameManifest } from './frameManifest';

interface Viewer {
  path: string;
  slugs: readonly string[];
  helpdesk: string;
  nonce: string;
}

/**
 * Renders the page shown until the console's code has loaded: menu, title and skeleton, as painted by `layout/Shell` and its parts. It is
 * visual only: nothing in it is interactive or read aloud, and the console removes it with its first paint (`browser/removeFrame`).
 */
export function pageFrame(
  { menu, pages, skeleton, logo, burger, words, script }: FrameManifest,
  route: string,
  viewer: Viewer,
): string {
  const page = pages[route];
  if (!page || page.layout === 'blank') return '';
  const isOpen = ({ slugs }: { slugs?: readonly string[] | undefined }) =>
    slugs !== undefined && (slugs.length === 0 || slugs.some(slug => viewer.slugs.includes(slug)));
  const isHere = (to: string) => viewer.path === to || viewer.path.startsWith(`${to}/`);

  const entries = menu.flatMap(({ children, ...entry }) => {
    const open = children?.filter(isOpen);
    if (open ? open.length === 0 : !isOpen(entry)) return [];
    const here = isHere(entry.to);
    const state = open ? `data-here="${here}" aria-expanded="${here}"` : here ? 'aria-current="page"' : '';
    const below = open && here ? open.map(({ to, label }) => `<li>${link(label, isHere(to))}</li>`) : [];
    return `<li><a class="side-link" ${state}>${entry.icon}<span>${escapeHtml(entry.label)}</span></a>${
      below.length > 0 ? `<ul class="side-sub">${below.join('')}</ul>` : ''
    }</li>`;
  });
  const crumbs = page.breadcrumbs.map(({ label }) => `<li><span>${escapeHtml(label)}</span></li>`);
  return [
    '<div id="frame" aria-hidden="true" inert><div class="shell" data-wide="true">',
    '<aside class="shell-side"><div class="side" data-wide="true">',
    `<a class="side-logo">${logo}<span class="side-words">Merchants <small>SuperAdmin</small></span></a>`,
    `<nav class="side-nav"><ul>${entries.join('')}</ul></nav>`,
    `<div class="side-help"><b>${escapeHtml(words.help)}</b><a>${escapeHtml(viewer.helpdesk)}</a></div></div></aside>`,
    `<div class="shell-col"><header class="top"><span class="icon-button">${burger}</span>`,
    page.back ? `<a class="top-back"><span>${escapeHtml(words.back)}</span></a>` : '',
    `<div class="top-title"><h1><span>${escapeHtml(page.title)}</span></h1>`,
    crumbs.length > 1 ? `<nav class="crumbs"><ol>${crumbs.join('')}</ol></nav>` : '',
    '</div></header>',
    page.hasSubmenu ? '<nav class="submenu"><a></a></nav>' : '',
    page.layout === 'dashboard' ? '<div class="range"><span class="range-button"></span></div>' : '',
    `<main class="shell-main">${page.skeleton ?? skeleton}</main></div></div></div>`,
    `<script src="${script}" nonce="${viewer.nonce}"></script>`,
  ].join('');
}

const link = (label: string, isHere: boolean) =>
  `<a class="side-link"${isHere ? ' aria-current="page"' : ''}><span>${escapeHtml(label)}</span></a>`;
