import type { CompetitionStatus } from '@mowatt/contract'

/** After "The competition is". */
export const stateWords: Record<CompetitionStatus, string> = {
  upcoming: 'announced and not open yet',
  open: 'open',
  closed: 'closed',
  settled: 'settled: its ranking is final',
  drawn: 'drawn',
  claims: 'drawn, and its winners are told and may claim',
  finished: 'finished',
}
