import type { EntryOutcome, listHeldEntries, ReplyOf } from '@mowatt/contract'

export type Undecided = {
  entry_id: string
  what: string
  points: number
  state: 'counted' | 'held' | 'refused'
  /** The words of an appeal that is open. */
  appeal: string | null
  /** The points went again, by a later entry. */
  is_taken_back?: boolean
  /** Proposals that wait; null where one operator decides alone. */
  proposals: ReplyOf<typeof listHeldEntries>['entries'][number]['proposals']
}

type Choice = { outcome: EntryOutcome; text: string; told: string; isTaking: boolean }

/** The possible decisions about an entry, approvals first. Empty if all is decided and there is no appeal. */
export function choicesOf({
  state,
  points,
  appeal,
  is_taken_back: isTakenBack = false,
}: Omit<Undecided, 'entry_id' | 'what' | 'proposals'>): Choice[] {
  if (state === 'held') {
    return [
      { outcome: 'count', text: `Count ${points} points`, told: `We’ve counted ${points} points.`, isTaking: false },
      { outcome: 'refuse', text: 'Reject', told: `We’ve rejected ${points} points.`, isTaking: true },
    ]
  }
  if (appeal !== null) {
    return [
      { outcome: 'uphold', text: 'Accept the appeal', told: 'We’ve accepted the appeal.', isTaking: false },
      { outcome: 'dismiss', text: 'Turn down the appeal', told: 'We’ve turned down the appeal.', isTaking: true },
    ]
  }
  if (state !== 'counted' || points <= 0 || isTakenBack) return []
  return [
    {
      outcome: 'reverse',
      text: `Take back ${points} points`,
      told: `We’ve taken back ${points} points.`,
      isTaking: true,
    },
  ]
}
