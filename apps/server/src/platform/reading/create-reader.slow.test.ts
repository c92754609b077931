import { readFileSync } from 'node:fs'
import { failures } from '@mowatt/contract/failures'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostileFiles } from '../../../test/files/hostile-files.ts'
import { onePagePdf, textLine } from '../../../test/files/pdf-writer.ts'
import { bmpOf, pdfOfJpeg, twoPageTiff } from '../../../test/files/picture-writer.ts'
import { qrCodePicture } from '../../../test/files/qr-code-picture.ts'
import { createReader, type Reader, type Reading } from './create-reader.ts'

const png = readFileSync(new URL('../../../test/files/small-bill.png', import.meta.url))
const heic = readFileSync(new URL('../../../test/files/small-bill.heic', import.meta.url))
/** Its account and its day: enough for what depends on the format alone, and read in a third of the time. */
const lines = await sharp(png).extract({ left: 0, top: 90, width: 640, height: 75 }).png().toBuffer()
const LINES = ['Account', '8512', '3342', '4', 'November', '2025']
const PRINTED = ['Northern', 'Spark', 'Energy', '8512', '3342', '4', 'November', '2025', '24.67p', '£187.42']

let reader: Reader
const crashes: string[] = []
beforeAll(() => {
  reader = createReader({ workers: 1, onCrash: (lastWords) => crashes.push(lastWords) })
})
afterAll(() => reader.close())

function found(reading: Reading): Extract<Reading, { kind: 'words' }> {
  if (reading.kind !== 'words') throw new Error(JSON.stringify(reading))
  return reading
}

function wordsOf(reading: Reading): string[] {
  return found(reading).document.pages.flatMap(({ words }) => words.map(({ text }) => text))
}

const turned = new Map<number, Promise<Awaited<ReturnType<typeof readPhoto>>>>()

/** The picture on its side, upside down or crooked, as a photo: read once, for all checks of it. */
function readTurned(angle: number) {
  const reading = turned.get(angle) ?? readPhoto(angle)
  turned.set(angle, reading)
  return reading
}

async function readPhoto(angle: number) {
  const photo = sharp(png).rotate(angle, { background: '#ffffff' })
  const { data, info } = await (angle === 0 ? photo.png() : photo.jpeg()).toBuffer({ resolveWithObject: true })
  return { reading: found(await reader.read([{ bytes: data }])), size: info }
}

describe('pictures', () => {
  // PNG and JPEG are those that are turned below.
  it.each([
    ['HEIC', PRINTED, () => heic],
    ['WEBP', LINES, () => sharp(lines).webp().toBuffer()],
    ['GIF', LINES, () => sharp(lines).gif().toBuffer()],
    ['BMP', LINES, () => bmpOf(lines)],
    ['scanned PDF', PRINTED, async () => pdfOfJpeg(await sharp(png).jpeg().toBuffer(), 640, 420)],
    [
      'a photo on its head, as its EXIF says',
      LINES,
      () => sharp(lines).rotate(180).jpeg().withMetadata({ orientation: 3 }).toBuffer(),
    ],
    ['a crooked photo on a table', PRINTED, () => sharp(png).rotate(4, { background: '#765' }).jpeg().toBuffer()],
  ])('reads %s', async (_, printed, make) => {
    const reading = await reader.read([{ bytes: await make() }])
    expect(wordsOf(reading)).toEqual(expect.arrayContaining(printed))
    expect(reading).toMatchObject({ document: { pages: [{ page: 1, source: 'ocr' }] } })
  })

  it('takes each page of a TIFF and each photo as a page', async () => {
    const tiff = await twoPageTiff(lines)
    const reading = found(await reader.read([{ bytes: tiff }, { bytes: lines }]))
    expect(reading.document.pages.map(({ page }) => page)).toEqual([1, 2, 3])
    for (const page of reading.document.pages) expect(page.words.map(({ text }) => text)).toContain('November')
  })

  it('gives places on the page as it would lie straight', async () => {
    const { reading } = await readTurned(4)
    const words = reading.document.pages[0]?.words ?? []
    const middle = (text: string) => {
      const box = words.find((word) => word.text === text)?.box
      return ((box?.top ?? 0) + (box?.bottom ?? 9)) / 2
    }
    expect(Math.abs(middle('Unit') - middle('kWh'))).toBeLessThan(0.01)
  })

  it.each([
    ['as it lies', 0],
    ['on its side', 90],
    ['on its head, of which nothing says so', 180],
    ['on its other side', 270],
    ['crooked', 4],
  ])('reads a photo and says where its words stand in it: %s', async (_, angle) => {
    const { reading, size } = await readTurned(angle)
    expect(wordsOf(reading)).toEqual(expect.arrayContaining(PRINTED))
    expect(reading).toMatchObject({ document: { pages: [{ page: 1, source: 'ocr' }] } })
    const wordIn = ({ document }: typeof reading) => document.pages[0]?.words.find(({ text }) => text === '£187.42')
    const flat = await readTurned(0)
    const [origin, known] = [wordIn(reading)?.origin, wordIn(flat.reading)?.box]
    if (!origin || !known) throw new Error('the word was not found')
    // Relative to the middle of the picture, which doesn't move when the picture is turned.
    const dx = ((known.left + known.right) / 2 - 0.5) * flat.size.width
    const dy = ((known.top + known.bottom) / 2 - 0.5) * flat.size.height
    const turn = (angle * Math.PI) / 180
    const { from, to } = origin
    const found = { x: ((from.x + to.x) / 2 - 0.5) * size.width, y: ((from.y + to.y) / 2 - 0.5) * size.height }
    expect(Math.abs(found.x - (dx * Math.cos(turn) - dy * Math.sin(turn)))).toBeLessThan(6)
    expect(Math.abs(found.y - (dx * Math.sin(turn) + dy * Math.cos(turn)))).toBeLessThan(6)
  })

  it('reads QR codes in pictures', async () => {
    const reading = await reader.read([{ bytes: await qrCodePicture('TARIFF;Fix 12M;24.67') }])
    expect(reading).toMatchObject({ document: { qrPayloads: [{ page: 1, text: 'TARIFF;Fix 12M;24.67' }] } })
    const box = reading.kind === 'words' ? reading.document.qrPayloads[0]?.box : undefined
    expect(box?.left).toBeCloseTo(320 / 800, 1)
    expect(box?.bottom).toBeCloseTo(440 / 600, 1)
  })
})

const hostile = hostileFiles()
const refused = hostile.filter(({ isHollow }) => !isHollow)
const hollow = hostile.filter(({ isHollow }) => isHollow)

describe('what is refused', () => {
  it.each(refused.map((file) => [file.name, file] as const))(
    '%s',
    async (name, { bytes, isPicture, isUnsupported }) => {
      const code = isUnsupported ? 'file_unsupported' : isPicture ? 'image_unprocessable' : 'file_unreadable'
      const reading = await reader.read([{ bytes, name }])
      expect(reading).toMatchObject({ kind: 'refused', code, message: failures[code].text })
      expect(crashes).toEqual([])
    },
  )

  it.each(hollow.map((file) => [file.name, file] as const))('finds nothing in: %s', async (name, { bytes }) => {
    expect(wordsOf(await reader.read([{ bytes, name }]))).toEqual([])
  })

  it('says which file is too large', async () => {
    const reading = await reader.read([{ bytes: new Uint8Array(10 * 1024 * 1024), name: 'huge.pdf' }])
    expect(reading).toMatchObject({ message: 'Each file must be less than 10MB (huge.pdf).' })
  })

  it('takes either one PDF or pictures', async () => {
    const pdf = onePagePdf(textLine('A bill', 72, 700))
    expect(await reader.read([{ bytes: pdf }, { bytes: png }])).toMatchObject({ code: 'files_mixed' })
    expect(await reader.read([{ bytes: pdf }, { bytes: pdf }])).toMatchObject({ code: 'several_pdfs' })
    expect(await reader.read([])).toMatchObject({ code: 'file_unreadable' })
  })

  it('ends what is made of the words when it takes too long', async () => {
    const pdf = onePagePdf(textLine('A bill that keeps its reader busy', 72, 700))
    const endless = new URL('../../../test/files/endless-digest.ts', import.meta.url)
    expect(await reader.digest([{ bytes: pdf }], endless)).toMatchObject({
      kind: 'refused',
      code: 'file_unreadable',
      because: 'Reading the file took too long.',
    })
  })
})
