import { deflateSync } from 'node:zlib'
import { pngChunk, pngOf } from './png-writer.ts'

/** An animated PNG of 16 by 16 pixels; each frame is a few bytes. */
export function apngOf(frames: number): Buffer {
  const pixels = deflateSync(Buffer.alloc(17 * 16))
  const control = (number: number) => {
    const data = Buffer.alloc(26)
    for (const [index, value] of [number, 16, 16].entries()) data.writeUInt32BE(value, index * 4)
    return pngChunk('fcTL', data)
  }
  const count = Buffer.alloc(8)
  count.writeUInt32BE(frames)
  const more = Array.from({ length: frames - 1 }, (_, index) => {
    const data = Buffer.alloc(4 + pixels.length)
    data.writeUInt32BE(index * 2 + 2)
    pixels.copy(data, 4)
    return Buffer.concat([control(index * 2 + 1), pngChunk('fdAT', data)])
  })
  return pngOf({ width: 16, height: 16, bits: 8 }, pixels, {
    before: [pngChunk('acTL', count), control(0)],
    after: more,
  })
}

/** An animated GIF with a declared size of 4,000 by 4,000 pixels. */
export function gifOf(frames: number): Buffer {
  const head = Buffer.from('474946383961a00fa00f800000000000ffffff', 'hex')
  const frame = Buffer.from('21f9040001000000' + '2c00000000a00fa00f00' + '0202440100', 'hex')
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from('3b', 'hex')])
}
