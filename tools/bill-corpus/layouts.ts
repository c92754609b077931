import { stackedCards } from './layouts/stacked-cards.ts'
import { mixedWords } from './layouts/mixed-words.ts'
import { accountLedger } from './layouts/account-ledger.ts'
import { darkSidebar } from './layouts/dark-sidebar.ts'
import { rateHistory } from './layouts/rate-history.ts'
import { friendlyTiles } from './layouts/friendly-tiles.ts'
import { bigFigures } from './layouts/big-figures.ts'
import { boxedSupply } from './layouts/boxed-supply.ts'
import { chargedCredited } from './layouts/charged-credited.ts'
import { dottedForm } from './layouts/dotted-form.ts'
import { glanceBox } from './layouts/glance-box.ts'
import { manyServices } from './layouts/many-services.ts'
import { poundsPerUnit } from './layouts/pounds-per-unit.ts'
import { referenceSummary } from './layouts/reference-summary.ts'
import { tariffMatrix } from './layouts/tariff-matrix.ts'
import { topUpStatement } from './layouts/top-up-statement.ts'
import { tradeInvoice } from './layouts/trade-invoice.ts'
import { twinColumns } from './layouts/twin-columns.ts'
import type { Layout } from './print.ts'

export const LAYOUTS: readonly Layout[] = [
  referenceSummary,
  glanceBox,
  twinColumns,
  tariffMatrix,
  chargedCredited,
  bigFigures,
  tradeInvoice,
  topUpStatement,
  manyServices,
  poundsPerUnit,
  boxedSupply,
  dottedForm,
  accountLedger,
  darkSidebar,
  rateHistory,
  friendlyTiles,
  stackedCards('stacked-cards', { label: '8pt', value: '10pt', isCapital: false }),
  mixedWords('mixed-words-a', 1),
  mixedWords('mixed-words-b', 2),
  mixedWords('mixed-words-c', 3),
  stackedCards('stacked-capitals', { label: '6.5pt', value: '12pt', isCapital: true }),
]
