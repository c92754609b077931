import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Failure } from '@mowatt/contract'

const unpack = promisify(gunzip)

/** As the library that sends them has it: a payload is at most this large, unpacked. */
const LARGEST_BYTES = 1_000_000

export type CapturedEvent = { event: string; uuid: unknown; timestamp: unknown; properties: Record<string, unknown> }

/**
 * What a counting library sent, in any of its forms: JSON as it is, packed, or as base64 in a form; one event, a list
 * of them, or a batch.
 */
export async function readCapture(body: Buffer): Promise<CapturedEvent[]> {
  const isPacked = body[0] === 0x1f && body[1] === 0x8b
  const text = isPacked ? await unpacked(body) : body.toString('utf8')
  const parsed = parse(text)
  const { batch, data } = asRecord(parsed)
  const list = Array.isArray(parsed) ? parsed : Array.isArray(batch) ? batch : Array.isArray(data) ? data : [parsed]
  return list.flatMap((each) => {
    const { event, uuid, timestamp, properties } = asRecord(each)
    return typeof event === 'string' ? [{ event, uuid, timestamp, properties: asRecord(properties) }] : []
  })
}

async function unpacked(body: Buffer): Promise<string> {
  try {
    return (await unpack(body, { maxOutputLength: LARGEST_BYTES })).toString('utf8')
  } catch (cause) {
    const isTooLarge = (cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw new Failure(isTooLarge ? 'body_too_large' : 'malformed_json', { cause })
  }
}

function parse(text: string): unknown {
  const form = text.startsWith('data=') ? new URLSearchParams(text).get('data') : null
  if (form === null) return parseJson(text)
  // A space in a form was a plus in base64.
  return parseJson(/^\s*[[{]/.test(form) ? form : Buffer.from(form.replaceAll(' ', '+'), 'base64').toString('utf8'))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Failure('malformed_json', { cause })
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
