import type { CompetitionStatus, Declaration } from '@mowatt/contract'

export const declarationList = ['over_18', 'uk_resident', 'not_employee'] as const satisfies readonly Declaration[]

export function isEntryOpen(status: CompetitionStatus): boolean {
  return status === 'open'
}
