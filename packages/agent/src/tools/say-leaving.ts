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
