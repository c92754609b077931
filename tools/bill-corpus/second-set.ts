import type { CorpusBill } from './corpus.ts'
import { bundleClub } from './held-back-second/bundle-club.ts'
import { inPlainWords } from './held-back-second/in-plain-words.ts'
import { krakenPage } from './held-back-second/kraken-page.ts'
import { meterCredit } from './held-back-second/meter-credit.ts'
import { pocketPdf } from './held-back-second/pocket-pdf.ts'
import { presentPrevious } from './held-back-second/present-previous.ts'
import { A4, type SecondLayout } from './held-back-second/second-print.ts'
import { sideBySide } from './held-back-second/side-by-side.ts'
import { sunAndGrid } from './held-back-second/sun-and-grid.ts'
import { withSmallPrint } from './held-back-second/small-print.ts'
import { swappedMeter } from './held-back-second/swapped-meter.ts'
import { taxInvoice } from './held-back-second/tax-invoice.ts'
import { twoRates } from './held-back-second/two-rates.ts'
import { valueFirst } from './held-back-second/value-first.ts'
import { youOwe } from './held-back-second/you-owe.ts'
import { makeBill } from './make-bill.ts'
import { seededRandom } from './random.ts'
import { truthOfBill } from './truth-of-bill.ts'

const LAYOUTS: readonly SecondLayout[] = [
  krakenPage,
  youOwe,
  presentPrevious,
  inPlainWords,
  valueFirst,
  sideBySide,
  twoRates,
  swappedMeter,
  taxInvoice,
  meterCredit,
  bundleClub,
  sunAndGrid,
  pocketPdf,
]

/** Half of them are real, half invented: a reader must not depend on known names. */
const SUPPLIERS: readonly [name: string, address: string][] = [
  ['British Gas', 'PO Box 227, Rotherham S98 1PD'],
  ['Outfox Energy', '9 Dominus Way, Leicester LE19 1RP'],
  ['Octopus Energy', 'UK House, 164-182 Oxford Street, London W1D 1NN'],
  ['Fuse Energy', '16 Great Queen Street, London WC2B 5AH'],
  ['EDF', '90 Whitfield Street, London W1T 4EZ'],
  ['Larkmoor Energy', '2 Weir Lane, Kendal LA9 4DH'],
  ['Gallowgate Gas & Power', '70 Gallowgate, Newcastle NE1 4SN'],
  ['Saltmarsh Electric', 'The Old Chandlery, Wells-next-the-Sea NR23 1AT'],
  ['Copper Beech Energy', '31 Park Row, Nottingham NG1 6GR'],
  ['Tamarside Power', '8 Fore Street, Saltash PL12 6JL'],
]

/** The second held-back set, drawn apart from the first so that neither moves the other. */
export function secondSetBills(): CorpusBill[] {
  return LAYOUTS.flatMap((layout, index) =>
    layout.scenarios.map((scenario, at) => {
      const random = seededRandom(400_000 + 1000 * index + at)
      const name = `${layout.name}-${String(at).padStart(2, '0')}-${scenario}`
      const bill = makeBill(random, scenario, random.pick(SUPPLIERS), name)
      layout.reshape?.(bill, random, at)
      const { html, omits, amend } = layout.render(bill)
      const truth = truthOfBill(bill, omits)
      const hasRoom = html.includes(A4)
      amend?.(truth)
      return { name, layout: layout.name, isHeldBack: true, html: hasRoom ? withSmallPrint(html, bill) : html, truth }
    }),
  )
}

/** One photographed bill of each of the first eight layouts, all printed on A4. */
export function secondSetPhotos(): CorpusBill[] {
  const firsts = new Map(
    secondSetBills()
      .toReversed()
      .map((bill) => [bill.layout, bill]),
  )
  return LAYOUTS.slice(0, 8).flatMap(({ name }) => firsts.get(name) ?? [])
}
