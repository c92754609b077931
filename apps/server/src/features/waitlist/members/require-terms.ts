import { Failure } from '@mowatt/contract'
import type { MemberRow } from './member-store.ts'

/**
 * The one rule about the consent to the terms: a member who joined without it may look, but must give it before doing
 * anything. Every endpoint that changes something calls this.
 */
export function requireTerms({ owesTerms }: Pick<MemberRow, 'owesTerms'>): void {
  if (owesTerms) throw new Failure('terms_owed')
}
