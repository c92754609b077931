import { expect, it } from 'vitest'
import { collectWords } from '../../../../test/files/collect-words.ts'
import { printedPages } from '../../../../test/files/hostile-pdfs.ts'
import { onePagePdf, pdfOf, textLine } from '../../../../test/files/pdf-writer.ts'

/** Enough text for the page not to be taken for a picture. */
const PRINT = Array.from({ length: 6 }, (_, line) => textLine('Printed words of a bill', 72, 500 - line * 20)).join('')

async function textOf(content: string, resources?: string): Promise<string> {
  const { text } = await collectWords(onePagePdf(content + PRINT, resources))
  return text.replaceAll('Printed words of a bill', '').trim()
}

it('reads words with their places from the top left', async () => {
  const { pages } = await collectWords(onePagePdf(textLine('Total due \u00a3187.42', 72, 742, 10) + PRINT))
  expect(pages).toHaveLength(1)
  expect(pages[0]).toMatchObject({ page: 1, widthPoints: 595, heightPoints: 842, source: 'pdf-text' })
  const [total, due, amount] = pages[0]?.words ?? []
  expect([total?.text, due?.text, amount?.text]).toEqual(['Total', 'due', '£187.42'])
  expect(total?.box.left).toBeCloseTo(72 / 595, 3)
  expect(total?.box.bottom).toBeCloseTo((100 + 2) / 842, 3)
  expect(due?.box.left).toBeGreaterThan(total?.box.right ?? 1)
  expect(amount?.confidence).toBe(1)
})

it.each([
  ['painted with no ink', `BT 3 Tr /F1 11 Tf 72 700 Td (secret) Tj ET 0 Tr\n`],
  ['white on white', `1 g ${textLine('secret', 72, 700)} 0 g\n`],
  ['nearly white', `0.98 g ${textLine('secret', 72, 700)} 0 g\n`],
  ['tiny', textLine('secret', 72, 700, 0.8)],
  ['outside the page', textLine('secret', 700, 700) + textLine('secret', 72, -30)],
  ['covered afterwards', `${textLine('secret', 72, 700)} 1 1 1 rg 60 690 200 30 re f 0 g\n`],
  ['clipped away', `q 300 300 10 10 re W n ${textLine('secret', 72, 700)} Q\n`],
  ['black on black', `0 g 60 690 200 30 re f ${textLine('secret', 72, 700)}\n`],
])('leaves out text that is %s', async (_, content) => {
  expect(await textOf(content)).toBe('')
})

it('leaves out text that can be seen through', async () => {
  const resources = '/ExtGState << /G << /ca 0.02 >> >>'
  expect(await textOf(`q /G gs ${textLine('secret', 72, 700)} Q`, resources)).toBe('')
})

it('follows forms into their place, once', async () => {
  const entries =
    '/Type /XObject /Subtype /Form /BBox [0 0 300 50] /Matrix [1 0 0 1 100 600] /Resources << /Font << /F1 5 0 R >> >>'
  const bytes = Buffer.from(textLine('Amount', 10, 10))
  const forms = [
    { entries, bytes },
    { entries: `${entries} /Group << /S /Transparency >>`, bytes },
  ]
  const { pages } = await collectWords(
    onePagePdf(`/A Do q 1 0 0 1 0 50 cm /B Do Q ${PRINT}`, '/XObject << /A 6 0 R /B 7 0 R >>', forms),
  )
  const [one, other] = pages[0]?.words ?? []
  expect([one?.text, other?.text]).toEqual(['Amount', 'Amount'])
  expect(one?.box.left).toBeCloseTo(110 / 595, 3)
  expect(other?.box.left).toBeCloseTo(110 / 595, 3)
  expect((one?.box.top ?? 0) - (other?.box.top ?? 0)).toBeCloseTo(50 / 842, 3)
})

it.each([
  ['white on a dark bar', `0.1 0.3 0.2 rg 60 690 300 30 re f 1 g ${textLine('Amount due', 72, 700)} 0 g\n`],
  [
    'white on a bar with round corners',
    `0 g 60 690 m 360 690 l 380 690 380 720 360 720 c 60 720 l f 1 g ${textLine('Amount due', 72, 700)} 0 g\n`,
  ],
  ['outlined', `BT 1 Tr /F1 11 Tf 72 700 Td (Amount due) Tj ET 0 Tr\n`],
  ['inside a frame', `60 600 400 200 re 62 602 396 196 re f* ${textLine('Amount due', 72, 700)}\n`],
])('keeps text that is %s', async (_, content) => {
  expect(await textOf(content)).toBe('Amount due')
})

it('makes words by where letters stand, not by the order of painting', async () => {
  const letters = [textLine('h', 88, 700), textLine('W', 77.5, 700), textLine('k', 72, 700)]
  expect(await textOf(letters.join(''))).toBe('kWh')
})

it('sees the spaces that only gaps make', async () => {
  expect(await textOf('BT /F1 11 Tf 72 700 Td [(Unit) -300 (rate)] TJ ET\n')).toBe('Unit rate')
})

it('keeps spaced-out letters together, and letters painted twice single', async () => {
  expect(await textOf('BT /F1 11 Tf 3 Tc 72 700 Td (ELECTRICITY) Tj ET 0 Tc\n')).toBe('ELECTRICITY')
  expect(await textOf(textLine('bold', 72, 700) + textLine('bold', 72.3, 700))).toBe('bold')
})

it('keeps a letter that its font calls by the number of a space', async () => {
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Differences [32 /I] >> >>'
  const entries = `/Type /XObject /Subtype /Form /BBox [0 0 300 50] /Resources << /Font << /F2 ${font} >> >>`
  const form = { entries, bytes: Buffer.from('BT /F2 11 Tf 10 10 Td ( P3) Tj ET') }
  const { text } = await collectWords(onePagePdf(`/A Do ${PRINT}`, '/XObject << /A 6 0 R >>', [form]))
  expect(text).toMatch(/^IP3 Printed/)
})

it('turns a page whose text runs sideways', async () => {
  const lines = Array.from(
    { length: 6 },
    (_, line) => `BT /F1 11 Tf 0 1 -1 0 ${100 + line * 20} 72 Tm (Amount due today) Tj ET\n`,
  )
  const { pages, text } = await collectWords(onePagePdf(lines.join('')))
  expect(text).toMatch(/^Amount due today Amount/)
  expect(pages[0]).toMatchObject({ widthPoints: 842, heightPoints: 595 })
  expect(pages[0]?.words[0]?.box.top).toBeLessThan(pages[0]?.words[5]?.box.top ?? 0)
})

it('reads the first thirty pages and says how many were left out', async () => {
  const count = 34
  const kids = Array.from({ length: count }, (_, index) => `${index + 5} 0 R`).join(' ')
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>'
  const bytes = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    { entries: '', bytes: Buffer.from(PRINT) },
    ...Array.from({ length: count }, () => page),
  ])
  const { pages, leftOut } = await collectWords(bytes)
  expect(pages).toHaveLength(30)
  expect(leftOut).toBe(4)
})

it('leaves out the pages after more words than any bill needs', async () => {
  const { pages, leftOut } = await collectWords(printedPages(12, { lines: 100, words: 20, size: 6 }))
  expect(pages).toHaveLength(8)
  expect(leftOut).toBe(4)
})

it('refuses a page with more words than a person can read', async () => {
  await expect(collectWords(printedPages(1, { lines: 190, words: 45, size: 4 }))).rejects.toThrow('far too much')
})

it.each([
  ['in one string', textLine('9'.repeat(500_000), 10, 700, 1)],
  ['in many strings', textLine('9'.repeat(1000), 10, 700, 1).repeat(500)],
])('refuses a page of half a million characters %s', async (_, content) => {
  const refusal = {
    name: 'RefusedFile',
    code: 'file_unreadable',
    because: expect.stringContaining('more characters') as string,
  }
  await expect(collectWords(onePagePdf(content))).rejects.toMatchObject(refusal)
})

it('reads a page of a hundred thousand characters in one string', async () => {
  const { pages } = await collectWords(onePagePdf(textLine('9'.repeat(150_000), 10, 700, 1) + PRINT))
  expect(pages).toHaveLength(1)
})
