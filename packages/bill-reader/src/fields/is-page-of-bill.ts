import type { BillView } from '../labels/bill-view.ts'
import type { Cell } from '../layout/cell.ts'
import type { Ledger } from '../proof/ledger.ts'
import type { PriceLine } from '../proof/price-line.ts'
import { findDates } from '../values/find-dates.ts'
import { isKnownSupplier } from './known-suppliers.ts'
import {
  BANK_SIGNS,
  BILL_HEADS,
  ENERGY_BILL,
  FIELD_SIGNS,
  NOT_PIPED,
  OTHER_HEADS,
  OTHER_SAYINGS,
} from './paper-signs.ts'

/** Without any of these there is nothing to compare with: a meter reading card, a letter. */
const FIGURES =
  /unitRates|standingCharge|usageKwhInPeriod|estimatedAnnual|^(?:electricity\.|gas\.)?totalChargesGbp|balanceGbp/
const ENOUGH = 4
const FOR_A_UNIT_LINE = 3
const FOR_A_STANDING_LINE = 1.5
const FOR_A_HEAD = 1.5
const FOR_AN_ACCOUNT = 1
const FOR_AN_ENERGY_ACCOUNT = 2
const FOR_ITS_ISSUER = 1.5
const FOR_ANOTHER_HEAD = -7
const FOR_A_SAYING = -1
const HALF = 0.5
const MOST_SAYINGS = 3
/** A longer one is a sentence of a paragraph. */
const LONGEST_HEAD = 60

/**
 * Whether a single page is from an energy bill: the signs on it count for it, words of offers and letters count against
 * it. Missing fields do not matter: the user is asked for them.
 */
export function isPageOfBill(view: BillView, ledger: Ledger, lines: readonly PriceLine[]): boolean {
  const { evidence } = ledger.close()
  const isHome = ledger
    .paths()
    .some((path) => (OF_HOME.test(path) || isPriceOfHome(path, ledger)) && evidence[path]?.status === 'read')
  if (
    (!isHome && !isCalledBill(view, ledger) && !isEnergyAccount(ledger)) ||
    !(ledger.paths().some((path) => FIGURES.test(path)) || isOfReadings(ledger)) ||
    isLetter(view, ledger, lines) ||
    !isOfEnergy(view, ledger)
  )
    return false
  const { weight, isDisputed } = weighPage(view, ledger, lines)
  return weight >= (isDisputed || !isBare(view, ledger) ? ENOUGH : ENOUGH_IF_BARE)
}

/** Both readings of a meter and its supply number: a card or a letter that asks for a reading has only the last one. */
function isOfReadings(ledger: Ledger): boolean {
  return (['electricity', 'gas'] as const).some(
    (fuel) =>
      ledger.has(fuel === 'gas' ? 'gas.mprn' : 'electricity.mpan') &&
      ledger.get(`${fuel}.readings.0.latest`)?.beside?.['previous'] !== undefined,
  )
}

/**
 * A home is supplied through a meter, for days, on a tariff: a lone quantity of energy was bought at a pump or a
 * charger.
 */
const OF_HOME =
  /standingCharge|\.(?:mpan|mprn|meterSerial|readings|tariffName|estimatedAnnual\w+)|^periodFrom|^balanceGbp/
/** Homes do not pay as much for a kWh as a car does at a public charger. */
const MOST_PENCE_OF_HOME = 55

function isPriceOfHome(path: string, ledger: Ledger): boolean {
  return /unitRates\.\d\.pencePerKwh/.test(path) && Number(ledger.get(path)?.value) <= MOST_PENCE_OF_HOME
}

/**
 * A first page may state nothing about the supply but the customer, the total, and that it is an energy supplier's
 * bill.
 */
function isCalledBill({ cells }: BillView, ledger: Ledger): boolean {
  return (
    ['accountNumber', 'totalChargesGbp'].every((path) => ledger.has(path)) &&
    isIssuedForEnergy(ledger) &&
    cells.some((cell) => isAtHead(cell) && !isProse(cell) && ENERGY_BILL.test(cell.text))
  )
}

/** Previous balance, payments and energy cost add up to the balance: only an energy supplier keeps such an account. */
function isEnergyAccount(ledger: Ledger): boolean {
  const charged = ledger.get('totalChargesGbp')?.place.cell
  return (
    ledger.has('accountNumber') &&
    ledger.isBackedBy('balanceGbp', 'balance') &&
    ledger.isProven('balanceGbp') &&
    charged !== undefined &&
    !isProse(charged) &&
    /\b(?:energy|electricity|gas)\b/i.test(charged.text)
  )
}

/** An account with days and a balance could be anybody's: something must say that it's for energy. */
function isOfEnergy({ cells }: BillView, ledger: Ledger): boolean {
  return (
    ledger.paths().some((path) => /^(?:electricity|gas)\./.test(path)) ||
    isIssuedForEnergy(ledger) ||
    isEnergyAccount(ledger) ||
    cells.some((cell) => isAtHead(cell) && !isProse(cell) && ENERGY_BILL.test(cell.text))
  )
}

const MOST_WORDS_IF_BARE = 40
const ENOUGH_IF_BARE = 1

/** A clipping of a page: its few words are only about the price of energy. */
function isBare({ cells }: BillView, ledger: Ledger): boolean {
  const words = cells.reduce((sum, { tokens }) => sum + tokens.length, 0)
  return words <= MOST_WORDS_IF_BARE && ledger.paths().some((path) => /unitRates|standingCharge/.test(path))
}

/** Sold by the tank, the bottle or the bag. */
export function isNotPiped({ cells }: BillView): boolean {
  return cells.some(({ text }) => NOT_PIPED.test(text))
}

/** Has an addressee and a date, but charges nothing for any period: a letter about the future. */
function isLetter({ cells }: BillView, ledger: Ledger, lines: readonly PriceLine[]): boolean {
  const charges = /^(?:(?:electricity|gas)\.)?totalChargesGbp|usageKwhInPeriod|^periodFrom|\.readings\./
  const ends = ['electricity', 'gas'].map((fuel) => ledger.get(`${fuel}.tariffEndDate`)?.value)
  const isDated = cells.some((cell) => {
    const [day] = isAtHead(cell) ? findDates(cell.text) : []
    const isAlone = day !== undefined && !day.isRange && day.end - day.start > cell.text.trim().length - 8
    return isAlone && !ends.includes(day.from)
  })
  const home = ledger.get('customerPostcode')?.place.cell
  const isAddressed = home !== undefined && isAtHead(home) && isDated
  const isSigned = cells.some(({ text }) => /^(?:yours (?:sincerely|faithfully|truly)|kind regards)\b/i.test(text))
  return (isAddressed || isSigned) && lines.length === 0 && !ledger.paths().some((path) => charges.test(path))
}

function weighPage(
  { cells, labels }: BillView,
  ledger: Ledger,
  lines: readonly PriceLine[],
): { weight: number; isDisputed: boolean } {
  const { evidence } = ledger.close()
  const fields = FIELD_SIGNS.map(([sign, weight]) => {
    const shown = ledger.paths().filter((path) => sign.test(path))
    if (shown.length === 0) return 0
    // A paragraph may be an example in an article, and so may an amount calculated in it.
    const isPlain = shown.some((path) => {
      const cell = ledger.get(path)?.place.cell
      return cell !== undefined && !isProse(cell) && evidence[path]?.status === 'read'
    })
    return isPlain ? weight : HALF * weight
  })
  const charged = lines.filter(({ quantity, amount }) => [quantity, amount].every(({ cell }) => !isProse(cell)))
  const heads = cells.filter(({ text }) => text.length <= LONGEST_HEAD)
  const title = titleOf(cells)
  const isHeaded = BILL_HEADS.some((head) => heads.some(({ text }) => head.test(text)))
  const text = cells.map((cell) => cell.text).join(' ')
  const isOther =
    OTHER_HEADS.some((head) => title.some(({ text: words }) => head.test(words))) ||
    cells.some((cell) => isAtHead(cell) && NUMBERED_OFFER.test(cell.text)) ||
    BANK_SIGNS.every((sign) => sign.test(text))
  const isAccount = labels.some(({ kind, strength }) => strength === 1 && (kind === 'payments' || kind === 'opening'))
  const sayings = OTHER_SAYINGS.filter((saying) => saying.test(text)).length
  const weight =
    fields.reduce((sum, one) => sum + one, 0) +
    (charged.some(({ kind }) => kind === 'unit') ? FOR_A_UNIT_LINE : 0) +
    (charged.some(({ kind }) => kind === 'standing') ? FOR_A_STANDING_LINE : 0) +
    (isHeaded ? FOR_A_HEAD : 0) +
    (isAccount ? FOR_AN_ACCOUNT : 0) +
    (isEnergyAccount(ledger) ? FOR_AN_ENERGY_ACCOUNT : 0) +
    (isIssuedForEnergy(ledger) ? FOR_ITS_ISSUER : 0) +
    (isOther ? FOR_ANOTHER_HEAD : 0) +
    Math.min(MOST_SAYINGS, sayings) * FOR_A_SAYING
  return { weight, isDisputed: isOther || sayings > 0 }
}

/** "Quotation PB-Q-88140 · valid until 5pm today". */
const NUMBERED_OFFER = /^(?:quotation|quote)(?: (?:no|number|ref|reference))?[.:]?\s\S*\d/i

/** The page heading is the name of an energy supplier. */
export function isIssuedForEnergy(ledger: Ledger): boolean {
  const issuer = ledger.get('supplier')
  const { cell } = issuer?.place ?? {}
  if (!issuer || !cell || isProse(cell) || cell.top > HEAD_SHARE * cell.page.heightPoints) return false
  const name = String(issuer.value)
  return /energy|power|electric|\bgas\b|fuel|utilit/i.test(name) || isKnownSupplier(name)
}

const HEAD_SHARE = 0.35

function isAtHead({ top, page }: Cell): boolean {
  return top < HEAD_SHARE * page.heightPoints
}

/** The title of the document: larger than its text in the upper part of the first page. */
function titleOf(cells: readonly Cell[]): Cell[] {
  const sizes = cells.map(({ height }) => height).toSorted((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0
  return cells.filter(
    ({ page, top, height, text }) =>
      page.page === cells[0]?.page.page &&
      top < HEAD_SHARE * page.heightPoints &&
      height > 1.2 * usual &&
      text.length <= LONGEST_HEAD,
  )
}

/** Several words before and after the figures, unlike in a table. */
function isProse({ text }: Cell): boolean {
  return text.split(/\s+/).filter((word) => /^[a-z]{2,}$/.test(word)).length >= 7
}
