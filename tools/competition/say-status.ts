import { QUICKNET, secondsOfRound } from '@mowatt/draw'
import { listAwards } from '../../apps/server/src/features/competition/awards/award-store.ts'
import { listAudit } from '../../apps/server/src/features/competition/edition/audit-store.ts'
import type { Edition } from '../../apps/server/src/features/competition/edition/edition-store.ts'
import { stateWords } from '../../apps/server/src/features/competition/edition/say-state.ts'
import { statusAt } from '../../apps/server/src/features/competition/edition/status-at.ts'
import { countEntries } from '../../apps/server/src/features/competition/entry/entry-store.ts'
import type { PromoterContext } from './promoter-context.ts'

/** Everything about a competition that fits on a screen. */
export async function sayStatus({ db, now }: PromoterContext, edition: Edition): Promise<string> {
  const { id, rules, rulesHash, opensAt, closesAt, settlesAt, commitment, commitmentHash, seed } = edition
  const audit = await listAudit(db, id)
  const awards = await listAwards(db, id)
  const lines = [
    `${rules.title} (${id}) is ${stateWords[statusAt(edition, now())]}.`,
    `Open from ${opensAt.toISOString()} to ${closesAt.toISOString()}. The ranking is final from ${settlesAt.toISOString()}.`,
    `Rules: ${rulesHash}`,
    `Entrants: ${await countEntries(db, id)}`,
  ]
  if (commitment) {
    const time = new Date(secondsOfRound(QUICKNET, commitment.round) * 1000).toISOString()
    lines.push(`List locked: ${commitment.merkle_root}`, `Commitment: ${commitmentHash}`)
    lines.push(`Round ${commitment.round} of ${QUICKNET.name}, published at ${time}.`)
    if (commitment.beacon_source === 'recorded') {
      lines.push(
        'This is only practice: the round was public before the list was locked. Set BEACON_URL for a real draw.',
      )
    }
  }
  if (seed) lines.push(`Seed: ${seed}`)
  for (const { number, place, alias, prize, state, replaces } of awards) {
    const instead = replaces === null ? '' : `, instead of award ${replaces}`
    lines.push(`Award ${number}: ${prize}, place ${place}, ${alias ?? 'a deleted account'}: ${state}${instead}`)
  }
  for (const { at, who, what } of audit) lines.push(`${at.toISOString()}  ${who}  ${what}`)
  return lines.join('\n')
}
