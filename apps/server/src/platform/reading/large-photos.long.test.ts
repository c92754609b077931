import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { casesOf } from '../../../../../test-size.ts'
import { grainyJpeg, pdfOfJpeg } from '../../../test/files/picture-writer.ts'
import { createReader, type Reader } from './create-reader.ts'

const png = readFileSync(new URL('../../../test/files/small-bill.png', import.meta.url))

let reader: Reader
beforeAll(() => {
  reader = createReader({ workers: 1, onCrash: (lastWords) => expect.unreachable(lastWords) })
})
afterAll(() => reader.close())

const PHOTOS = casesOf(4, 2)

it(`reads a PDF of ${PHOTOS} photos of twelve million pixels`, async () => {
  const [width, height] = [3024, 4032]
  const bytes = pdfOfJpeg(await grainyJpeg(width, height), width, height, PHOTOS)
  const reading = await reader.read([{ bytes, name: 'photos.pdf' }])
  const pages = Array.from({ length: PHOTOS }, (_, at) => ({ page: at + 1 }))
  expect(reading).toMatchObject({ kind: 'words', document: { pages } })
})

it('reads a photo of forty-eight million pixels in a PDF', async () => {
  const [width, height] = [8550, 5611]
  const jpeg = await sharp(png).removeAlpha().toColourspace('srgb').resize(width, height).jpeg().toBuffer()
  const reading = await reader.read([{ bytes: pdfOfJpeg(jpeg, width, height), name: 'photo.pdf' }])
  if (reading.kind !== 'words') throw new Error(JSON.stringify(reading))
  const words = reading.document.pages.flatMap((page) => page.words.map(({ text }) => text))
  expect(words).toEqual(expect.arrayContaining(['Northern', 'November', '24.67p', '£187.42']))
})
