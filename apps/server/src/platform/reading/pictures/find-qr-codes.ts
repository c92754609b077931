import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { Box } from '@mowatt/bill-reader/document-words'
import { boxAround } from '../geometry.ts'
import type { Raster } from '../ocr/raster.ts'

const MOST_PAYLOAD_CHARACTERS = 8000
/** One pixel of red, green, blue and alpha as a number: the alpha is its highest byte. */
const OPAQUE = 0xff_00_00_00
const GREY = 0x01_01_01

/** A code's text, and its box in fractions of the picture. */
export type QrCode = { text: string; box: Box }

/** The QR codes in a picture. Its decoder is passed in: by default, it would fetch it from the network. */
export async function findQrCodes({ width, height, data }: Raster): Promise<QrCode[]> {
  prepareDecoder()
  const pixels = new Uint32Array(width * height)
  for (let at = 0; at < data.length; at += 1) pixels[at] = OPAQUE + (data[at] ?? 0) * GREY
  const rgba = new Uint8ClampedArray(pixels.buffer)
  const found = await readBarcodes({ width, height, data: rgba, colorSpace: 'srgb' } as never, {
    formats: ['QRCode'],
    tryHarder: true,
    tryRotate: false,
    tryInvert: false,
    maxNumberOfSymbols: 4,
  })
  return found
    .filter(({ isValid }) => isValid)
    .map(({ text, position }) => {
      const { left, top, right, bottom } = boxAround(Object.values(position))
      const box = { left: left / width, top: top / height, right: right / width, bottom: bottom / height }
      return { text: text.slice(0, MOST_PAYLOAD_CHARACTERS), box }
    })
}

let isPrepared = false

function prepareDecoder(): void {
  if (isPrepared) return
  isPrepared = true
  const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
  prepareZXingModule({
    overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length) },
  })
}
