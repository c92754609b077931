import type { PdfImage } from './pdf-image.ts'

const APP1 = 0xe1
const APP14 = 0xee
const COMMENT = 0xfe
const START_OF_SCAN = 0xda
const COLOURS = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' } as const

/** The picture of a JPEG file as it is, without its notes: place, camera, thumbnails and comments stay here. */
export function readJpeg(bytes: Uint8Array): PdfImage | undefined {
  const kept: Uint8Array[] = [bytes.subarray(0, 2)]
  let found: Pick<PdfImage, 'width' | 'height' | 'colours' | 'bits'> | undefined
  let turn = 1
  let isAdobe = false
  for (let at = 2; at + 4 <= bytes.length;) {
    const marker = bytes[at + 1]!
    if (bytes[at] !== 0xff) return undefined
    if (marker === 0xff) {
      at++
      continue
    }
    const length = word(bytes, at + 2)
    const part = bytes.subarray(at, at + 2 + length)
    if (marker === START_OF_SCAN) {
      kept.push(bytes.subarray(at))
      if (!found) return undefined
      const more = found.colours === '/DeviceCMYK' && isAdobe ? '/Decode[1 0 1 0 1 0 1 0]' : ''
      return { ...found, turn, filter: '/DCTDecode', more, data: join(kept) }
    }
    if (isFrame(marker)) {
      const colours = COLOURS[bytes[at + 9] as keyof typeof COLOURS]
      if (!colours) return undefined
      found = { bits: bytes[at + 4]!, height: word(bytes, at + 5), width: word(bytes, at + 7), colours }
    }
    if (marker === APP1) turn = turnIn(part.subarray(4)) ?? turn
    if (marker === APP14) isAdobe = true
    const isNote = (marker >= APP1 && marker <= 0xef && marker !== APP14) || marker === COMMENT
    if (!isNote) kept.push(part)
    at += 2 + length
  }
  return undefined
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

/** The orientation in a camera's notes. */
function turnIn(notes: Uint8Array): number | undefined {
  if (String.fromCharCode(...notes.subarray(0, 4)) !== 'Exif' || notes.length < 20) return undefined
  const view = new DataView(notes.buffer, notes.byteOffset + 6, notes.byteLength - 6)
  const isLittle = view.getUint16(0) === 0x4949
  const start = view.getUint32(4, isLittle)
  if (start + 2 > view.byteLength) return undefined
  const count = view.getUint16(start, isLittle)
  for (let entry = 0; entry < count; entry++) {
    const at = start + 2 + entry * 12
    if (at + 12 > view.byteLength) return undefined
    if (view.getUint16(at, isLittle) !== 0x0112) continue
    const turn = view.getUint16(at + 8, isLittle)
    return turn >= 1 && turn <= 8 ? turn : undefined
  }
  return undefined
}

function word(bytes: Uint8Array, at: number): number {
  return (bytes[at]! << 8) | bytes[at + 1]!
}

export function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
