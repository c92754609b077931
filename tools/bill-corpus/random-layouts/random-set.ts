import type { CorpusBill } from '../corpus.ts'
import { makeBill, SCENARIOS } from '../make-bill.ts'
import { seededRandom } from '../random.ts'
import { SUPPLIERS } from '../suppliers.ts'
import { truthOfBill } from '../truth-of-bill.ts'
import { printRandomly } from './random-layout.ts'

/** Names that the reader has no list of. */
const UNKNOWN: readonly [name: string, address: string][] = [
  ['Hazelbrook Energy', '12 Canal Street, Derby DE1 2RH'],
  ['Pennard Power', 'Unit 4, Dock Road, Swansea SA1 8QY'],
  ['Whinfell Gas & Electric', '30 Castle Square, Carlisle CA3 8UR'],
  ['Fernleigh', '7 Priory Row, Coventry CV1 5EX'],
  ['Volta & Vale', 'Wharf House, Hereford HR1 2RT'],
  ['Honeysuckle Home', '19 Bridge Street, Chester CH1 1NG'],
]

/** What the reader was developed on, and what it is measured on: no one has looked at a bill of the second. */
export const DEVELOPMENT_SEEDS = { first: 1, count: 60 }
export const FRESH_SEEDS = { first: 70_001, count: 96 }

/** One bill per seed, each in its own layout. The same on every machine. */
export function randomBills(firstSeed: number, count: number): CorpusBill[] {
  return Array.from({ length: count }, (_, at) => {
    const seed = firstSeed + at
    const random = seededRandom(900_000 + seed)
    const scenario = SCENARIOS[seed % SCENARIOS.length] ?? 'dual'
    const name = `random-${seed}-${scenario}`
    const supplier = random.pick([...SUPPLIERS, ...UNKNOWN])
    const bill = makeBill(random, scenario, supplier, name)
    const { html, omits } = printRandomly(bill, 500_000 + seed)
    return { name, layout: 'random', isHeldBack: false, html, truth: truthOfBill(bill, omits) }
  })
}
