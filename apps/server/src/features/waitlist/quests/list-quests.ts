import { type Quest, type QuestId, questIds } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import { listEntries } from '../ledger/ledger-store.ts'
import { referralRule } from '../referrals/settle-referral.ts'
import { questPoints } from './quest-points.ts'

type Words = { title: string; rule: string; reward: string }

const words: Record<QuestId, Words> = {
  join: {
    title: 'Join and verify',
    rule: 'Open the link in our mail, once.',
    reward: `+${questPoints.join}`,
  },
  referral: {
    title: 'Refer a friend',
    rule: referralRule,
    reward: `+${questPoints.referral.each} each`,
  },
  'energy-bill': {
    title: 'Energy bill',
    rule: 'Hand in an energy bill, once. The same file pays once.',
    reward: `+${questPoints['energy-bill']}`,
  },
  'broadband-bill': {
    title: 'Broadband bill',
    rule: 'Hand in a broadband bill, once. The same file pays once.',
    reward: `+${questPoints['broadband-bill']}`,
  },
  'mobile-bill': {
    title: 'Mobile bill',
    rule: 'Hand in a mobile bill, once. The same file pays once.',
    reward: `+${questPoints['mobile-bill']}`,
  },
  'escape-the-tunnel': {
    title: 'Escape the Tunnel',
    rule: 'Your best run counts.',
    reward: `up to ${questPoints['escape-the-tunnel'].most}`,
  },
  'question-of-the-day': {
    title: 'Question of the day',
    rule: 'One answer a day.',
    reward: `+${questPoints['question-of-the-day'].answered}, or +${questPoints['question-of-the-day'].right} when right`,
  },
  'instagram-follow': {
    title: 'Follow us on Instagram',
    rule: 'On your honour, once.',
    reward: `+${questPoints['instagram-follow']}`,
  },
}

/** Where a member stands with each quest, as the ledger has it. */
export async function listQuests({ db }: Context, memberId: string): Promise<Quest[]> {
  const entries = await listEntries(db, memberId)
  return questIds.map((id) => {
    const own = entries.filter(({ quest }) => quest === id)
    const counted = own.filter(({ state }) => state === 'counted')
    const held = own.find(({ state }) => state === 'held')
    return {
      id,
      ...words[id],
      state: counted.length > 0 ? 'done' : held ? 'held' : 'open',
      earned: counted.reduce((sum, { points }) => sum + points, 0),
      note: held?.reason ?? null,
      done_at: counted[0]?.at.toISOString() ?? null,
    }
  })
}
