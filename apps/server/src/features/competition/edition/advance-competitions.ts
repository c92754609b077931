import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import { listAwards } from '../awards/award-store.ts'
import { finishCompetition, isUnsettled } from '../awards/finish-competition.ts'
import { redrawUnclaimed } from '../awards/redraw-unclaimed.ts'
import { announceWinners } from '../awards/tell-winners.ts'
import { beaconOf } from '../beacon/beacon.ts'
import { commitDraw } from '../draw/commit-draw.ts'
import { drawWinners } from '../draw/draw-winners.ts'
import { countEntries } from '../entry/entry-store.ts'
import { closeCompetition } from './close-competition.ts'
import { type Edition, findEdition, listRunning } from './edition-store.ts'
import { settleCompetition } from './settle-competition.ts'
import { takeStep } from './take-step.ts'

export type Advancing = Pick<Context, 'db' | 'now' | 'randomBytes' | 'mail' | 'config' | 'log'>

/** More steps than there are, so that a mistake can't cause an endless loop. */
const MOST_STEPS = 20

/**
 * Takes every step that is due. Several processes may do this at once, and any of them may crash in between: each step
 * is one transaction, and the next run resumes from there.
 */
export async function advanceCompetitions(ctx: Advancing): Promise<void> {
  for (const { id } of await listRunning(ctx.db)) {
    try {
      await advance(ctx, id)
    } catch (error) {
      // Another process was quicker, or the beacon is late or away: the next run will see.
      const because = error instanceof Failure ? error.message : error
      ctx.log.warn({ job: 'competition.advance', competition: id, because }, 'a step was not taken')
    }
  }
}

async function advance(ctx: Advancing, id: string): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step++) {
    const edition = await findEdition(ctx.db, id)
    const isNobody = edition !== undefined && (await countEntries(ctx.db, id)) === 0
    if (!edition || !(await takeNext(ctx, edition, isNobody))) return
    ctx.log.info({ job: 'competition.advance', competition: id }, 'a step was taken')
  }
}

/** False when nothing is due. */
async function takeNext(ctx: Advancing, edition: Edition, isNobody: boolean): Promise<boolean> {
  const { id, state, opensAt, closesAt, settlesAt } = edition
  const now = ctx.now()
  switch (state) {
    case 'upcoming':
      return due(now >= opensAt, () => pass(ctx, edition, 'open'))
    case 'open':
      return due(now > closesAt, () => closeCompetition(ctx, id, 'clock'))
    case 'closed':
      return due(now >= settlesAt, () => settleCompetition(ctx, id, 'clock'))
    case 'settled':
      return isNobody ? due(true, () => pass(ctx, edition, 'drawn')) : freezeOrDraw(ctx, edition)
    case 'drawn':
      return due(true, () => (isNobody ? pass(ctx, edition, 'claims') : announceWinners(ctx, id, 'clock')))
    case 'claims': {
      const { lapsed, redrawn } = await redrawUnclaimed(ctx, id, 'clock')
      if (lapsed + redrawn > 0) return true
      const isSettled = !(await listAwards(ctx.db, id)).some(isUnsettled)
      return due(isSettled, () => finishCompetition(ctx, id, 'clock'))
    }
    case 'finished':
      return false
  }
}

async function freezeOrDraw(ctx: Advancing, { id, commitment, drawsAt }: Edition): Promise<boolean> {
  const beacon = beaconOf(ctx.config)
  // A practice draw never happens automatically: an operator has to ask for it.
  if (beacon.source === 'recorded') return false
  if (!commitment) return due(true, () => commitDraw(ctx, id, { beacon, who: 'clock' }))
  return due(drawsAt !== null && ctx.now() >= drawsAt, () => drawWinners(ctx, id, { beacon, who: 'clock' }))
}

/** A step with nothing to do in it: its time has come, or there are no entries. */
async function pass(ctx: Advancing, { id, state }: Edition, to: 'open' | 'drawn' | 'claims'): Promise<void> {
  const details = to === 'open' ? {} : { because: 'nobody entered' }
  await takeStep(ctx, { id, from: state, to, what: to, who: 'clock' }, async () => ({ details }))
}

async function due(isDue: boolean, step: () => Promise<void>): Promise<boolean> {
  if (isDue) await step()
  return isDue
}
