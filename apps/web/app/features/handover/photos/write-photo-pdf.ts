import type { PdfImage } from './pdf-image.ts'
import { join } from './read-jpeg.ts'

const encoder = new TextEncoder()

/** Where a picture's unit square goes on its page, for each EXIF orientation. */
const TURNS: readonly ((width: number, height: number) => string)[] = [
  (w, h) => `${w} 0 0 ${h} 0 0`,
  (w, h) => `${-w} 0 0 ${h} ${w} 0`,
  (w, h) => `${-w} 0 0 ${-h} ${w} ${h}`,
  (w, h) => `${w} 0 0 ${-h} 0 ${h}`,
  (w, h) => `0 ${-w} ${-h} 0 ${h} ${w}`,
  (w, h) => `0 ${-w} ${h} 0 0 ${w}`,
  (w, h) => `0 ${w} ${h} 0 0 0`,
  (w, h) => `0 ${w} ${-h} 0 ${h} 0`,
]

/** Writes a PDF with one page for each picture, as large as the picture is. */
export function writePhotoPdf(images: readonly PdfImage[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const places: number[] = []
  let length = 0
  const write = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part
    parts.push(bytes)
    length += bytes.length
  }
  const object = (number: number, dictionary: string, stream?: Uint8Array) => {
    places[number] = length
    write(`${number} 0 obj\n${dictionary}\n`)
    if (stream) {
      write('stream\n')
      write(stream)
      write('\nendstream\n')
    }
    write('endobj\n')
  }
  write('%PDF-1.7\n')
  object(1, '<</Type/Catalog/Pages 2 0 R>>')
  const pages = images.map((_, place) => `${3 + place * 3} 0 R`).join(' ')
  object(2, `<</Type/Pages/Count ${images.length}/Kids[${pages}]>>`)
  for (const [place, image] of images.entries()) {
    const { width, height, turn, colours, bits, filter, more, data } = image
    const number = 3 + place * 3
    const box = turn > 4 ? `${height} ${width}` : `${width} ${height}`
    const drawn = encoder.encode(`q ${TURNS[turn - 1]!(width, height)} cm /I Do Q`)
    const resources = `/Resources<</XObject<</I ${number + 2} 0 R>>>>`
    object(number, `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${box}]${resources}/Contents ${number + 1} 0 R>>`)
    object(number + 1, `<</Length ${drawn.length}>>`, drawn)
    const size = `/Width ${width}/Height ${height}/ColorSpace${colours}/BitsPerComponent ${bits}`
    object(number + 2, `<</Type/XObject/Subtype/Image${size}/Filter${filter}${more}/Length ${data.length}>>`, data)
  }
  const start = length
  const rows = places.slice(1).map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
  write(`xref\n0 ${places.length}\n0000000000 65535 f \n${rows.join('')}`)
  write(`trailer\n<</Size ${places.length}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`)
  return join(parts)
}
