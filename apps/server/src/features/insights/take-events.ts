import { createHash } from 'node:crypto'
import { cleanProperties, isKnownEvent, isWhole } from '@mowatt/contract/clean-analytics'
import type { Context } from '../../context.ts'
import { isUuid } from '../../platform/ids/is-uuid.ts'
import { ownRound } from '../../platform/limits/own-round.ts'
import { describeError } from './describe-error.ts'
import { countError, insertEvents, type PageError, type StoredEvent } from './event-store.ts'
import { forgetUnknownPosts } from './forget-unknown-posts.ts'
import type { CapturedEvent } from './read-capture.ts'
import { createVisitorHash } from './visitor-hash.ts'

const OLDEST_MS = 3 * 86_400_000
/** After so many, other work runs. */
const EVENTS_IN_A_ROW = 20

/**
 * Stores events of visitors' browsers. Everything is sanitised again here, by the same catalogue: browsers can't be
 * trusted. Unknown events are not stored.
 */
export async function takeEvents(ctx: Context, captured: readonly CapturedEvent[]): Promise<void> {
  const hash = await createVisitorHash(ctx)
  const now = ctx.now()
  const events: StoredEvent[] = []
  for (const [index, each] of captured.entries()) {
    if (index % EVENTS_IN_A_ROW === EVENTS_IN_A_ROW - 1) await ownRound()
    const { event, uuid, distinctId } = each
    const properties = inOurWords(each)
    if (!isKnownEvent(event) || !isWhole(event, properties)) continue
    const clean = cleanProperties(event, properties)
    events.push({
      uuid: isUuid(uuid) ? uuid.toLowerCase() : uuidOf(each, clean),
      event,
      at: momentOf(each, now),
      visitor: hash(distinctId.slice(0, 200)),
      properties: clean,
    })
  }
  const unique = [...new Map(events.map((each) => [each.uuid, each])).values()]
  await forgetUnknownPosts(ctx, unique)
  const errors = new Map<string, PageError>()
  for (const each of unique.filter(({ event }) => event === 'error_occurred')) {
    await ownRound()
    const error = await describeError(each.properties)
    each.fingerprint = error.fingerprint
    errors.set(error.fingerprint, error)
  }
  await ctx.db.transaction().execute(async (tx) => {
    const fresh = await insertEvents(tx, unique, now)
    const seen = Map.groupBy(
      unique.filter(({ uuid }) => fresh.has(uuid)),
      ({ fingerprint = '' }) => fingerprint,
    )
    // Always in the same order, so that two batches with the same errors can't deadlock.
    for (const [fingerprint, error] of [...errors].toSorted(([a], [b]) => a.localeCompare(b))) {
      const times = (seen.get(fingerprint) ?? []).map(({ at }) => at).toSorted((a, b) => a.getTime() - b.getTime())
      const [firstAt, lastAt] = [times[0], times.at(-1)]
      if (firstAt && lastAt) await countError(tx, { ...error, count: times.length, firstAt, lastAt })
    }
  })
}

/** A page view of the library itself, where it runs without our script, names the address in the library's format. */
function inOurWords({ event, properties }: CapturedEvent): CapturedEvent['properties'] {
  const url = URL.parse(String(properties['$current_url']))
  if (event !== '$pageview' || Object.hasOwn(properties, 'page') || !url) return properties
  return { ...properties, page: url.pathname + url.search }
}

/**
 * A device's clock may be wrong, but it runs: how long ago something happened is measured by the same clock when it is
 * sent. Without that, the clock's time is used as far as it is plausible.
 */
function momentOf({ timestamp, sentAt, properties }: CapturedEvent, now: Date): Date {
  const said = momentIn(timestamp ?? properties['timestamp'])
  const sent = momentIn(sentAt)
  const ageMs = (Number.isNaN(sent) ? now.getTime() : sent) - said
  return ageMs >= 0 && ageMs < OLDEST_MS ? new Date(now.getTime() - ageMs) : now
}

function momentIn(written: unknown): number {
  return typeof written === 'string' ? Date.parse(written) : Number.NaN
}

/** Sent again without an id, the same event gets the same one. */
function uuidOf({ event, timestamp, distinctId }: CapturedEvent, clean: Record<string, unknown>): string {
  const content = JSON.stringify([event, typeof timestamp === 'string' ? timestamp : '', distinctId, clean])
  const hex = createHash('sha256').update(content).digest('hex')
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
