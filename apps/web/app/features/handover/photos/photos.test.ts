import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { photoFormat } from './photo-format.ts'
import { readJpeg } from './read-jpeg.ts'
import { readPng } from './read-png.ts'
import { writePhotoPdf } from './write-photo-pdf.ts'

const part = (marker: number, body: readonly number[] | Buffer) => {
  const length = body.length + 2
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 255]), Buffer.from(body)])
}

/** A camera's EXIF data: orientation and location. */
function notes(turn: number, isLittle: boolean): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write(isLittle ? 'II' : 'MM')
  const [word, long] = isLittle
    ? ([tiff.writeUInt16LE.bind(tiff), tiff.writeUInt32LE.bind(tiff)] as const)
    : ([tiff.writeUInt16BE.bind(tiff), tiff.writeUInt32BE.bind(tiff)] as const)
  word(42, 2)
  long(8, 4)
  word(1, 8)
  word(0x0112, 10)
  word(3, 12)
  long(1, 14)
  word(turn, 18)
  return part(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from('GPS here')]))
}

/** As much of a JPEG file as is read here: 20 wide, 10 high. */
function jpeg(...more: Buffer[]): Buffer {
  const frame = part(0xc0, [8, 0, 10, 0, 20, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1])
  const scan = Buffer.concat([part(0xda, [3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0]), Buffer.from([1, 2, 3, 0xff, 0xd9])])
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...more, frame, scan])
}

function png(kind: number, ...more: [string, Buffer][]): Buffer {
  const head = Buffer.from([0, 0, 0, 2, 0, 0, 0, 1, 8, kind, 0, 0, 0])
  const chunks = [['IHDR', head], ...more, ['IDAT', deflateSync(Buffer.alloc(7))], ['IEND', Buffer.alloc(0)]] as const
  const written = chunks.map(([name, body]) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(body.length)
    return Buffer.concat([length, Buffer.from(name), body, Buffer.alloc(4)])
  })
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...written])
}

test.for<[string, string | Buffer, string | undefined]>([
  ['JPEG', jpeg(), 'jpeg'],
  ['PNG', png(2), 'png'],
  ['HEIC', '\0\0\0\x18ftypheic', 'heic'],
  ['HEIF', '\0\0\0\x18ftypmif1', 'heic'],
  ['TIFF', 'II*\0', 'tiff'],
  ['WEBP', 'RIFF\0\0\0\0WEBP', 'webp'],
  ['GIF', 'GIF89a', 'gif'],
  ['BMP', 'BM\0\0', 'bmp'],
  ['SVG', '<?xml version="1.0"?>\n<svg xmlns="x">', 'svg'],
  ['a film', '\0\0\0\x18ftypisom', undefined],
  ['nothing', '', undefined],
])('%s is known by its bytes', ([, bytes, format]) => {
  expect(photoFormat(Buffer.from(bytes as string, 'latin1'))).toBe(format)
})

test.for([true, false])('a JPEG keeps its picture and loses its notes (little end first: %s)', (isLittle) => {
  const image = readJpeg(jpeg(notes(6, isLittle), part(0xfe, Buffer.from('a comment'))))
  expect(image).toMatchObject({ width: 20, height: 10, turn: 6, colours: '/DeviceRGB', filter: '/DCTDecode' })
  expect(Buffer.from(image!.data)).toEqual(jpeg())
})

test.for([Buffer.from('no picture'), jpeg().subarray(0, 12), Buffer.alloc(0)])('a broken JPEG is none', (bytes) => {
  expect(readJpeg(bytes)).toBeUndefined()
})

test('a plain PNG goes in as it is; one that can be seen through is redrawn', () => {
  expect(readPng(png(2))).toMatchObject({ width: 2, height: 1, colours: '/DeviceRGB', filter: '/FlateDecode' })
  expect(readPng(png(0))?.colours).toBe('/DeviceGray')
  expect(readPng(png(6))).toBeUndefined()
  expect(readPng(png(3))).toBeUndefined()
  expect(readPng(png(2, ['tRNS', Buffer.alloc(6)]))).toBeUndefined()
})

test('a PDF has a page for each picture, as large as it, and knows where its objects are', () => {
  const turned = readJpeg(jpeg(notes(8, false)))!
  const bytes = Buffer.from(writePhotoPdf([readJpeg(jpeg())!, turned, readPng(png(2))!]))
  const text = bytes.toString('latin1')
  expect(text.match(/MediaBox\[[\d ]+\]/g)).toEqual(['MediaBox[0 0 20 10]', 'MediaBox[0 0 10 20]', 'MediaBox[0 0 2 1]'])
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1])
  expect(text.slice(start, start + 4)).toBe('xref')
  const places = [...text.slice(start).matchAll(/^(\d{10}) 00000 n /gm)].map(([, place]) => Number(place))
  expect(places).toHaveLength(11)
  for (const [at, place] of places.entries()) expect(text.slice(place)).toMatch(new RegExp(`^${at + 1} 0 obj\n`))
})

test.for([1, 2, 3, 4, 5, 6, 7, 8])('a camera held the way %i gives an upright page', (turn) => {
  const text = Buffer.from(writePhotoPdf([readJpeg(jpeg(notes(turn, true)))!])).toString('latin1')
  const matrix = /q ([-\d. ]+) cm/.exec(text)![1]!.split(' ').map(Number)
  const [a, b, c, d, e, f] = matrix as [number, number, number, number, number, number]
  const land = (x: number, y: number) => [a * x + c * y + e, b * x + d * y + f]
  const [w, h] = turn > 4 ? [10, 20] : [20, 10]
  // Where the first and the last pixel of the first stored row are seen, by the meaning of the orientations in EXIF.
  const topLeft = { 1: [0, h], 2: [w, h], 3: [w, 0], 4: [0, 0], 5: [0, h], 6: [w, h], 7: [w, 0], 8: [0, 0] }[turn]
  const topRight = { 1: [w, h], 2: [0, h], 3: [0, 0], 4: [w, 0], 5: [0, 0], 6: [w, 0], 7: [w, h], 8: [0, h] }[turn]
  expect(land(0, 1)).toEqual(topLeft)
  expect(land(1, 1)).toEqual(topRight)
})
