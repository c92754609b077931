import type { CardOf } from '@mowatt/contract'
import { sayDay, sayPounds } from '@mowatt/tariffs'
import type { KnownHome } from '../home/known-home.ts'

/** The year as now in words, with what it takes for granted before it. Both stand on the card too. */
export function sayYear({ assumed, currentBasis }: KnownHome, card: CardOf<'cost'>): string {
  const { low_pence: low, high_pence: high } = card
  const range =
    low !== null && high !== null && low !== high ? `, between ${sayPounds(low)} and ${sayPounds(high)}` : ''
  const on = currentBasis === 'bill' || currentBasis === 'stated_rates' ? 'On these rates' : 'On that'
  return [...assumed, `${on} the year from ${sayDay(card.from)} would cost you ${sayPounds(card.pence)}${range}.`].join(
    ' ',
  )
}
