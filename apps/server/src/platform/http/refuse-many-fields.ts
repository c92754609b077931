import { MIMEType } from 'node:util'
import { Failure } from '@mowatt/contract'

/** More than any form of ours has, files included. */
const MOST_PARTS = 64
const MOST_FIELDS = 256
const AMPERSAND = '&'

/** A form of a hundred thousand empty fields costs seconds to take apart: it's refused before that. */
export function refuseManyFields(contentType: string | undefined, body: Buffer): void {
  const boundary = boundaryOf(contentType ?? '')
  if (boundary === undefined) refuseAbove(MOST_FIELDS, body, AMPERSAND)
  else refuseAbove(MOST_PARTS, body, `--${boundary}`)
}

/** What its parts begin with, read by the same rules as by whoever takes it apart; undefined for a form without parts. */
function boundaryOf(contentType: string): string | undefined {
  if (contentType === '') return undefined
  // Of several types one is chosen, and not everybody chooses the same.
  if (contentType.includes(',')) throw new Failure('wrong_content_type')
  try {
    const { essence, params } = new MIMEType(contentType)
    return essence === 'multipart/form-data' ? (params.get('boundary') ?? '') : undefined
  } catch (cause) {
    throw new Failure('wrong_content_type', { cause })
  }
}

function refuseAbove(most: number, body: Buffer, mark: string): void {
  let count = 0
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) {
    count += 1
    if (count > most) throw new Failure('invalid_request')
  }
}
