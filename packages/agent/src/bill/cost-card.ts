import type { ChatCard } from '@mowatt/contract'
import { ASSUMPTION_TEXTS, FUELS, sayWorking } from '@mowatt/tariffs'
import type { BillComparison } from './compare-bill.ts'

type CostCard = Extract<ChatCard, { kind: 'cost' }>

const MISSING_TEXTS = {
  region: 'The bill does not settle your price region.',
  payment_method: 'The bill does not say how you pay, so this takes Direct Debit.',
  usage: 'The bill does not say enough about your use.',
  rates: 'The bill does not say all of your rates.',
  vat: 'The bill does not say whether its rates hold VAT. This takes them as holding it, which never overstates a saving.',
} as const

/** The year on the bill's own rates, with its working; undefined where the bill does not prove enough for a figure. */
export function costCard({ home, current, comparison }: BillComparison): CostCard | undefined {
  if (!current) return undefined
  const range = comparison?.currentRange
  const used = FUELS.flatMap((fuel) => (home.use[fuel] && current[fuel] ? [home.use[fuel].note] : []))
  const missing = home.missing.map(({ fact, fuel }) => (fuel ? `${sayFuel(fuel)}: ` : '') + MISSING_TEXTS[fact])
  return {
    kind: 'cost',
    from: current.from,
    pence: current.pence,
    low_pence: range?.low ?? null,
    high_pence: range?.high ?? null,
    working: sayWorking(current).parts,
    notes: [...new Set([...used, ...current.assumptions.map((each) => ASSUMPTION_TEXTS[each]), ...missing])],
  }
}

function sayFuel(fuel: 'electricity' | 'gas'): string {
  return fuel === 'gas' ? 'Gas' : 'Electricity'
}
