import { createCanvas } from '@napi-rs/canvas'
import { AnnotationMode, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Raster } from '../ocr/raster.ts'
import { rejectAsDamaged } from './reject-as-damaged.ts'

/** Draws a page as a grey picture whose long side has so many pixels. */
export async function drawPage(document: PDFDocumentProxy, number: number, longSide: number): Promise<Raster> {
  const page = await rejectAsDamaged(document.getPage(number))
  const paper = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: longSide / Math.max(1, paper.width, paper.height) })
  const width = Math.max(1, Math.round(viewport.width))
  const height = Math.max(1, Math.round(viewport.height))
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const drawing = page.render({
    canvas: null,
    canvasContext: context as never,
    viewport,
    annotationMode: AnnotationMode.DISABLE,
    background: 'white',
  })
  await rejectAsDamaged(drawing.promise)
  page.cleanup()
  const { data } = context.getImageData(0, 0, width, height)
  const grey = new Uint8Array(width * height)
  for (let at = 0; at < grey.length; at += 1) {
    grey[at] = 0.299 * (data[at * 4] ?? 0) + 0.587 * (data[at * 4 + 1] ?? 0) + 0.114 * (data[at * 4 + 2] ?? 0)
  }
  return { width, height, data: grey }
}
