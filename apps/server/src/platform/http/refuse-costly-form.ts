import { MIMEType } from 'node:util'
import { Failure } from '@mowatt/contract'

/** More than any of our forms has, files included. */
const MOST_PARTS = 64
const MOST_FIELDS = 256
/** A part's name, its file's name and its type. */
const MOST_HEADER_BYTES = 4096
/** For typed text; a file is not decoded to text. */
const MOST_TEXT_BYTES = 64 * 1024
const AMPERSAND = '&'
const HEADERS_END = '\r\n\r\n'
const LAST_PART = '--'

/**
 * Refuses forms that take seconds to parse: a hundred thousand empty fields, a million headers, a text of megabytes.
 */
export function refuseCostlyForm(contentType: string | undefined, body: Buffer): void {
  const boundary = boundaryOf(contentType ?? '')
  const starts = boundary === undefined ? [] : placesOf(`--${boundary}`, body, MOST_PARTS)
  if (boundary === undefined) placesOf(AMPERSAND, body, MOST_FIELDS)
  for (const [index, start] of starts.entries()) refuseCostlyPart(body.subarray(start, starts[index + 1]), boundary!)
}

function refuseCostlyPart(part: Buffer, boundary: string): void {
  const from = LAST_PART.length + boundary.length
  if (part.toString('latin1', from, from + LAST_PART.length) === LAST_PART) return
  const end = part.subarray(0, from + MOST_HEADER_BYTES).indexOf(HEADERS_END)
  if (end < 0) throw new Failure('invalid_request')
  if (part.length - end > MOST_TEXT_BYTES && !isFile(part.toString('latin1', from, end)))
    throw new Failure('invalid_request')
}

/** As the form parser sees it: the word elsewhere, or inside a name, makes no file. */
function isFile(headers: string): boolean {
  const dispositions = headers.replaceAll(/"[^"\r\n]*"/g, '""').match(/^content-disposition:.*$/gim) ?? []
  return dispositions.length > 0 && dispositions.every((each) => /;\s*filename\*?=/i.test(each))
}

/** What its parts begin with, read by the same rules as in the form parser; undefined for a form without parts. */
function boundaryOf(contentType: string): string | undefined {
  if (contentType === '') return undefined
  // With several types one is chosen, and not all parsers choose the same.
  if (contentType.includes(',')) throw new Failure('wrong_content_type')
  try {
    const { essence, params } = new MIMEType(contentType)
    return essence === 'multipart/form-data' ? (params.get('boundary') ?? '') : undefined
  } catch (cause) {
    throw new Failure('wrong_content_type', { cause })
  }
}

/** Where a mark is found. More often than this, it is none of our forms. */
function placesOf(mark: string, body: Buffer, most: number): number[] {
  const places: number[] = []
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) {
    if (places.push(at) > most) throw new Failure('invalid_request')
  }
  return places
}
