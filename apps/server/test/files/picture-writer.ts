import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { pdfOf } from './pdf-writer.ts'

/** The same picture as a Windows bitmap of 24 bits, its rows from the bottom up. */
export async function bmpOf(picture: Uint8Array): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const stride = Math.ceil((info.width * 3) / 4) * 4
  const bytes = Buffer.alloc(54 + stride * info.height)
  bytes.write('BM')
  bytes.writeUInt32LE(bytes.length, 2)
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(info.width, 18)
  bytes.writeInt32LE(info.height, 22)
  bytes.writeUInt16LE(1, 26)
  bytes.writeUInt16LE(24, 28)
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const from = (y * info.width + x) * 3
      const to = 54 + (info.height - 1 - y) * stride + x * 3
      bytes.set([data[from + 2] ?? 0, data[from + 1] ?? 0, data[from] ?? 0], to)
    }
  }
  return bytes
}

/** One above the other, cut into two pages. */
export async function twoPageTiff(picture: Uint8Array): Promise<Buffer> {
  const images = [picture, picture]
  return await sharp(images as Buffer[], { join: { animated: true } })
    .tiff({ compression: 'lzw' })
    .toBuffer()
}

/** A page that is only a photo, as scanners make them; or several. */
export function pdfOfJpeg(jpeg: Uint8Array, width: number, height: number, pages = 1): Buffer {
  const numbers = Array.from({ length: pages }, (_, page) => 3 + page * 3)
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages} >>`,
    ...numbers.flatMap((number) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${number + 1} 0 R /Resources << /XObject << /I ${number + 2} 0 R >> >> >>`,
      { entries: '', bytes: Buffer.from(`q ${width} 0 0 ${height} 0 0 cm /I Do Q`) },
      {
        entries: `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
        bytes: jpeg,
      },
    ]),
  ])
}

/** Like a camera's picture of blank paper: grain in every pixel, too faint for print. */
export async function grainyJpeg(width: number, height: number): Promise<Buffer> {
  const grain = randomBytes(width * height * 3).map((value) => 200 + (value % 10))
  return await sharp(grain, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer()
}
