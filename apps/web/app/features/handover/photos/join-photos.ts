import { Failure } from '@mowatt/contract/failures'
import { FILE_LIMIT_BYTES } from '../choose-files.ts'
import type { DecodeReply } from './decode-heic.worker.ts'
import { drawSvg } from './draw-svg.ts'
import type { JoinReply, JoinRequest } from './join-photos.worker.ts'
import { photoFormat } from './photo-format.ts'

/** The timeout for decoding one photo; several get more. */
const PATIENCE_MS = 45_000
const MORE_FOR_EACH_MS = 5000
const ROOM_FOR_FRAME_BYTES = 64 * 1024

/** Joins photos into one PDF, off the page's own thread. */
export async function joinPhotos(photos: readonly File[]): Promise<Blob> {
  try {
    const drawable = []
    for (const photo of photos) drawable.push(...(await toDrawable(photo)))
    const request: JoinRequest = { photos: drawable, limitBytes: FILE_LIMIT_BYTES - ROOM_FOR_FRAME_BYTES }
    const worker = new Worker(new URL('./join-photos.worker.ts', import.meta.url), { type: 'module' })
    const patienceMs = PATIENCE_MS + photos.length * MORE_FOR_EACH_MS
    return (await ask<{ pdf: Blob }, JoinReply>(worker, request, patienceMs)).pdf
  } catch (cause) {
    throw new Failure('image_unprocessable', { cause })
  }
}

/** Photos in formats that browsers cannot draw are converted; each converter is loaded on demand. */
async function toDrawable(photo: File): Promise<Blob[]> {
  const format = photoFormat(new Uint8Array(await photo.slice(0, 1024).arrayBuffer()))
  if (format === undefined) throw new Error(`${photo.name} is no picture`)
  if (format === 'svg') return [await drawSvg(photo)]
  if (format === 'tiff') {
    const worker = new Worker(new URL('./decode-tiff.worker.ts', import.meta.url), { type: 'module' })
    return (await ask<{ photos: Blob[] }, DecodeReply>(worker, photo)).photos
  }
  if (format !== 'heic') return [photo]
  const worker = new Worker(new URL('./decode-heic.worker.ts', import.meta.url), { type: 'module' })
  return (await ask<{ photos: Blob[] }, DecodeReply>(worker, photo)).photos
}

/** Sends a worker one task and terminates it afterwards. */
async function ask<R, Reply extends R | { error: string }>(
  worker: Worker,
  request: unknown,
  patienceMs = PATIENCE_MS,
): Promise<R> {
  const { promise, resolve, reject } = Promise.withResolvers<R>()
  const timer = setTimeout(() => reject(new Error('took too long')), patienceMs)
  worker.addEventListener('error', ({ message }) => reject(new Error(message || 'the worker did not start')))
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    if ('error' in (data as object)) reject(new Error((data as { error: string }).error))
    else resolve(data as unknown as R)
  })
  worker.postMessage(request)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}
