import { decode, decodeImage, toRGBA8 } from 'utif2'
import type { DecodeReply } from './decode-heic.worker.ts'

/** Every page of a TIFF as a PNG. */
async function decodeTiff(file: Blob): Promise<Blob[]> {
  const bytes = await file.arrayBuffer()
  const photos: Blob[] = []
  for (const page of decode(bytes)) {
    decodeImage(bytes, page)
    const { width, height } = page
    if (!width || !height) continue
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')!.putImageData(new ImageData(new Uint8ClampedArray(toRGBA8(page)), width, height), 0, 0)
    photos.push(await canvas.convertToBlob({ type: 'image/png' }))
  }
  if (photos.length === 0) throw new Error('no picture inside')
  return photos
}

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  decodeTiff(data).then(
    (photos) => postMessage({ photos } satisfies DecodeReply),
    (error: unknown) => postMessage({ error: String(error) } satisfies DecodeReply),
  )
})
