import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import type { CorpusBill } from '../corpus.ts'
import { makeBill } from '../make-bill.ts'
import { pages } from '../print.ts'
import { seededRandom } from '../random.ts'
import { truthOfBill } from '../truth-of-bill.ts'
import { INVENTED_SUPPLIERS } from './invented-suppliers.ts'
import { LARGE_SUPPLIERS } from './large-suppliers.ts'
import { SMALLER_SUPPLIERS } from './smaller-suppliers.ts'
import { UNUSUAL_FORMS } from './unusual-forms.ts'

const LAYOUTS = [...LARGE_SUPPLIERS, ...SMALLER_SUPPLIERS, ...INVENTED_SUPPLIERS, ...UNUSUAL_FORMS]

/** Names that no list of suppliers holds. */
const NAMES: readonly (readonly [name: string, address: string])[] = [
  ['Fennimore Energy', '3 Cross Keys Lane, Hexham NE46 3NB'],
  ['Holmfast Power', '18 Dock Road, Barrow-in-Furness LA14 2ES'],
  ['Wickerby Gas and Electric', '77 Steep Hill, Lincoln LN2 1LU'],
  ['Greenholt Energy', 'Unit 4, Foundry Yard, Neath SA11 1NJ'],
]

/** One page of a bill, and what is on it. */
type ThirdPage = { html: string; truth: BillFacts }
type ThirdBill = CorpusBill & { pages: ThirdPage[]; addressee: { name: string; lines: string[] } }

/** The third set: layouts written before their author had read the reader, and two bills of each. */
export function thirdSetBills(): ThirdBill[] {
  return LAYOUTS.flatMap((layout, index) =>
    layout.scenarios.map((scenario, at) => {
      const random = seededRandom(700_000 + 1000 * index + at)
      const name = `${layout.name}-${at}-${scenario}`
      const [supplier, address] = layout.supplier ?? random.pick(NAMES)
      const bill = makeBill(random, scenario, [supplier, address], name)
      const sheets = layout.sheets(bill)
      const whole = truthOfBill(bill, [])
      const told = (tells: string) => onlyTold(whole, tells.split(' '))
      return {
        name,
        layout: layout.name,
        isHeldBack: true,
        html: pages(layout.style, ...sheets.map(({ body }) => body)),
        truth: told(sheets.map(({ tells }) => tells).join(' ')),
        addressee: { name: bill.customer, lines: bill.address },
        pages: sheets.map(({ body, tells }) => ({ html: pages(layout.style, body), truth: told(tells) })),
      }
    }),
  )
}

function onlyTold(whole: BillFacts, paths: readonly string[]): BillFacts {
  const told: Record<string, unknown> = { isEnergyBill: true, documentType: whole.documentType }
  for (const path of paths) {
    const [first = '', field] = path.split('.')
    for (const key of first === '*' ? ['electricity', 'gas'] : [first]) {
      const value = (whole as Record<string, unknown>)[key]
      if (value === undefined) continue
      if (!field) told[key] = value
      else {
        const own = (value as Record<string, unknown>)[field]
        if (own !== undefined) told[key] = { ...(told[key] as object | undefined), [field]: own }
      }
    }
  }
  // Readings and energy say together in what the gas was measured.
  const { gas } = told as BillFacts
  if (gas?.readings && gas.usageKwhInPeriod && whole.gas?.units) gas.units = whole.gas.units
  return told as BillFacts
}
