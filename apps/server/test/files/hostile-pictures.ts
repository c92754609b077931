import { deflateSync } from 'node:zlib'
import { noise } from './noise.ts'
import { pngOf } from './png-writer.ts'

const TIFF_HEAD = Buffer.from('49492a000a000000ffff', 'hex')

/** All its pixels are there: it is a valid picture that decompresses to hundreds of megabytes. */
export function hugePng(width: number, height: number): Buffer {
  return pngOf({ width, height, bits: 1 }, deflateSync(Buffer.alloc(Math.ceil(width / 8 + 1) * height), { level: 1 }))
}

/** Declares a small size; a hundred million bytes too many follow. */
export function overfullPng(): Buffer {
  return pngOf({ width: 2000, height: 2000, bits: 8 }, deflateSync(Buffer.alloc(100_000_000), { level: 1 }))
}

export function hugeJpeg(): Buffer {
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

export function jpegWithComment(comment: Buffer): Buffer {
  const size = Buffer.alloc(2)
  size.writeUInt16BE(comment.length + 2)
  return Buffer.concat([Buffer.from('ffd8fffe', 'hex'), size, comment, Buffer.from('ffd9', 'hex')])
}

export function hugeBmp(): Buffer {
  const bytes = Buffer.alloc(200)
  bytes.write('BM')
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(31_623, 18)
  bytes.writeInt32LE(31_623, 22)
  bytes.writeUInt16LE(24, 28)
  return bytes
}

export function hugeGif(): Buffer {
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

export function circlingTiff(): Buffer {
  return Buffer.concat([TIFF_HEAD, tiffPage(10 + 102), tiffPage(10)])
}

export function manyPagedTiff(count: number): Buffer {
  const size = tiffPage(0).length
  const pages = Array.from({ length: count }, (_, index) => tiffPage(index === count - 1 ? 0 : 10 + (index + 1) * size))
  return Buffer.concat([TIFF_HEAD, ...pages])
}

export function brokenHeic(): Buffer {
  return Buffer.concat([
    Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic', 'latin1'),
    noise(4000),
  ])
}

export function svg(content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800">${content}<text x="9" y="40">Bill</text></svg>`,
  )
}

export function entitySvg(): Buffer {
  return Buffer.from(
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY file SYSTEM "file:///etc/passwd">]>${svg('<text y="80">&file;</text>').toString()}`,
  )
}
