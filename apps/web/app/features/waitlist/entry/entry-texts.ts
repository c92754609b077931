import type { CompetitionStatus, EntryCondition } from '@mowatt/contract'

/** The requirements of an entry, as something that a person does or declares. */
export const conditionTexts: Record<EntryCondition, string> = {
  email_verified: 'You’ve verified your email address',
  game: 'You’ve played Escape the Tunnel',
  over_18: 'I’m 18 or over',
  uk_resident: 'I live in the United Kingdom',
  not_employee: 'I don’t work for the operator or its suppliers',
  one_per_person: 'You haven’t entered using another email address',
}

/** The state of a competition that takes no more entries. */
export const statusTexts: Record<CompetitionStatus, string> = {
  upcoming: 'The competition hasn’t opened yet, but your points already count.',
  open: 'The competition is open.',
  closed: 'The competition is closed. You keep your place on the waitlist.',
  settled: 'The competition is closed and the ranking is final. You keep your place on the waitlist.',
  drawn: 'The competition is closed and the draw has taken place. You keep your place on the waitlist.',
  claims: 'The competition is closed, and winners are confirming their addresses. You keep your place on the waitlist.',
  finished: 'The competition is over. You keep your place on the waitlist.',
}
