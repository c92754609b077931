import type { EventName, EventProperties } from '@mowatt/contract/analytics'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { countError, insertEvents, type PageError, type StoredEvent } from './event-store.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const DAYS = 14
const PREFIX = 'sample-'

const errors: readonly PageError[] = [
  { name: 'SampleError', message: 'A made-up error of the home page', page: '/' },
  { name: 'SampleError', message: 'A made-up error of the chat', page: '/app' },
].map((error, at) => ({ ...error, fingerprint: `${PREFIX}${at + 1}`, stack: '' }))

/** Made-up visits of two weeks, with what these visitors did and the errors that they met. */
export async function seedVisits({ now }: Pick<Context, 'now'>, tx: Db): Promise<void> {
  const days = Array.from({ length: DAYS }, (_, ago) => ago)
  const events = days.flatMap((ago) => visitorsOf(ago).flatMap((inDay) => visitOf({ ago, inDay }, now())))
  await insertEvents(tx, events, now())
  for (const error of errors) {
    const times = events.flatMap(({ fingerprint, at }) => (fingerprint === error.fingerprint ? at : []))
    const [lastAt, firstAt] = [times[0]!, times.at(-1)!]
    await countError(tx, { ...error, count: times.length, firstAt, lastAt })
  }
}

/** From 10 to 18, without any order that could be taken for a trend. */
function visitorsOf(ago: number): number[] {
  return Array.from({ length: 10 + ((ago * 5) % 9) }, (_, inDay) => inDay)
}

type Visit = { ago: number; inDay: number }

/** The further, the fewer; every third one came by a campaign. */
function visitOf({ ago, inDay }: Visit, now: Date): StoredEvent[] {
  const number = ago * 100 + inDay
  const start = now.getTime() - ago * DAY_MS - (inDay + 1) * (HOUR_MS / 4)
  const events: StoredEvent[] = []
  const add = <E extends EventName>(event: E, properties: EventProperties<E>, fingerprint?: string) =>
    events.push({
      uuid: `00000000-0000-4000-8000-${`${number}`.padStart(8, '0')}${`${events.length}`.padStart(4, '0')}`,
      event,
      at: new Date(start + events.length * 20_000),
      visitor: `${PREFIX}${number}`,
      properties: properties as StoredEvent['properties'],
      ...(fingerprint !== undefined && { fingerprint }),
    })
  const campaign = inDay % 3 === 0 ? { campaign: 'sample-autumn', source: 'sample-letter', medium: 'email' } : {}
  add('$pageview', { page: '/', ...campaign })
  const value = 900 + inDay * 200
  add('web_vital', { metric: 'LCP', value, rating: value <= 2500 ? 'good' : 'needs-improvement', page: '/' })
  if (inDay % 4 === 0) add('$pageview', { page: '/learn-more' })
  if (inDay < 8) add('form_started', { form_type: 'chat_message' })
  if (inDay < 6) add('lead_generated', { form_type: 'chat_message', source: 'hero' })
  if (inDay < 4) add('comparison_viewed', { source: 'chat' })
  if (inDay < 3) add('signup', { form_type: 'waitlist', source: 'bar' })
  if (inDay === 0) add('switch', { step: 'started' })
  const error = inDay === 7 ? errors[0] : inDay === 9 ? errors[1] : undefined
  if (error) {
    const { name, message, page, fingerprint } = error
    add('error_occurred', { name, message, page, source: 'window' }, fingerprint)
  }
  return events
}

export async function deleteSampleVisits(tx: Db): Promise<void> {
  await tx.deleteFrom('insights_event').where('visitor', 'like', `${PREFIX}%`).execute()
  await tx.deleteFrom('insights_error').where('fingerprint', 'like', `${PREFIX}%`).execute()
}
