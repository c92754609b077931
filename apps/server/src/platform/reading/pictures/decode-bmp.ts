import { RefusedFile } from '../refused-file.ts'
import type { Raster } from '../ocr/raster.ts'

const UNCOMPRESSED = 0
const MASKED = 3
const FILE_HEADER_BYTES = 14

/** Windows bitmaps without compression, which is what programs write; run-length coded ones are refused. */
export function decodeBmp(bytes: Uint8Array, mostPixels: number): Raster {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  try {
    return decode(view, mostPixels)
  } catch (error) {
    if (error instanceof RangeError) throw broken()
    throw error
  }
}

function decode(view: DataView, mostPixels: number): Raster {
  const start = view.getUint32(10, true)
  const headerBytes = view.getUint32(FILE_HEADER_BYTES, true)
  const isOld = headerBytes === 12
  const width = isOld ? view.getUint16(18, true) : view.getInt32(18, true)
  const signedHeight = isOld ? view.getInt16(20, true) : view.getInt32(22, true)
  const height = Math.abs(signedHeight)
  const bits = view.getUint16(isOld ? 24 : 28, true)
  const compression = isOld ? UNCOMPRESSED : view.getUint32(30, true)
  if (width <= 0 || height === 0 || width * height > mostPixels) {
    throw new RefusedFile('image_unprocessable', 'The picture has too many pixels, or none.')
  }
  if (compression !== UNCOMPRESSED && compression !== MASKED) throw broken()
  const stride = Math.ceil((width * bits) / 32) * 4
  if (start + stride * height > view.byteLength) throw broken()
  const greyAt = greyReader(view, bits, FILE_HEADER_BYTES + headerBytes, isOld ? 3 : 4)
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const row = start + (signedHeight > 0 ? height - 1 - y : y) * stride
    for (let x = 0; x < width; x += 1) data[y * width + x] = greyAt(row, x)
  }
  return { width, height, data }
}

type GreyReader = (row: number, x: number) => number

function greyReader(view: DataView, bits: number, paletteStart: number, entryBytes: number): GreyReader {
  const blueGreenRed = (at: number) => grey(view.getUint8(at + 2), view.getUint8(at + 1), view.getUint8(at))
  if (bits === 24 || bits === 32) return (row, x) => blueGreenRed(row + x * (bits / 8))
  if (bits === 16) {
    return (row, x) => {
      const value = view.getUint16(row + x * 2, true)
      return grey(((value >> 10) & 31) * 8, ((value >> 5) & 31) * 8, (value & 31) * 8)
    }
  }
  if (bits !== 1 && bits !== 4 && bits !== 8) throw broken()
  const palette = Array.from({ length: 2 ** bits }, (_, entry) => paletteStart + entry * entryBytes)
    .filter((at) => at + 3 <= view.byteLength)
    .map(blueGreenRed)
  return (row, x) => {
    const bit = x * bits
    const shift = 8 - bits - (bit % 8)
    return palette[(view.getUint8(row + Math.floor(bit / 8)) >> shift) & (2 ** bits - 1)] ?? 0
  }
}

function grey(red: number, green: number, blue: number): number {
  return Math.round(0.299 * red + 0.587 * green + 0.114 * blue)
}

function broken(): RefusedFile {
  return new RefusedFile('image_unprocessable', 'The bitmap is damaged or of a rare kind.')
}
