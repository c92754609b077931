import { createHash } from 'node:crypto'
import { cleanProperties, isKnownEvent } from '@mowatt/contract/clean-analytics'
import type { Context } from '../../context.ts'
import { isUuid } from '../../platform/chance/is-uuid.ts'
import { countError, insertEvents, type PageError, type StoredEvent } from './event-store.ts'
import { createStackMapper } from './map-stack.ts'
import type { CapturedEvent } from './read-capture.ts'
import { createVisitorHash } from './visitor-hash.ts'

const MOST_AT_ONCE = 500
const OLDEST_MS = 3 * 86_400_000
const mapStack = createStackMapper()

/**
 * Stores what visitors' browsers counted. Everything is cleaned again here, by the same catalogue: what the browser
 * sends is a visitor's word. An event that we do not know is not kept.
 */
export async function takeEvents(ctx: Context, captured: readonly CapturedEvent[]): Promise<void> {
  const hash = await createVisitorHash(ctx)
  const now = ctx.now()
  const events = captured.slice(0, MOST_AT_ONCE).flatMap(({ event, uuid, timestamp, properties }): StoredEvent[] => {
    if (!isKnownEvent(event)) return []
    const visitor = properties['distinct_id']
    return [
      {
        uuid: isUuid(uuid) ? uuid.toLowerCase() : uuidOf(event, timestamp, properties),
        event,
        at: momentOf(timestamp ?? properties['timestamp'], now),
        visitor: hash(typeof visitor === 'string' ? visitor.slice(0, 200) : ''),
        properties: cleanProperties(event, properties),
      },
    ]
  })
  const unique = [...new Map(events.map((each) => [each.uuid, each])).values()]
  const errors = new Map(unique.filter(({ event }) => event === 'error_occurred').map((each) => [each.uuid, each]))
  const mapped = new Map<string, PageError>()
  for (const [uuid, each] of errors) mapped.set(uuid, await describeError(each))
  await ctx.db.transaction().execute(async (tx) => {
    const fresh = await insertEvents(tx, unique, now)
    // In one order, so that two batches with the same errors do not wait for each other.
    const found = [...mapped].filter(([uuid]) => fresh.has(uuid)).map(([, error]) => error)
    for (const error of found.toSorted((a, b) => a.fingerprint.localeCompare(b.fingerprint)))
      await countError(tx, error)
  })
}

/** Two errors are one when they have the same name, words and first two places in our own sources. */
async function describeError({ properties, at }: StoredEvent): Promise<PageError> {
  const text = (name: string) => String(properties[name] ?? '')
  const stack = (await mapStack(text('stack'))).slice(0, 1000)
  const places = stack.split('\n').filter((line) => /^\s*at /.test(line))
  const kind = [text('name'), text('message'), ...places.slice(0, 2)].join('\n')
  const fingerprint = createHash('sha256').update(kind).digest('base64url').slice(0, 22)
  return { fingerprint, name: text('name'), message: text('message'), stack, page: text('page'), at }
}

/** A device's clock may be wrong: what it says counts as far as it can be true. */
function momentOf(timestamp: unknown, now: Date): Date {
  const said = typeof timestamp === 'string' ? Date.parse(timestamp) : Number.NaN
  const isPossible = said <= now.getTime() && said > now.getTime() - OLDEST_MS
  return isPossible ? new Date(said) : now
}

/** Sent again without an id, the same event has the same one. */
function uuidOf(...content: unknown[]): string {
  const hex = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
