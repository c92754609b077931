import type { ChatOffer } from '@mowatt/contract'
import { sayDay, sayPounds } from '@mowatt/tariffs'
import type { VerdictWithoutId } from '../cards/verdict-card.ts'

/** Beside a narrowed list, which has no verdict of its own: what leaving costs, and that the advice holds all the same. */
export function sayLeaving(verdict: VerdictWithoutId | null, offer: ChatOffer | undefined): string {
  if (!verdict || !offer) return ''
  const fees = offer.exit_fees_now_pence
  return [
    fees > 0 ? `Leaving today costs exit fees of ${sayPounds(fees)}, which are not in that.` : '',
    verdict.verdict === 'wait' && verdict.date !== null
      ? `My advice stays: wait until ${sayDay(verdict.date)}, when leaving is free.`
      : '',
    verdict.verdict === 'stay' ? 'My advice stays: keep what you have.' : '',
  ]
    .filter((each) => each !== '')
    .join(' ')
}

const WORTH = '£20'

/** Who was told to wait, and now is told to go, hears why: to wait has to gain enough over going at once. */
export function sayTurned(
  before: { kind: string; date: string | null } | undefined,
  now: VerdictWithoutId | null,
  offer: ChatOffer | undefined,
): string {
  if (before?.kind !== 'wait' || now?.verdict !== 'switch' || !offer) return ''
  return offer.exit_fees_now_pence > 0
    ? `Before I said to wait. With this, waiting would gain you less than ${WORTH} over going now, even with the exit fee.`
    : 'Before I said to wait, for the exit fee. Without one there is nothing to wait for.'
}
