import type { FileKind } from '../file-kind.ts'

const PNG_SIGNATURE_BYTES = 8
const PNG_CHUNK_EXTRA_BYTES = 12
const RIFF_HEAD_BYTES = 12
const GIF_HEAD_BYTES = 13
const GIF_IMAGE = 0x2c
const GIF_END = 0x3b
const GIF_EXTENSION = 0x21

/** How many frames an animation has, by walking its parts; stops counting past `most`. */
export function countFrames(bytes: Uint8Array, kind: FileKind, most: number): number {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (kind === 'gif') return countGif(buffer, most)
  if (kind === 'png') return Math.max(1, countPng(buffer, most))
  return kind === 'webp' ? Math.max(1, countWebp(buffer, most)) : 1
}

/** The file's own count may lie, so each frame's own header counts. */
function countPng(buffer: Buffer, most: number): number {
  let frames = 0
  for (let at = PNG_SIGNATURE_BYTES; at + 8 <= buffer.length && frames <= most;) {
    if (buffer.toString('latin1', at + 4, at + 8) === 'fcTL') frames += 1
    at += buffer.readUInt32BE(at) + PNG_CHUNK_EXTRA_BYTES
  }
  return frames
}

function countWebp(buffer: Buffer, most: number): number {
  let frames = 0
  for (let at = RIFF_HEAD_BYTES; at + 8 <= buffer.length && frames <= most;) {
    if (buffer.toString('latin1', at, at + 4) === 'ANMF') frames += 1
    const size = buffer.readUInt32LE(at + 4)
    at += 8 + size + (size % 2)
  }
  return frames
}

function countGif(buffer: Buffer, most: number): number {
  let frames = 0
  let at = GIF_HEAD_BYTES + coloursAt(buffer, 10)
  while (at < buffer.length && buffer[at] !== GIF_END && frames <= most) {
    const block = buffer[at]
    if (block === GIF_IMAGE) {
      frames += 1
      at = afterBlocks(buffer, at + 11 + coloursAt(buffer, at + 9))
    } else if (block === GIF_EXTENSION) at = afterBlocks(buffer, at + 2)
    else at += 1 // Some decoders skip what they do not know.
  }
  return Math.max(1, frames)
}

/** The size of the colour table that the flags at this position declare. */
function coloursAt(buffer: Buffer, at: number): number {
  const flags = buffer[at] ?? 0
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

/** Each block has its length; one of no length is the last. */
function afterBlocks(buffer: Buffer, start: number): number {
  let at = start
  while (at < buffer.length && buffer[at] !== 0) at += 1 + (buffer[at] ?? 0)
  return at + 1
}
