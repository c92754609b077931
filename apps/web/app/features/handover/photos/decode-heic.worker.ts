import libheif from 'libheif-js/libheif/libheif.js'

export type DecodeReply = { photos: Blob[] } | { error: string }

const JPEG_QUALITY = 0.92

type HeifImage = {
  get_width: () => number
  get_height: () => number
  display: (target: ImageData, done: (shown: ImageData | null) => void) => void
}
type Heif = { HeifDecoder: new () => { decode: (bytes: Uint8Array) => HeifImage[] } }

/** Decodes a phone's HEIC photo to a JPEG; its metadata is dropped, and the picture is upright. */
async function decode(file: Blob): Promise<Blob> {
  // Without WebAssembly: that would need a wider content policy for a photo now and then.
  const { HeifDecoder } = (await (libheif as unknown as () => Promise<Heif> | Heif)()) as Heif
  const [image] = new HeifDecoder().decode(new Uint8Array(await file.arrayBuffer()))
  if (!image) throw new Error('no picture inside')
  const [width, height] = [image.get_width(), image.get_height()]
  const shown = await new Promise<ImageData | null>((resolve) => image.display(new ImageData(width, height), resolve))
  if (!shown) throw new Error('not decoded')
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')!.putImageData(shown, 0, 0)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY })
}

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  decode(data).then(
    (photo) => postMessage({ photos: [photo] } satisfies DecodeReply),
    (error: unknown) => postMessage({ error: String(error) } satisfies DecodeReply),
  )
})
