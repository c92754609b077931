import { picturesInPdf, writeNumber } from './pictures-in-pdf.ts'

/** Smaller ones are cheap. */
const LEAST_PIXELS = 250_000
/** As long as the filter's own name: a reader that doesn't know the filter leaves the bytes as they are. */
const UNREAD = '/DCTUnread'

/**
 * A copy in which every large picture has a single pixel. Finding the text of a page unpacks all its pictures, half a
 * second for each photo; their place on the page, and whether they cover it, is the same for one pixel.
 */
export function hidePictures(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes)
  for (const { widthAt, heightAt, jpegAt } of picturesInPdf(bytes, LEAST_PIXELS)) {
    writeNumber(file, widthAt, 1)
    writeNumber(file, heightAt, 1)
    for (const [from] of jpegAt) file.write(UNREAD, from, 'latin1')
  }
  return file
}
