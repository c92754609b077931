export type FileKind = 'pdf' | 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp' | 'tiff' | 'heic' | 'svg'

const HEIF_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'])
const BMP_HEADER_SIZES = new Set([12, 40, 52, 56, 64, 108, 124])
const SVG_LOOK_BYTES = 4096

/** What a file is, by its content. Names and announced types are not looked at: anyone can write them. */
export function fileKind(bytes: Uint8Array): FileKind | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, SVG_LOOK_BYTES))
  const start = head.toString('latin1', 0, 16)
  if (/^(?:\u00ef\u00bb\u00bf)?\s{0,8}%PDF-\d/.test(start)) return 'pdf'
  if (start.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg'
  if (start.startsWith('\u0089PNG\r\n\u001a\n')) return 'png'
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp'
  if (/^GIF8[79]a/.test(start)) return 'gif'
  if (start.startsWith('BM') && head.length >= 26 && BMP_HEADER_SIZES.has(head.readUInt32LE(14))) return 'bmp'
  if (start.startsWith('II*\u0000') || start.startsWith('MM\u0000*')) return 'tiff'
  if (start.slice(4, 8) === 'ftyp' && isHeif(head)) return 'heic'
  return isSvg(head) ? 'svg' : undefined
}

/** The brands stand in the first box: the major one, a version, then those it is compatible with. */
function isHeif(head: Buffer): boolean {
  const end = Math.min(head.readUInt32BE(0), head.length, 128)
  for (let at = 8; at + 4 <= end; at += 4) {
    if (HEIF_BRANDS.has(head.toString('latin1', at, at + 4))) return true
  }
  return false
}

function isSvg(head: Buffer): boolean {
  if (head.includes(0)) return false
  const text = head.toString('utf8').replace(/^\ufeff/, '')
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*|<!DOCTYPE\s[^>]*(?:\[[^\]]*\]\s*)?>\s*)*<svg[\s>]/i.test(text)
}
