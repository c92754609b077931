import { crc32 } from 'node:zlib'

type Size = { width: number; height: number; bits: number }
type Chunks = { before?: readonly Buffer[]; after?: readonly Buffer[] }

const SIGNATURE = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1')

export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const result = Buffer.alloc(body.length + 8)
  result.writeUInt32BE(data.length, 0)
  body.copy(result, 4)
  result.writeUInt32BE(crc32(body), body.length + 4)
  return result
}

/** A grey PNG of these packed rows, with chunks around them. */
export function pngOf(
  { width, height, bits }: Size,
  packed: Uint8Array,
  { before = [], after = [] }: Chunks = {},
): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, 0, 0, 0, 0], 8)
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', header),
    ...before,
    pngChunk('IDAT', packed),
    ...after,
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}
