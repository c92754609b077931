import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Failure } from '@mowatt/contract'
import { refuseDeepJson } from '../../platform/limits/refuse-deep-json.ts'

const unpack = promisify(gunzip)

/** The library's own limit: a payload is at most this large, uncompressed. */
const LARGEST_BYTES = 1_000_000

export type CapturedEvent = {
  event: string
  uuid: unknown
  timestamp: unknown
  /** By the same clock as `timestamp`: the time of sending. */
  sentAt: unknown
  distinctId: string
  properties: Record<string, unknown>
}

export type Capture = {
  /** The project's key, each time that it was sent. */
  keys: readonly unknown[]
  events: readonly CapturedEvent[]
}

/**
 * The payload of an analytics library, in any of its forms: plain JSON, compressed, or as base64 in a form; one event,
 * a list of them, or a batch. Anything but events is left out; where there are none, it is refused.
 */
export async function readCapture(body: Buffer, query: Record<string, unknown> = {}): Promise<Capture> {
  const isPacked = body[0] === 0x1f && body[1] === 0x8b
  const parsed = parse(isPacked ? await unpacked(body) : body.toString('utf8'))
  const whole = asRecord(parsed)
  const list = [parsed, whole['batch'], whole['data']].find((each) => Array.isArray(each)) ?? [parsed]
  const sent = list.map(asRecord)
  const sentAt = whole['sent_at'] ?? inMilliseconds(query['sent_at'])
  const events = sent.flatMap((each) => eventOf(each, sentAt))
  if (events.length === 0) throw new Failure('invalid_request', { message: 'There is no event in this request.' })
  return { keys: [whole, ...sent].flatMap(keysIn), events }
}

function eventOf(sent: Record<string, unknown>, sentAt: unknown): CapturedEvent[] {
  const { event, uuid, timestamp } = sent
  const properties = asRecord(sent['properties'])
  const distinctId = properties['distinct_id'] ?? sent['distinct_id']
  if (typeof event !== 'string' || event === '' || typeof distinctId !== 'string' || distinctId === '') return []
  return [{ event, uuid, timestamp, sentAt: sent['sent_at'] ?? sentAt, distinctId, properties }]
}

function keysIn(sent: Record<string, unknown>): unknown[] {
  const { api_key: key, token, properties } = sent
  return [key, token, asRecord(properties)['token']].filter((each) => each !== undefined)
}

/** In a URL the library writes the time as a number. */
function inMilliseconds(value: unknown): string | undefined {
  const moment = new Date(typeof value === 'string' ? Number(value) : Number.NaN)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
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
  refuseDeepJson(text)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Failure('malformed_json', { cause })
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isRecord ? (value as Record<string, unknown>) : {}
}
