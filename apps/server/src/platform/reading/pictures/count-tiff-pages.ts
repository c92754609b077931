import { RefusedFile } from '../refused-file.ts'

const FIRST_PAGE_AT = 4
const ENTRY_BYTES = 12

/** Follows the chain of pages from one to the next, no further than `most`; a chain that runs in a circle is refused. */
export function countTiffPages(bytes: Uint8Array, most: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const isLittle = bytes[0] === 0x49
  const seen = new Set<number>()
  let at = bytes.length < 8 ? 0 : view.getUint32(FIRST_PAGE_AT, isLittle)
  while (at !== 0 && seen.size <= most) {
    if (seen.has(at) || at + 2 > bytes.length) throw broken()
    seen.add(at)
    const next = at + 2 + view.getUint16(at, isLittle) * ENTRY_BYTES
    if (next + 4 > bytes.length) throw broken()
    at = view.getUint32(next, isLittle)
  }
  if (seen.size === 0) throw broken()
  return seen.size
}

function broken(): RefusedFile {
  return new RefusedFile('image_unprocessable', 'The TIFF file is damaged.')
}
