import { startOfLondonDay, londonDay } from '../../../platform/clock/london-day.ts'
import type { Context } from '../../../context.ts'
import type { Metrics } from '../../../platform/health/metrics.ts'
import { requestFigures } from '../../../platform/health/request-figures.ts'
import { countsSince } from '../../../platform/counts/day-counts.ts'
import { countJobs } from '../../../platform/jobs/count-jobs.ts'
import { countMail } from '../../../platform/mail/mail-store.ts'
import { addDays } from '@mowatt/tariffs'
import { countModelDays, type ModelDay, MOST_TOKENS_A_DAY } from '../../agent/public.ts'
import { countBillsByState } from '../../bills/public.ts'
import { countHomes } from '../../homes/public.ts'
import { listErrors } from '../../insights/public.ts'

const DAY_MS = 86_400_000
const MODEL_DAYS = 14
const ERROR_DAYS = 7
const COUNTED_DAYS = 30
const TOKENS_PRICED = 1_000_000

/** What is measured or stored anyway, for operators. */
export async function readHealth(ctx: Context, metrics: Metrics) {
  const { db, now, config } = ctx
  const at = now()
  const modelSince = startOfLondonDay(addDays(londonDay(at), 1 - MODEL_DAYS))
  const errorsSince = { from: new Date(at.getTime() - ERROR_DAYS * DAY_MS), to: at }
  const countedSince = addDays(londonDay(at), 1 - COUNTED_DAYS)
  const [mail, queues, bills, days, pageErrors, requests, homes, homeMails, findings] = await Promise.all([
    countMail(db),
    countJobs(db, at),
    countBillsByState(db, new Date(at.getTime() - DAY_MS)),
    countModelDays(db, modelSince),
    listErrors(db, errorsSince),
    requestFigures(metrics),
    countHomes(db),
    countsSince(db, 'home_mail', countedSince),
    countsSince(db, 'finding', countedSince),
  ])
  const pricePence = config.assistant.kind === 'model' ? config.assistant.pricePence : undefined
  const pools = [ctx.reader.workers, ctx.workers, ctx.thinkers, ctx.encoder.workers]
  return {
    mail,
    queues,
    bills,
    messages: [...ctx.readings].map(([name, count]) => ({ name, count })),
    processes: pools.reduce((sum, pool) => sum + pool.running(), 0),
    waiting: pools.reduce((sum, pool) => sum + pool.waiting(), 0),
    stopped: pools.flatMap((pool) => pool.stopped()).toSorted((a, b) => b.count - a.count),
    model: {
      name: ctx.model?.name ?? null,
      tokensADay: MOST_TOKENS_A_DAY,
      days: days.map((day) => ({ ...day, costPence: pricePence ? costOf(day, pricePence) : null })),
    },
    pageErrors,
    requests,
    homes,
    homeMails,
    findings,
  }
}

function costOf({ promptTokens, completionTokens }: ModelDay, [sent, said]: readonly [number, number]): number {
  return Math.round((promptTokens * sent + completionTokens * said) / TOKENS_PRICED)
}
