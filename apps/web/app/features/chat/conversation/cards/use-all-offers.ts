import type { CardOf } from '@mowatt/contract'
import { useState } from 'react'
import { useTalkActs } from '../talk/talk-acts.ts'

export type AllOffers = {
  /** With all its tariffs once they are loaded; with the first of them before. */
  card: CardOf<'comparison'>
  count: number
  isWhole: boolean
  state: 'rest' | 'loading' | 'failed'
  /** Fetches the other offers, once: filters and sorting must not apply to the first ten only. */
  load: () => void
}

export function useAllOffers(given: CardOf<'comparison'>): AllOffers {
  const { readComparison } = useTalkActs()
  const [whole, setWhole] = useState<CardOf<'comparison'>>()
  const [state, setState] = useState<AllOffers['state']>('rest')
  const card = whole ?? given
  const count = given.offer_count ?? given.offers.length
  const isWhole = card.offers.length >= count

  function load() {
    if (isWhole || state === 'loading') return
    setState('loading')
    readComparison(given.comparison_id).then(
      (found) => {
        setWhole(found)
        setState('rest')
      },
      () => setState('failed'),
    )
  }
  return { card, count, isWhole, state, load }
}
