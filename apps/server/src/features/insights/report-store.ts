import { analyticsProperties } from '@mowatt/contract/analytics'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/open-database.ts'
import type { PageError } from './event-store.ts'

export type Range = { from: Date; to: Date }

const PAGE_VIEW = '$pageview'
/** Anyone can make links that name one. */
const MOST_CAMPAIGNS = 200

async function rowsOf<Row>(db: Db, query: RawBuilder<Row>): Promise<Row[]> {
  return (await query.execute(db)).rows
}

/** A visitor's hash lasts a day, so a visitor on two days counts twice. */
export function countDays(db: Db, { from, to }: Range): Promise<{ date: string; visitors: number; views: number }[]> {
  return rowsOf(
    db,
    sql`
      select to_char(at at time zone 'Europe/London', 'YYYY-MM-DD') as date,
        count(distinct visitor)::int as visitors, count(*)::int as views
      from insights_event where event = ${PAGE_VIEW} and at >= ${from} and at < ${to}
      group by 1 order by 1`,
  )
}

type Named = { name: string; visitors: number; views: number }

/**
 * How page views are named in a list. A page by its path: its query says which campaign, and those are listed
 * separately. A source by what its link says of itself, or else by the host that it was on.
 */
const names = {
  page: sql<string>`split_part(properties ->> 'page', '?', 1)`,
  source: sql<string>`coalesce(
    properties ->> 'source' || coalesce(' / ' || (properties ->> 'medium'), ''), properties ->> 'referrer')`,
  campaign: sql<string>`properties ->> 'campaign'`,
}

/** The most seen names of page views. */
export function countViewsBy(db: Db, by: keyof typeof names, { from, to }: Range): Promise<Named[]> {
  const name = names[by]
  return rowsOf(
    db,
    sql`
      select ${name} as name, count(distinct visitor)::int as visitors, count(*)::int as views
      from insights_event
      where event = ${PAGE_VIEW} and at >= ${from} and at < ${to} and ${name} is not null
      group by 1 order by 2 desc, 3 desc, 1 limit 20`,
  )
}

const said = (name: string) => sql`properties ->> ${sql.lit(name)}`
const toMo = sql`${said('form_type')} in ('chat_message', 'bill_upload')`
const sent = sql`event in ('lead_generated', 'conversion') and ${toMo}`
const funnelSteps = sql`
  count(distinct visitor) filter (where event = ${sql.lit(PAGE_VIEW)})::int as visit,
  count(distinct visitor) filter (where event = 'hero_click' or event = 'form_started' and ${toMo}
    or event = 'button_click' and ${said('section')} = 'prompt' or ${sent})::int as prompt,
  count(distinct visitor) filter (where ${sent})::int as handover,
  count(distinct visitor) filter (where event = 'comparison_viewed')::int as comparison,
  count(distinct visitor) filter (where event = 'signup')::int as signup,
  count(distinct visitor) filter (where event = 'switch' and ${said('step')} = 'started')::int as switch`

/**
 * How many visitors got how far. The prompt is where a visitor writes to Mo, on the home page or in the app; a bill
 * that is dropped there is sent without a press.
 */
export async function countFunnel(db: Db, { from, to }: Range): Promise<Record<string, number>> {
  const [row] = await rowsOf(
    db,
    sql<Record<string, number>>`select ${funnelSteps} from insights_event where at >= ${from} and at < ${to}`,
  )
  return row ?? {}
}

/**
 * The same for each campaign that a link has named, from the time of that link on, and under '' for those who came to
 * the home page without one.
 */
export function countCampaigns(
  db: Db,
  { from, to }: Range,
): Promise<({ campaign: string } & Record<string, number>)[]> {
  const named = sql`lower(trim(properties ->> 'campaign'))`
  return rowsOf(
    db,
    sql`
      with named as (
        select coalesce(${named}, '') as campaign, visitor as who, min(at) as since
        from insights_event
        where event = ${PAGE_VIEW} and at >= ${from} and at < ${to}
          and (${named} <> '' or split_part(properties ->> 'page', '?', 1) = '/')
        group by 1, 2
      ), came as (
        select * from named where campaign <> '' or not exists (
          select from named other where other.who = named.who and other.campaign <> '')
      )
      select campaign, ${funnelSteps}
      from came join insights_event on visitor = who and at >= since and at >= ${from} and at < ${to}
      group by campaign order by visit desc, campaign limit ${MOST_CAMPAIGNS}`,
  )
}

type Vital = { metric: string; p75: number; good: number; measured: number }

/** As is usual for web vitals: the value that three quarters of visits stay under, and the share that was good. */
export function measureVitals(db: Db, { from, to }: Range): Promise<Vital[]> {
  return rowsOf(
    db,
    sql`
      select properties ->> 'metric' as metric,
        percentile_cont(0.75) within group (order by (properties ->> 'value')::float8) as p75,
        avg((properties ->> 'rating' = 'good')::int)::float8 as good,
        count(*)::int as measured
      from insights_event
      where event = 'web_vital' and at >= ${from} and at < ${to}
        and (properties ->> 'value')::float8 >= 0 and properties ->> 'metric' in (${sql.join(analyticsProperties.metric.of)})
      group by 1 order by 1`,
  )
}

export function countConversions(db: Db, { from, to }: Range): Promise<{ form_type: string; count: number }[]> {
  return rowsOf(
    db,
    sql`
      select form_type, count(*)::int as count from insights_conversion
      where at >= ${from} and at < ${to} group by 1 order by 1`,
  )
}

type SeenError = PageError & { count: number; first_at: Date; last_at: Date }

/** How often each error happened in these days, the most recent first; when it was first seen may be before them. */
export function listErrors(db: Db, { from, to }: Range): Promise<SeenError[]> {
  return rowsOf(
    db,
    sql`
      select fingerprint, error.name, error.message, error.stack, error.page, error.first_at,
        count(*)::int as count, max(event.at) as last_at
      from insights_event as event join insights_error as error using (fingerprint)
      where event.at >= ${from} and event.at < ${to}
      group by fingerprint, error.name, error.message, error.stack, error.page, error.first_at
      order by last_at desc, fingerprint limit 50`,
  )
}

/** All errors of these days, including unlisted ones. */
export async function countErrors(db: Db, { from, to }: Range): Promise<number> {
  const [row] = await rowsOf(
    db,
    sql<{ count: number }>`
      select count(*)::int as count from insights_event
      where event = 'error_occurred' and at >= ${from} and at < ${to}`,
  )
  return row?.count ?? 0
}
