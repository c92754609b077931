import { BILL_LIMIT_BYTES, Failure } from '@mowatt/contract'
import { type Decoded, decodeBase64 } from '../../platform/uploads/decode-base64.ts'
import { fileKind } from '../../platform/reading/file-kind.ts'

type Sent = {
  /** Base64, with or without what a browser writes before it (`data:application/pdf;base64,`). */
  data: string | Buffer
  /** Only repeated in a refusal. */
  name: string
}

const DATA_URL = /^data:[^,]{0,200},/i
const LONGEST_PREFIX = 210
const LONGEST_BASE64 = Math.ceil(BILL_LIMIT_BYTES / 3) * 4

/** For a message with a file: as base64 a file grows by a third; besides it there is a name and a type. */
export const UPLOAD_LIMIT_BYTES = LONGEST_BASE64 + 64 * 1024

/** An uploaded file, checked as far as possible without opening it; its name and declared type are not trusted. */
export async function takeBillFile({ data, name }: Sent): Promise<Decoded> {
  const encoded = withoutPrefix(typeof data === 'string' ? Buffer.from(data) : data)
  // Checked before decoding, so that files that we would refuse don't fill our memory.
  if (encoded.length > LONGEST_BASE64 + 4) throw tooLarge(name)
  const file = await decodeBase64(encoded)
  if (!file) throw new Failure('file_not_encoded')
  if (file.bytes.length === 0) throw new Failure('file_unreadable')
  if (file.bytes.length >= BILL_LIMIT_BYTES) throw tooLarge(name)
  if (fileKind(file.bytes) === undefined) throw new Failure('file_unsupported')
  return file
}

function withoutPrefix(data: Buffer): Buffer {
  const prefix = DATA_URL.exec(data.toString('latin1', 0, LONGEST_PREFIX))?.[0]
  if (prefix === undefined) return data
  if (!/;base64,$/i.test(prefix)) throw new Failure('file_not_encoded')
  return data.subarray(prefix.length)
}

function tooLarge(name: string): Failure {
  return new Failure('file_too_large', { values: { file_name: name } })
}
