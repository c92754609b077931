import { isSvg } from './is-svg.ts'

export type FileKind = 'pdf' | 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp' | 'tiff' | 'heic' | 'svg'

const HEIF_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'])
const BMP_HEADER_SIZES = new Set([12, 40, 52, 56, 64, 108, 124])
const SVG_LOOK_BYTES = 4096
const MAGIC = '%PDF-'
const BOM = '\u00ef\u00bb\u00bf'

/** A file's type, by its content. Names and declared types are ignored: anyone can write them. */
export function fileKind(bytes: Uint8Array): FileKind | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, SVG_LOOK_BYTES))
  const start = head.toString('latin1', 0, 16)
  if (isPdf(start)) return 'pdf'
  if (start.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg'
  if (start.startsWith('\u0089PNG\r\n\u001a\n')) return 'png'
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp'
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'gif'
  if (start.startsWith('BM') && head.length >= 26 && BMP_HEADER_SIZES.has(head.readUInt32LE(14))) return 'bmp'
  if (start.startsWith('II*\u0000') || start.startsWith('MM\u0000*')) return 'tiff'
  if (start.slice(4, 8) === 'ftyp' && isHeif(head)) return 'heic'
  return isSvg(head) ? 'svg' : undefined
}

/** `%PDF-1`, perhaps after a byte order mark and a few spaces. */
function isPdf(start: string): boolean {
  const text = (start.startsWith(BOM) ? start.slice(BOM.length) : start).trimStart()
  const version = text.charAt(MAGIC.length)
  return text.startsWith(MAGIC) && version >= '0' && version <= '9'
}

/** The brands are in the first box: the major one, a version, then those it is compatible with. */
function isHeif(head: Buffer): boolean {
  const end = Math.min(head.readUInt32BE(0), head.length, 128)
  for (let at = 8; at + 4 <= end; at += 4) {
    if (HEIF_BRANDS.has(head.toString('latin1', at, at + 4))) return true
  }
  return false
}
