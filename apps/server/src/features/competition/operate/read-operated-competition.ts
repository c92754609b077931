import { type CompetitionStep, competitionSteps, Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import { type AwardRow, listAwards } from '../awards/award-store.ts'
import { isUnsettled } from '../awards/finish-competition.ts'
import { mayRemind } from '../awards/remind-winners.ts'
import { listAudit } from '../edition/audit-store.ts'
import { defaultRules } from '../edition/default-rules.ts'
import { type Edition, findEdition, findNewestEdition, listEditions } from '../edition/edition-store.ts'
import { statusAt } from '../edition/status-at.ts'
import { countEntries } from '../entry/entry-store.ts'
import { describeProposals } from './describe-proposals.ts'
import { needsSecond } from './needs-second.ts'
import { listProposals } from './proposal-store.ts'

type Parts = Pick<Context, 'db' | 'now'>

/** A competition as its operators see it, and a list of all. */
export async function readOperatedCompetition(ctx: Parts, id: string | undefined, viewer: string) {
  const edition = await (id === undefined ? findNewestEdition(ctx.db) : findEdition(ctx.db, id))
  if (!edition && id !== undefined) throw new Failure('not_found')
  const all = await listEditions(ctx.db)
  const editions = all.map((each) => ({
    id: each.id,
    title: each.rules.title,
    status: statusAt(each, ctx.now()),
  }))
  const { prizes, draw } = defaultRules
  return {
    competition: edition ? await describe(ctx, edition, viewer) : null,
    editions,
    // As in the table: one that is not closed yet is in the way.
    can_open: !all.some(({ state }) => state === 'upcoming' || state === 'open'),
    usual: { prizes: [...prizes], draw },
  }
}

async function describe(ctx: Parts, edition: Edition, viewer: string) {
  const { id, rules, commitment } = edition
  const now = ctx.now()
  const [awards, entrants, history] = await Promise.all([
    listAwards(ctx.db, id),
    countEntries(ctx.db, id),
    listAudit(ctx.db, id),
  ])
  return {
    id,
    title: rules.title,
    status: statusAt(edition, now),
    opens_at: edition.opensAt.toISOString(),
    closes_at: edition.closesAt.toISOString(),
    settles_at: edition.settlesAt.toISOString(),
    draws_at: edition.drawsAt?.toISOString() ?? null,
    rules: { prizes: rules.prizes, draw: rules.draw },
    rules_hash: edition.rulesHash,
    entrants,
    left_out: (edition.leftOut ?? []).reduce((sum, { count }) => sum + count, 0),
    round: commitment?.round ?? null,
    commitment_hash: edition.commitmentHash,
    is_practice: commitment?.beacon_source === 'recorded',
    awards: awards.map(wireAward),
    history: history.map(({ at, who, what }) => ({ at: at.toISOString(), who, what })),
    steps: competitionSteps
      .filter((step) => canTake(step, { edition, awards, entrants, now }))
      .map((step) => ({ step, needs_second: needsSecond(edition, step, now) })),
    proposals: await describeProposals(ctx, edition, await listProposals(ctx.db, id), viewer),
  }
}

type Now = { edition: Edition; awards: readonly AwardRow[]; entrants: number; now: Date }

/** Steps that would not be refused at once. */
function canTake(step: CompetitionStep, { edition, awards, entrants, now }: Now): boolean {
  const { state, closesAt, settlesAt, commitment } = edition
  switch (step) {
    case 'close':
      return state === 'open' && now > closesAt
    case 'settle':
      return state === 'closed' && now >= settlesAt
    case 'commit':
      return state === 'settled' && !commitment && entrants > 0
    case 'draw':
      return state === 'settled' && commitment !== null && now.getTime() >= commitment.round_seconds * 1000
    case 'announce':
      return state === 'drawn'
    case 'remind':
      return state === 'claims' && awards.some((award) => mayRemind(award, now))
    case 'redraw':
      return (
        state === 'claims' &&
        awards.some((each) => each.state === 'told' && each.claimUntil !== null && each.claimUntil < now)
      )
    case 'finish':
      return state === 'claims' && !awards.some(isUnsettled)
  }
}

function wireAward(award: AwardRow) {
  const { number, prize, place, alias, state, replaces, claimUntil, remindedAt, claimedAt, sentAt } = award
  const time = (at: Date | null) => at?.toISOString() ?? null
  return {
    number,
    prize,
    place,
    alias,
    state,
    replaces,
    claim_until: time(claimUntil),
    reminded_at: time(remindedAt),
    claimed_at: time(claimedAt),
    sent_at: time(sentAt),
    has_address: award.sealedAddress !== null,
  }
}
