import { BILL_LIMIT_BYTES, Failure } from '@mowatt/contract'
import { fileKind } from '../../platform/reading/file-kind.ts'

type Sent = {
  /** Base64, with or without what a browser writes before it (`data:application/pdf;base64,`). */
  data: string
  /** Only said back in a refusal. */
  name: string
}

const DATA_URL = /^data:[^,]{0,200},/i
const LONGEST_BASE64 = Math.ceil(BILL_LIMIT_BYTES / 3) * 4

/** Of a message with a file in it: a file grows by a third when it is written as text; besides it there is a name and a type. */
export const UPLOAD_LIMIT_BYTES = LONGEST_BASE64 + 64 * 1024

/** A file as it came over the wire, checked by what can be seen without opening it; its name and announced type are not believed. */
export function takeBillFile({ data, name }: Sent): Buffer {
  const encoded = withoutPrefix(data)
  // Looked at before decoding, so that nobody makes us hold what we would refuse.
  if (encoded.length > LONGEST_BASE64 + 4) throw tooLarge(name)
  const bytes = decoded(encoded)
  if (bytes.length === 0) throw new Failure('file_unreadable')
  if (bytes.length >= BILL_LIMIT_BYTES) throw tooLarge(name)
  if (fileKind(bytes) === undefined) throw new Failure('file_unsupported')
  return bytes
}

function withoutPrefix(data: string): string {
  const prefix = DATA_URL.exec(data)?.[0]
  if (prefix === undefined) return data
  if (!/;base64,$/i.test(prefix)) throw new Failure('file_not_encoded')
  return data.slice(prefix.length)
}

/** Node leaves out what is no base64, and a file with holes would be judged instead of refused. */
function decoded(encoded: string): Buffer {
  const isWhole = encoded.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(encoded)
  if (!isWhole) throw new Failure('file_not_encoded')
  return Buffer.from(encoded, 'base64')
}

function tooLarge(name: string): Failure {
  return new Failure('file_too_large', { values: { file_name: name } })
}
