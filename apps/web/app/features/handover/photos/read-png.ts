import type { PdfImage } from './pdf-image.ts'
import { join } from './read-jpeg.ts'

const GREY = 0
const RGB = 2

/** The pixels of a plain PNG as they are; undefined for one that a PDF cannot embed, which is redrawn. */
export function readPng(bytes: Uint8Array): PdfImage | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 45) return undefined
  const [width, height, bits, kind] = [view.getUint32(16), view.getUint32(20), bytes[24]!, bytes[25]!]
  const isInterlaced = bytes[28] !== 0
  if ((kind !== GREY && kind !== RGB) || isInterlaced || bits > 8) return undefined
  const pixels: Uint8Array[] = []
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at)
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (name === 'tRNS') return undefined
    if (name === 'IDAT') pixels.push(bytes.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  if (pixels.length === 0) return undefined
  const parts = `/Predictor 15/Colors ${kind === RGB ? 3 : 1}/BitsPerComponent ${bits}/Columns ${width}`
  return {
    width,
    height,
    turn: 1,
    colours: kind === RGB ? '/DeviceRGB' : '/DeviceGray',
    bits,
    filter: '/FlateDecode',
    more: `/DecodeParms<<${parts}>>`,
    data: join(pixels),
  }
}
