/** Styles of a converted sheet, without the console's colours and fonts. */
const STYLE = `
  body { font: 12px/1.5 Helvetica, Arial, sans-serif; color: #1c2433; margin: 32px; }
  h1 { font-size: 20px; margin: 0; } h2 { font-size: 14px; margin: 16px 0 4px; } p { margin: 0 0 4px; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 4px 8px 4px 0; border-bottom: 1px solid #e3e7ed; text-align: left; vertical-align: top; }
  .number { text-align: right; } small { color: #5a6478; }`;

/** Wraps a sheet in the page that `documentApi.convert` takes. */
export const sheetFile = (sheet: HTMLElement, title: string): File =>
  new File(
    [
      `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style></head>`,
      `<body>${sheet.innerHTML}</body></html>`,
    ],
    'index.html',
    { type: 'text/html' },
  );
