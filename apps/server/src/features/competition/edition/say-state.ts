import type { CompetitionStatus } from '@mowatt/contract'

/** After "The competition is". */
export const stateWords: Record<CompetitionStatus, string> = {
  upcoming: 'announced but not open yet',
  open: 'open',
  closed: 'closed',
  settled: 'settled: the ranking is final',
  drawn: 'drawn',
  claims: 'drawn, and the winners have been told and can claim their prizes',
  finished: 'finished',
}
