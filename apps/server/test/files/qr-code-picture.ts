import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'

/** A page with a QR code on it. */
export async function qrCodePicture(text: string): Promise<Buffer> {
  const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')))
  prepareZXingModule({
    overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.length) as ArrayBuffer },
  })
  const { svg } = await writeBarcode(text, { format: 'QRCode' })
  const code = await sharp(Buffer.from(svg), { density: 300 }).resize(260, 260, { kernel: 'nearest' }).png().toBuffer()
  return await sharp({ create: { width: 800, height: 600, channels: 3, background: 'white' } })
    .composite([{ input: code, left: 300, top: 200 }])
    .png()
    .toBuffer()
}
