import { type Comparison, compareTariffs, type PaymentMethod } from '@mowatt/tariffs'
import { homeOfTurn } from './home-of-turn.ts'
import { homeForComparison, type KnownHome } from './known-home.ts'

type Turn = Parameters<typeof homeOfTurn>[0]
/** What is taken to be otherwise than it is known to be. */
type Otherwise = { use?: KnownHome['use']; payBy?: PaymentMethod | undefined }

/** The whole list for the home that is talked about, where its region and its use are known. */
export function listForHome(turn: Turn, { use, payBy }: Otherwise = {}): Comparison | undefined {
  const home = homeOfTurn(turn)
  const basis = homeForComparison(home)
  const used = use ?? home.use
  if (!basis || (!used.electricity && !used.gas)) return undefined
  const { today, catalogue } = turn.world
  return compareTariffs({
    on: today,
    home: basis,
    use: used,
    current: home.contracts,
    catalogue,
    ...(payBy && { payBy }),
  })
}

/** The same beside a year as now, where what is paid is known too. */
export function comparisonOf(turn: Turn): Comparison | undefined {
  return homeOfTurn(turn).currentBasis === 'unknown' ? undefined : listForHome(turn)
}
