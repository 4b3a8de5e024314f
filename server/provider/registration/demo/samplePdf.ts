/** Writes a minimal valid PDF: an A4 page with a title and lines of text. Latin letters only. */
export function samplePdf(title: string, lines: readonly string[]): Buffer {
  const text = [
    `/F1 18 Tf 72 760 Td (${escaped(title)}) Tj /F1 11 Tf 0 -36 Td`,
    ...lines.map(line => `(${escaped(line)}) Tj 0 -18 Td`),
  ];
  const content = `BT ${text.join('\n')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&');
