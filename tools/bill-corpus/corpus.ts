import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { HELD_BACK_LAYOUTS } from './held-back-layouts.ts'
import { LAYOUTS } from './layouts.ts'
import { makeBill, SCENARIOS } from './make-bill.ts'
import type { Layout } from './print.ts'
import { seededRandom } from './random.ts'
import { SUPPLIERS } from './suppliers.ts'
import { truthOfBill } from './truth-of-bill.ts'

export type CorpusBill = { name: string; layout: string; isHeldBack: boolean; html: string; truth: BillFacts }

const BILLS_PER_LAYOUT = 10

/** All bills of the corpus; the same on every machine. */
export function corpusBills(): CorpusBill[] {
  return [...LAYOUTS, ...HELD_BACK_LAYOUTS].flatMap((layout, index) => billsOfLayout(layout, index))
}

function billsOfLayout(layout: Layout, index: number): CorpusBill[] {
  const fitting = SCENARIOS.filter((scenario) => !layout.lacks?.includes(scenario))
  return Array.from({ length: BILLS_PER_LAYOUT }, (_, at) => {
    const random = seededRandom(1000 * (index + 1) + at)
    const scenario = fitting[(at + index) % fitting.length] ?? 'dual'
    const name = `${layout.name}-${String(at).padStart(2, '0')}-${scenario}`
    const bill = makeBill(random, scenario, random.pick(SUPPLIERS), name)
    const { html, omits } = layout.render(bill)
    return { name, layout: layout.name, isHeldBack: layout.isHeldBack, html, truth: truthOfBill(bill, omits) }
  })
}
