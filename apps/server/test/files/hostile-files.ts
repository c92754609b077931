import { deflateRawSync } from 'node:zlib'
import {
  circlingPages,
  claimedPages,
  deepNesting,
  endlessText,
  lockedPdf,
  pagesPdf,
  printedPages,
  selfDrawingForm,
  stackedFilters,
  widePagePdf,
} from './hostile-pdfs.ts'
import {
  brokenHeic,
  circlingTiff,
  entitySvg,
  hugeBmp,
  hugeGif,
  hugeJpeg,
  hugePng,
  jpegWithComment,
  manyPagedTiff,
  overfullPng,
  svg,
} from './hostile-pictures.ts'
import { apngOf, gifOf } from './moving-pictures.ts'
import { noise } from './noise.ts'
import { onePagePdf, textLine } from './pdf-writer.ts'

/** `isHollow`: it opens, and is empty. */
export type HostileFile = {
  name: string
  bytes: Uint8Array
  isPicture?: boolean
  isUnsupported?: boolean
  isHollow?: boolean
}

/** Files made to crash, fill up or deceive the program that opens them; all of them are small. */
export function hostileFiles(): HostileFile[] {
  const bill = onePagePdf(textLine('Your electricity bill', 72, 700))
  const zip = smallZip()
  return [
    { name: '30,000 by 30,000 PNG', bytes: hugePng(30_000, 30_000), isPicture: true },
    { name: 'JPEG of 65,500 by 65,500', bytes: hugeJpeg(), isPicture: true },
    { name: 'BMP of a thousand million pixels', bytes: hugeBmp(), isPicture: true },
    { name: 'GIF of 65,535 by 65,535', bytes: hugeGif(), isPicture: true },
    { name: 'PNG of 400 frames', bytes: apngOf(400), isPicture: true },
    { name: 'GIF of 20,000 frames', bytes: gifOf(20_000), isPicture: true },
    { name: 'PNG with more in it than it says', bytes: overfullPng(), isPicture: true, isHollow: true },
    { name: 'blank PNG of 62 million pixels', bytes: hugePng(7900, 7900), isPicture: true, isHollow: true },
    { name: 'TIFF whose pages go round in a circle', bytes: circlingTiff(), isPicture: true },
    { name: 'TIFF of 90,000 pages', bytes: manyPagedTiff(90_000), isPicture: true },
    { name: 'a page of 5,000,000 points', bytes: widePagePdf() },
    { name: 'stacked filters', bytes: stackedFilters() },
    { name: 'letters without end', bytes: endlessText() },
    { name: '500 pages', bytes: pagesPdf(500) },
    { name: '30 pages of tiny print', bytes: printedPages(30, { lines: 190, words: 45, size: 4 }) },
    { name: 'a million pages, as it says', bytes: claimedPages(1_000_000), isHollow: true },
    { name: 'pages that hold themselves', bytes: circlingPages() },
    { name: 'form that draws itself', bytes: selfDrawingForm(), isHollow: true },
    { name: 'deep nesting', bytes: deepNesting(), isHollow: true },
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
    { name: 'PNG with a PDF behind it', bytes: Buffer.concat([hugePng(900, 900), bill]), isUnsupported: true },
    {
      name: 'GIF that is a page too',
      bytes: Buffer.from('GIF89a/*<html><script>alert(1)</script>*/'),
      isUnsupported: true,
    },
    { name: 'a page of HTML', bytes: Buffer.from('<!doctype html><title>Bill</title>'), isUnsupported: true },
    { name: 'nothing but noise', bytes: noise(5000), isUnsupported: true },
  ]
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
