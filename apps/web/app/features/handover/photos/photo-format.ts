export type PhotoFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'bmp' | 'tiff' | 'heic' | 'svg'

const HEIC_BRANDS = /^(?:hei[cfsmx]|hev[cmsx]|mif1|msf1)/

/** The actual format of the bytes, whatever the file is called. */
export function photoFormat(bytes: Uint8Array): PhotoFormat | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'jpeg'
  if (text(1, 4) === 'PNG') return 'png'
  if (text(0, 4) === 'GIF8') return 'gif'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(0, 2) === 'BM') return 'bmp'
  if (['II*\0', 'MM\0*'].includes(text(0, 4))) return 'tiff'
  if (text(4, 8) === 'ftyp' && HEIC_BRANDS.test(text(8, 12))) return 'heic'
  return /<svg[\s>]/.test(text(0, 1024)) ? 'svg' : undefined
}
