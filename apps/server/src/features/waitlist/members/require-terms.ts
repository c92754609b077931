import { Failure } from '@mowatt/contract'
import type { MemberRow } from './member-store.ts'

/**
 * The one rule about the tick: whoever became a member without it may look, and does nothing before they have given it.
 * Every endpoint that does something asks here.
 */
export function requireTerms({ owesTerms }: Pick<MemberRow, 'owesTerms'>): void {
  if (owesTerms) throw new Failure('terms_owed')
}
