import { crc32, deflateSync, inflateSync } from 'node:zlib'

/** Red, green and blue of each pixel, row by row. */
export type Picture = { width: number; height: number; pixels: Uint8Array }

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const BYTES = 3

/** Decodes one of our own PNGs: 8 bits a colour, no transparency, not interlaced. */
export function readPng(png: Buffer): Picture {
  const packed: Buffer[] = []
  let [width, height] = [0, 0]
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at)
    const type = png.toString('latin1', at + 4, at + 8)
    const data = png.subarray(at + 8, at + 8 + length)
    if (type === 'IHDR') {
      if (data.readUInt16BE(8) !== 0x08_02 || data[12] !== 0) throw new Error('This isn’t a picture we can read')
      ;[width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)]
    }
    if (type === 'IDAT') packed.push(data)
    at += length + 12
  }
  return { width, height, pixels: withoutFilters(inflateSync(Buffer.concat(packed)), width * BYTES, height) }
}

/** Each row has a prediction filter; this undoes it. */
function withoutFilters(rows: Buffer, stride: number, height: number): Uint8Array {
  const pixels = new Uint8Array(stride * height)
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (stride + 1)]
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x
      const left = x < BYTES ? 0 : (pixels[at - BYTES] ?? 0)
      const up = y === 0 ? 0 : (pixels[at - stride] ?? 0)
      const corner = x < BYTES || y === 0 ? 0 : (pixels[at - stride - BYTES] ?? 0)
      const guess =
        filter === 1
          ? left
          : filter === 2
            ? up
            : filter === 3
              ? (left + up) >> 1
              : filter === 4
                ? paeth(left, up, corner)
                : 0
      pixels[at] = (rows[y * (stride + 1) + 1 + x] ?? 0) + guess
    }
  }
  return pixels
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}

export function writePng({ width, height, pixels }: Picture): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.writeUInt16BE(0x08_02, 8)
  const stride = width * BYTES
  // Flat areas repeat, so rows compress well without a filter.
  const rows = Buffer.alloc((stride + 1) * height)
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const whole = Buffer.alloc(named.length + 8)
  whole.writeUInt32BE(data.length, 0)
  whole.set(named, 4)
  whole.writeUInt32BE(crc32(named), named.length + 4)
  return whole
}
