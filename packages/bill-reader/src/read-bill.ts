import type { Apart, BillFacts, BillMarks, BillReading, Paper } from './bill-facts.ts'
import type { DocumentWords } from './document-words.ts'
import type { FieldContext } from './fields/field-context.ts'
import { readAnnualCostRows } from './fields/annual-cost-rows.ts'
import { businessSignOf } from './fields/business-sign.ts'
import { isResold } from './fields/is-resold.ts'
import { languageOf } from './fields/language-of.ts'
import { judgeDocument } from './fields/judge-document.ts'
import { dropOtherFuels } from './fields/drop-other-fuels.ts'
import { dropUnlikelyYear } from './fields/drop-unlikely-year.ts'
import { findMoneyMarks } from './fields/money-marks.ts'
import { putProvenYear } from './fields/proven-year.ts'
import { readAccountNumber } from './fields/read-account.ts'
import { readAddressee } from './fields/read-addressee.ts'
import { readBalance } from './fields/read-balance.ts'
import { readBillDate, readPeriod } from './fields/read-dates.ts'
import { readExport } from './fields/read-export.ts'
import { readFuelPrices } from './fields/read-fuel-prices.ts'
import { readFuelTotal } from './fields/read-fuel-total.ts'
import { putReckonedTotal } from './fields/reckoned-total.ts'
import { readGasUnits } from './fields/read-gas-units.ts'
import { readReadings } from './fields/read-readings.ts'
import { readSerial } from './fields/read-serial.ts'
import { readPostcode } from './fields/read-postcode.ts'
import { findLabelledRates, vatOfText } from './fields/read-rates.ts'
import { readService } from './fields/read-service.ts'
import { readSupplier } from './fields/read-supplier.ts'
import { countSupplies, readSupplyNumbers } from './fields/read-supply-numbers.ts'
import { readPaymentMethod } from './fields/read-payment-method.ts'
import { readTerms } from './fields/read-terms.ts'
import { readTariffHeading } from './fields/read-tariff-heading.ts'
import { toldMoney } from './fields/told-money.ts'
import { readToldTerms } from './fields/told-terms.ts'
import { borrowTotal, lendTotal, readTotal } from './fields/read-total.ts'
import { readUsage } from './fields/read-usage.ts'
import { settleSlips } from './fields/settle-slips.ts'
import { isSelfNamed } from './fields/self-named-rates.ts'
import { doubtOfTwoSupplies } from './fields/several-meters.ts'
import { type BillView, viewBill } from './labels/bill-view.ts'
import type { Fuel } from './labels/fuel-words.ts'
import type { LabelKind } from './labels/label-kind.ts'
import { rowOf } from './layout/neighbours.ts'
import { inReadingOrder } from './layout/reading-order.ts'
import { readMarks } from './marks/read-marks.ts'
import { papersInFile } from './papers-in-file.ts'
import { billedLine, billedSums } from './proof/billed-sums.ts'
import { doubtUnlikely } from './proof/doubt-unlikely.ts'
import { findChains, withChains } from './proof/find-chains.ts'
import { findPriceLines, lendUnits, numbersOf } from './proof/find-price-lines.ts'
import { leadByQr } from './proof/lead-by-qr.ts'
import { openLedger } from './proof/ledger.ts'
import { findBrokenLines, noteBrokenLines } from './proof/note-broken-lines.ts'
import { noteQrAgreement } from './proof/note-qr-agreement.ts'
import { returnStrays } from './proof/return-strays.ts'
import { settleFuels, withoutRepeats } from './proof/settle-fuels.ts'
import { settleRegisters } from './proof/settle-registers.ts'

/** Reads a bill by its structure and proves the values; those that cannot be proved are doubtful or absent. */
export function readBill(sent: DocumentWords): BillReading {
  const { document, homeOf } = inReadingOrder(sent)
  const view = viewBill(document)
  const found = papersInFile(view, document)
  const [kept, ...others] = found ? newestFirst(found.papers, found.why) : []
  const part = kept && partOf(document, kept.pages)
  const reading = part ? readInOrder(part, viewBill(part)) : readInOrder(document, view)
  const sentPage = (page: number) => homeOf(kept?.pages[page - 1] ?? page)
  for (const evidence of Object.values(reading.evidence)) evidence.page = sentPage(evidence.page)
  for (const place of reading.checks.flatMap(({ rival }) => rival?.places ?? [])) place.page = sentPage(place.page)
  if (!found) return reading
  const papers = others.map((paper) => ({ ...paper, pages: [...new Set(paper.pages.map(homeOf))] }))
  return { ...reading, leftOut: { why: found.why, papers } }
}

/** Of bills of one account the newest is the one to compare; of two homes or suppliers neither is, and the first is read. */
function newestFirst(papers: readonly Paper[], why: Apart): readonly Paper[] {
  if (why !== 'same_account') return papers
  return papers.toSorted((one, other) => ((one.billDate ?? '') > (other.billDate ?? '') ? -1 : 1))
}

function partOf({ pages, qrPayloads }: DocumentWords, wanted: readonly number[]): DocumentWords {
  const kept = wanted.flatMap((page) => pages.filter((one) => one.page === page))
  return {
    pages: kept.map((page, at) => ({ ...page, page: at + 1 })),
    qrPayloads: qrPayloads.flatMap((code) =>
      wanted.includes(code.page) ? [{ ...code, page: wanted.indexOf(code.page) + 1 }] : [],
    ),
  }
}

function readInOrder(document: DocumentWords, view: BillView): BillReading {
  const ledger = openLedger()
  lendUnits(view.cells)
  const found = findPriceLines(view)
  const supply: FieldContext = { view, ledger, lines: found }
  readSupplyNumbers(supply)
  const rates = findLabelledRates(view)
  const labelled = findMoneyMarks(view)
  const marks = [...labelled, ...toldMoney(view, labelled)]
  const charged = marks.filter(({ kind, value }) => kind === 'fuelTotal' && value.gbp > 0)
  const present = fuelsPresent(supply, [...found, ...rates.filter((rate) => !isSelfNamed(rate)), ...charged])
  const priced = withChains(found, findChains(view, found))
  const supplies = countSupplies(supply)
  const printed = returnStrays(settleFuels(priced, present), view)
  const once = withoutRepeats(printed, supplies)
  const repeated = printed.filter((line) => line.kind === 'standing' && !once.includes(line))
  const lines = settleRegisters(once)
  const context: FieldContext = { view, ledger, lines }
  readEverything(context, settleFuels(rates, present), marks)
  if (supplies > 1) doubtOfTwoSupplies(context)
  noteBrokenLines(view, ledger)
  leadByQr(ledger, document)
  doubtUnlikely(ledger, lines, !businessSignOf(lines, marks, ledger.close().facts))
  noteQrAgreement(ledger, document.qrPayloads)
  const verdict = judgeDocument(view, ledger, lines)
  if (verdict.documentType === 'bill_page') dropSumsOfPart(context)
  readMarks(context)
  const { facts: believed, ...closed } = ledger.close()
  const { marks: said = {}, ...read } = believed as typeof believed & { marks?: BillMarks }
  if (verdict.isEnergyBill) {
    const businessSign = businessSignOf(lines, marks, read)
    const signs = { ...(businessSign && { businessSign }), ...(isResold(view) && { isResold: true as const }) }
    const facts = { ...verdict, ...read, ...signs }
    const addressee = readAddressee(context)
    return {
      ...closed,
      facts,
      billed: {
        ...billedSums(lines, marks, view.cells.flatMap(numbersOf)),
        broken: findBrokenLines(view),
        ...(repeated.length > 0 && { repeated: repeated.map(billedLine) }),
      },
      marks: said,
      ...(addressee && { addressee }),
    }
  }
  if (verdict.documentType === 'export_statement') {
    for (const path of ledger.paths().filter((each) => !OF_EXPORT.test(each))) ledger.drop(path)
    const { facts: sold, ...proven } = ledger.close()
    return {
      ...proven,
      facts: { ...verdict, ...sold },
      billed: billedSums(lines, marks, view.cells.flatMap(numbersOf)),
    }
  }
  const language = languageOf(view)
  const facts: BillFacts = { ...verdict, ...(language !== undefined && { language }) }
  if (verdict.documentType === 'broadband_bill' || verdict.documentType === 'mobile_bill') {
    facts.service = readService(context, verdict.documentType === 'mobile_bill' ? 'mobile' : 'broadband')
  }
  return { facts, evidence: {}, checks: [] }
}

/** What a statement says of what was sold; it charges for nothing. */
const OF_EXPORT = /^(?:supplier|accountNumber|billDate|periodFrom|periodTo|export\..*)$/

function readEverything(
  context: FieldContext,
  rates: ReturnType<typeof findLabelledRates>,
  marks: ReturnType<typeof findMoneyMarks>,
): void {
  readAccountNumber(context)
  readSupplier(context)
  readPostcode(context)
  readPeriod(context)
  readBillDate(context)
  readPaymentMethod(context)
  const fuels = fuelsBilled(context, rates, marks)
  const said = vatSaid(context)
  const linesOf = (fuel: Fuel) => context.lines.filter((line) => line.fuel === fuel)
  const isOnly = fuels.length === 1
  const totals = fuels.map((fuel) => ({ fuel, total: readFuelTotal(context, fuel, linesOf(fuel), marks, isOnly) }))
  const known = totals.flatMap(({ total }) => (total ? [total] : []))
  const { isVatAtFoot } = readTotal(context, known, marks)
  const [lone] = fuels
  if (isOnly && lone && !isVatAtFoot) {
    lendTotal(context, lone)
    borrowTotal(context, lone, marks)
  }
  for (const { fuel, total } of totals) {
    const isAdded = isVatAtFoot || (total?.isProven && total.vat === 'excluded')
    const own = rates.filter((rate) => rate.fuel === fuel)
    readFuelPrices(context, fuel, linesOf(fuel), own, isAdded ? 'excluded' : (said ?? total?.vat))
    readUsage(context, fuel, linesOf(fuel), isOnly)
  }
  const reckoned = fuels.flatMap((fuel) => putReckonedTotal(context, fuel, isOnly) ?? [])
  if (reckoned.length === fuels.length && !context.ledger.has('totalChargesGbp')) readTotal(context, reckoned, marks)
  readBalance(context, marks)
  readTerms(context, fuels)
  readAnnualCostRows(context, fuels)
  readToldTerms(context, fuels)
  for (const fuel of fuels) {
    dropUnlikelyYear(context, fuel)
    putProvenYear(context, fuel)
  }
  dropOtherFuels(context)
  readTariffHeading(context, fuels)
  settleSlips(context)
  for (const fuel of fuels) {
    readSerial(context, fuel, isOnly)
    readReadings(context, fuel, linesOf(fuel), isOnly)
  }
  if (fuels.includes('gas')) readGasUnits(context)
  readExport(context, context.lines)
}

/** A page without the account shows the total of its own part, and not of the bill. */
function dropSumsOfPart({ view, ledger }: FieldContext): void {
  const isOfAccount =
    ledger.has('accountNumber') ||
    view.labels.some(({ kind, strength }) => strength === 1 && (kind === 'opening' || kind === 'payments'))
  if (!isOfAccount) for (const path of ['totalChargesGbp', 'balanceGbp']) ledger.drop(path)
}

/** A first page alone may name each fuel with only its total or its tariff. */
function fuelsBilled(
  context: FieldContext,
  rates: ReturnType<typeof findLabelledRates>,
  marks: ReturnType<typeof findMoneyMarks>,
): ('electricity' | 'gas')[] {
  const fuels = (['electricity', 'gas'] as const).filter(
    (fuel) =>
      context.lines.some((line) => line.fuel === fuel) ||
      rates.some((rate) => rate.fuel === fuel && !isSelfNamed(rate)) ||
      hasSupply(context, fuel),
  )
  if (fuels.length > 0) return fuels
  return (['electricity', 'gas'] as const).filter(
    (fuel) =>
      marks.some((mark) => mark.fuel === fuel && mark.kind === 'fuelTotal' && mark.value.gbp > 0) ||
      context.view.labels.some(
        ({ kind, strength, cell }) =>
          strength === 1 &&
          TERMS.includes(kind) &&
          // In a table with a column for each fuel the label has none.
          rowOf(cell, context.view.cells).some((one) => context.view.fuelOf(one) === fuel),
      ),
  )
}

const TERMS: readonly LabelKind[] = ['tariffName', 'annualUse', 'annualCost']

function hasSupply({ ledger }: FieldContext, fuel: 'electricity' | 'gas'): boolean {
  return ledger.has(fuel === 'gas' ? 'gas.mprn' : 'electricity.mpan')
}

function fuelsPresent(context: FieldContext, priced: readonly { fuel: Fuel | undefined }[]): Set<Fuel> {
  const present = new Set(priced.flatMap(({ fuel }) => (fuel && fuel !== 'export' ? [fuel] : [])))
  if (hasSupply(context, 'electricity')) present.add('electricity')
  if (hasSupply(context, 'gas')) present.add('gas')
  return present
}

/** "All prices include VAT" once applies to the whole bill. */
function vatSaid({ view }: FieldContext): 'included' | 'excluded' | undefined {
  const sentence = view.cells.find(
    ({ text }) => /(?:prices|rates|charges|figures)[^.]{0,40}vat/i.test(text) && vatOfText(text),
  )
  return sentence && vatOfText(sentence.text)
}
