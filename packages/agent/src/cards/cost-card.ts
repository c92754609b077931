import type { CardOf } from '@mowatt/contract'
import { ASSUMPTION_TEXTS, FUELS, type IsoDay, sayWorking } from '@mowatt/tariffs'
import type { KnownHome } from '../home/known-home.ts'
import { YEAR_TITLES, yearNow } from '../home/year-now.ts'

const MISSING_TEXTS = {
  region: 'The bill doesn’t show which price region you’re in.',
  payment_method: '',
  usage: 'The bill doesn’t say enough about how much you use.',
  rates: '',
  night_rate: '',
  vat: 'The bill doesn’t say whether its rates include VAT. I’ve assumed they do, so I’ll never overstate a saving.',
} as const

/** The year on the current deal, with its working and assumptions. Undefined if too little is known to calculate it. */
export function costCard(home: KnownHome, on: IsoDay): CardOf<'cost'> | undefined {
  const year = yearNow(home, on)
  if (!year || home.currentBasis === 'unknown') return undefined
  const { cost, range } = year
  const used = FUELS.flatMap((fuel) => (home.use[fuel] && cost[fuel] ? [home.use[fuel].note] : []))
  const missing = home.missing.flatMap(({ fact, fuel }) => {
    const text = fact === 'region' && home.letter ? '' : MISSING_TEXTS[fact]
    return text === '' ? [] : [(fuel ? `${fuel === 'gas' ? 'Gas' : 'Electricity'}: ` : '') + text]
  })
  return {
    kind: 'cost',
    basis: YEAR_TITLES[home.currentBasis],
    from: cost.from,
    pence: cost.pence,
    low_pence: range?.low ?? null,
    high_pence: range?.high ?? null,
    working: sayWorking(cost).parts,
    notes: [
      ...new Set([
        ...home.assumed,
        ...used,
        ...home.notes,
        ...cost.assumptions.map((each) => ASSUMPTION_TEXTS[each]),
        ...missing,
      ]),
    ],
  }
}
