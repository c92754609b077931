import { deflateSync } from 'node:zlib'
import { onePagePdf, pdfOf, textLine } from './pdf-writer.ts'

/** A thousand million bytes, compressed three times over into a few hundred. */
export function stackedFilters(): Buffer {
  let bytes: Buffer = deflateSync(Buffer.alloc(500_000_000, '1 0 0 1 0 0 cm '), { level: 9 })
  for (let times = 1; times < 4; times += 1) bytes = deflateSync(bytes, { level: 9 })
  const filters = Array.from({ length: 4 }, () => '/FlateDecode').join(' ')
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << >> >>',
    { entries: `/Filter [${filters}]`, bytes },
  ])
}

export function endlessText(): Buffer {
  const text = `BT /F1 11 Tf 72 700 Td ${'(aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa) Tj '.repeat(1_000_000)} ET`
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    { entries: '/Filter /FlateDecode', bytes: deflateSync(Buffer.from(text)) },
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ])
}

export function pagesPdf(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ')
  const pages = Array.from({ length: count }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>')
  return pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`, ...pages])
}

/** Every page shows the same lines of print. */
export function printedPages(
  count: number,
  { lines, words, size }: { lines: number; words: number; size: number },
): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 5} 0 R`).join(' ')
  const text = Array.from({ length: words }, (_, index) => `p${index % 10}`).join(' ')
  const content = Array.from({ length: lines }, (_, line) => textLine(text, 10, 830 - (line * 820) / lines, size))
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R /Resources << /Font << /F1 4 0 R >> >> >>'
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    { entries: '', bytes: Buffer.from(content.join(''), 'latin1') },
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...Array.from({ length: count }, () => page),
  ])
}

export function claimedPages(count: number): Buffer {
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [3 0 R] /Count ${count} >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ])
}

export function widePagePdf(): Buffer {
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 5000000 5000000] /Contents 4 0 R >>',
    { entries: '', bytes: Buffer.from('0 0 100 100 re f') },
  ])
}

export function circlingPages(): Buffer {
  return pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>'])
}

export function selfDrawingForm(): Buffer {
  const form = {
    entries: '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << /X 6 0 R >> >>',
    bytes: Buffer.from('/X Do '.repeat(40)),
  }
  return onePagePdf('/X Do '.repeat(100), '/XObject << /X 6 0 R >>', [form])
}

export function deepNesting(): Buffer {
  return onePagePdf(`${'['.repeat(200_000)} ${'<<'.repeat(200_000)}`)
}

/** The password's check values are made up, so no password opens it. */
export function lockedPdf(): Buffer {
  const pad = 'ab'.repeat(32)
  return pdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
      `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${pad}> /U <${pad}> >>`,
    ],
    `/Encrypt 4 0 R /ID [<${pad}> <${pad}>]`,
  )
}
