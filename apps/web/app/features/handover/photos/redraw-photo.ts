import type { PdfImage } from './pdf-image.ts'
import { readJpeg } from './read-jpeg.ts'

/** Redraws a picture, upright and on white; rejects what a browser cannot draw. */
async function draw(photo: Blob, longestSide: number): Promise<OffscreenCanvas> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
  const pen = canvas.getContext('2d')!
  // Small print drawn smaller without care breaks up.
  pen.imageSmoothingQuality = 'high'
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas
}

/** The pixels, scaled down to the limit, compressed losslessly like a PNG. */
export async function redrawWithoutLoss(photo: Blob, longestSide: number): Promise<PdfImage> {
  const { width, height, ...canvas } = await pixelsOf(photo, longestSide)
  const rows = new Uint8Array(height * (width * 3 + 1))
  for (let row = 0, from = 0, to = 0; row < height; row++) {
    // "Up": what differs from the row above, which packs small.
    rows[to++] = 2
    for (let x = 0; x < width; x++, from += 4) {
      for (let part = 0; part < 3; part++) {
        const above = row === 0 ? 0 : canvas.data[from + part - width * 4]!
        rows[to++] = canvas.data[from + part]! - above
      }
    }
  }
  const packed = new Blob([rows]).stream().pipeThrough(new CompressionStream('deflate'))
  return {
    width,
    height,
    turn: 1,
    colours: '/DeviceRGB',
    bits: 8,
    filter: '/FlateDecode',
    more: `/DecodeParms<</Predictor 15/Colors 3/BitsPerComponent 8/Columns ${width}>>`,
    data: new Uint8Array(await new Response(packed).arrayBuffer()),
  }
}

async function pixelsOf(photo: Blob, longestSide: number): Promise<Pick<ImageData, 'width' | 'height' | 'data'>> {
  const canvas = await draw(photo, longestSide)
  const { width, height, data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
  return { width, height, data }
}

/** Smaller, with a little loss: for photos that are too large, or too many for one file. */
export async function redrawSmaller(photo: Blob, longestSide: number, quality: number): Promise<PdfImage | undefined> {
  const canvas = await draw(photo, longestSide)
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality })
  return readJpeg(new Uint8Array(await jpeg.arrayBuffer()))
}
