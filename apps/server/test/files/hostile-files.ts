import { crc32, deflateRawSync, deflateSync } from 'node:zlib'
import { onePagePdf, pdfOf, textLine } from './pdf-writer.ts'

export type HostileFile = { name: string; bytes: Uint8Array; isPicture?: boolean; isUnsupported?: boolean }

/** Files made to stop, fill or fool whoever opens them; all of them are small. */
export function hostileFiles(): HostileFile[] {
  const bill = onePagePdf(textLine('Your electricity bill', 72, 700))
  const zip = smallZip()
  return [
    { name: '30,000 by 30,000 PNG', bytes: hugePng(30_000, 30_000), isPicture: true },
    { name: 'JPEG of 65,500 by 65,500', bytes: hugeJpeg(), isPicture: true },
    { name: 'BMP of a thousand million pixels', bytes: hugeBmp(), isPicture: true },
    { name: 'GIF of 65,535 by 65,535', bytes: hugeGif(), isPicture: true },
    { name: 'TIFF whose pages go round in a circle', bytes: circlingTiff(), isPicture: true },
    { name: 'TIFF of 90,000 pages', bytes: manyPagedTiff(90_000), isPicture: true },
    { name: 'stacked filters', bytes: stackedFilters() },
    { name: 'letters without end', bytes: endlessText() },
    { name: '500 pages', bytes: pagesPdf(500) },
    { name: 'a million pages, as it says', bytes: claimedPages(1_000_000) },
    { name: 'pages that hold themselves', bytes: circlingPages() },
    { name: 'form that draws itself', bytes: selfDrawingForm() },
    { name: 'deep nesting', bytes: deepNesting() },
    { name: 'encrypted', bytes: lockedPdf() },
    { name: 'truncated PDF', bytes: bill.subarray(0, bill.length - 200) },
    { name: 'PDF of noise', bytes: Buffer.concat([Buffer.from('%PDF-1.7\n'), noise(20_000), Buffer.from('\n%%EOF')]) },
    { name: 'truncated PNG', bytes: hugePng(2000, 2000).subarray(0, 200), isPicture: true },
    { name: 'broken HEIC', bytes: brokenHeic(), isPicture: true },
    { name: 'SVG with a script', bytes: svg('<script>fetch("/")</script>'), isPicture: true },
    { name: 'SVG with an entity from a file', bytes: entitySvg(), isPicture: true },
    { name: 'SVG that points elsewhere', bytes: svg('<image href="http://example.com/a.png"/>'), isPicture: true },
    { name: 'zip named PDF', bytes: zip, isUnsupported: true },
    { name: 'PDF that is a zip too', bytes: Buffer.concat([bill, zip]), isUnsupported: true },
    { name: 'JPEG that is a PDF too', bytes: jpegWithComment(bill), isUnsupported: true },
    {
      name: 'GIF that is a page too',
      bytes: Buffer.from('GIF89a/*<html><script>alert(1)</script>*/'),
      isUnsupported: true,
    },
    { name: 'a page of HTML', bytes: Buffer.from('<!doctype html><title>Bill</title>'), isUnsupported: true },
    { name: 'nothing but noise', bytes: noise(5000), isUnsupported: true },
  ]
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const result = Buffer.alloc(body.length + 8)
  result.writeUInt32BE(data.length, 0)
  body.copy(result, 4)
  result.writeUInt32BE(crc32(body), body.length + 4)
  return result
}

/** All its pixels are there: it is a valid picture that unpacks to hundreds of megabytes. */
function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(Math.ceil(width / 8 + 1) * height), { level: 1 })
  const signature = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function hugeJpeg(): Buffer {
  const frame = Buffer.from('ffc0000b080000000001011100', 'hex')
  frame.writeUInt16BE(65_500, 5)
  frame.writeUInt16BE(65_500, 7)
  return Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    frame,
    Buffer.alloc(400),
    Buffer.from('ffd9', 'hex'),
  ])
}

function jpegWithComment(comment: Buffer): Buffer {
  const size = Buffer.alloc(2)
  size.writeUInt16BE(comment.length + 2)
  return Buffer.concat([Buffer.from('ffd8fffe', 'hex'), size, comment, Buffer.from('ffd9', 'hex')])
}

function hugeBmp(): Buffer {
  const bytes = Buffer.alloc(200)
  bytes.write('BM')
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(31_623, 18)
  bytes.writeInt32LE(31_623, 22)
  bytes.writeUInt16LE(24, 28)
  return bytes
}

function hugeGif(): Buffer {
  return Buffer.from(
    '474946383961fffffffff00000000000ffffff2c00000000ffffffff00020244010 03b'.replaceAll(' ', ''),
    'hex',
  )
}

/** One page is eight entries of twelve bytes: 16 by 1 white pixels. */
function tiffPage(next: number): Buffer {
  const entries = [
    [256, 3, 1, 16],
    [257, 3, 1, 1],
    [258, 3, 1, 1],
    [259, 3, 1, 1],
    [262, 3, 1, 1],
    [273, 4, 1, 8],
    [278, 3, 1, 1],
    [279, 4, 1, 2],
  ]
  const bytes = Buffer.alloc(2 + entries.length * 12 + 4)
  bytes.writeUInt16LE(entries.length, 0)
  for (const [index, [tag = 0, type = 0, count = 0, value = 0]] of entries.entries()) {
    const at = 2 + index * 12
    bytes.writeUInt16LE(tag, at)
    bytes.writeUInt16LE(type, at + 2)
    bytes.writeUInt32LE(count, at + 4)
    bytes.writeUInt32LE(value, at + 8)
  }
  bytes.writeUInt32LE(next, bytes.length - 4)
  return bytes
}

const TIFF_HEAD = Buffer.from('49492a000a000000ffff', 'hex')

function circlingTiff(): Buffer {
  return Buffer.concat([TIFF_HEAD, tiffPage(10 + 102), tiffPage(10)])
}

function manyPagedTiff(count: number): Buffer {
  const size = tiffPage(0).length
  const pages = Array.from({ length: count }, (_, index) => tiffPage(index === count - 1 ? 0 : 10 + (index + 1) * size))
  return Buffer.concat([TIFF_HEAD, ...pages])
}

/** A thousand million bytes, packed three times over into a few hundred. */
function stackedFilters(): Buffer {
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

function endlessText(): Buffer {
  const text = `BT /F1 11 Tf 72 700 Td ${'(aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa) Tj '.repeat(1_000_000)} ET`
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    { entries: '/Filter /FlateDecode', bytes: deflateSync(Buffer.from(text)) },
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ])
}

function pagesPdf(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ')
  const pages = Array.from({ length: count }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>')
  return pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`, ...pages])
}

function claimedPages(count: number): Buffer {
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [3 0 R] /Count ${count} >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ])
}

function circlingPages(): Buffer {
  return pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>'])
}

function selfDrawingForm(): Buffer {
  const form = {
    entries: '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << /X 6 0 R >> >>',
    bytes: Buffer.from('/X Do '.repeat(40)),
  }
  return onePagePdf('/X Do '.repeat(100), '/XObject << /X 6 0 R >>', [form])
}

function deepNesting(): Buffer {
  return onePagePdf(`${'['.repeat(200_000)} ${'<<'.repeat(200_000)}`)
}

/** The password's check values are made up, so no password opens it. */
function lockedPdf(): Buffer {
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

function brokenHeic(): Buffer {
  return Buffer.concat([
    Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic', 'latin1'),
    noise(4000),
  ])
}

function svg(content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800">${content}<text x="9" y="40">Bill</text></svg>`,
  )
}

function entitySvg(): Buffer {
  return Buffer.from(
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY file SYSTEM "file:///etc/passwd">]>${svg('<text y="80">&file;</text>')}`,
  )
}

function smallZip(): Buffer {
  const data = deflateRawSync(Buffer.from('hello'))
  const name = Buffer.from('bill.pdf')
  const local = Buffer.alloc(30)
  local.write('PK\u0003\u0004', 'latin1')
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(data.length, 18)
  local.writeUInt32LE(5, 22)
  local.writeUInt16LE(name.length, 26)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  return Buffer.concat([local, name, data, end])
}

/** The same noise each time. */
function noise(length: number): Buffer {
  let state = 1
  return Buffer.from(
    Uint8Array.from({ length }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return state >> 16
    }),
  )
}
