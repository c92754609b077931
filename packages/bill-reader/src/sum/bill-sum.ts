import type { BilledLine, BillReading } from '../bill-facts.ts'
import { FUELS, sayPounds } from '@mowatt/tariffs'
import { accountPart } from './account-part.ts'
import { explainGap, type SumLine, type SumPart } from './explain-gap.ts'
import { moneyOfBill, soldLines } from './money-of-bill.ts'
import { TOLD, workLine, type WorkedLine } from './sum-line.ts'

const TITLES = { electricity: 'Electricity', gas: 'Gas', other: 'Charges' } as const
type Part = { title: string; lines: SumLine[]; pence: number; netPence: number; isNet: boolean; isWorked: boolean }

export type BillSum = {
  parts: SumPart[]
  /** From the parts to the total: VAT at the bottom, credits. */
  foot: SumLine[]
  total: { label: string; text: string } | null
  /** From the previous balance to the printed one, if the bill shows both. */
  account: SumPart | null
  /** The payment for the home's export, if the bill has lines for it. */
  sold: SumPart | null
  outcome: 'agrees' | 'differs' | 'unknown'
  /** Whether the calculation matches the printed total, in a sentence. */
  says: string
}

/**
 * The bill recalculated: per fuel usage times rate and days times standing charge, VAT and credits, to its own total.
 */
export function billSum(reading: BillReading): BillSum | undefined {
  const { billed, evidence } = reading
  const charged = (billed?.lines ?? []).filter(({ fuel }) => fuel !== 'export')
  const money = moneyOfBill(reading)
  const parts = [...FUELS, 'other' as const].flatMap((fuel): Part[] => {
    const own = charged.filter((line) => (line.fuel ?? 'other') === fuel)
    const total = fuel === 'other' ? undefined : penceAt(reading, `${fuel}.totalChargesGbp`)
    if (own.length === 0 && total === undefined) return []
    return [
      partOf(
        TITLES[fuel],
        workAll(own, charged, reading),
        total,
        money.filter((each) => !each.fuel || each.fuel === fuel),
      ),
    ]
  })
  if (parts.length === 0) return sumOfSold(reading)
  const sum = parts.reduce((all, { pence }) => all + pence, 0)
  const totalPence = penceAt(reading, 'totalChargesGbp')
  const isTold = evidence['totalChargesGbp']?.status === 'corrected'
  const isWorkedAnew = parts.some((part) => part.lines.some(({ note }) => note.startsWith(TOLD)))
  const nets = parts.filter(({ isNet }) => isNet)
  const bases = [nets.reduce((all, { netPence }) => all + netPence, 0), ...nets.map(({ netPence }) => netPence)]
  const foot =
    totalPence === undefined ? [] : explainGap(totalPence - sum, bases, money, parts.length + 1, isWorkedAnew)
  const lines = [...parts.flatMap((part) => part.lines), ...foot]
  const isOff = lines.some(({ outcome }) => outcome === 'differs')
  const isEach = parts.every((part) => !part.isNet && part.isWorked)
  return {
    parts: parts.map(({ title, lines: own, pence }) => ({ title, lines: own, total: sayPounds(pence) })),
    foot,
    total:
      totalPence === undefined
        ? null
        : { label: isTold ? 'Total you told us' : 'Total on the bill', text: sayPounds(totalPence) },
    account: totalPence === undefined ? null : (accountPart(reading, totalPence) ?? null),
    sold: soldPart(reading),
    outcome: isOff ? 'differs' : totalPence === undefined && !isEach ? 'unknown' : 'agrees',
    says: totalPence === undefined && !isOff ? sayWithoutTotal(evidence, isEach) : sayOutcome(lines),
  }
}

function soldPart(reading: BillReading): SumPart | null {
  const lines = soldLines(reading)
  if (lines.length === 0) return null
  const { lines: own, pence } = partOf('Paid to you for export', workAll(lines, lines, reading), undefined, [])
  return { title: 'Paid to you for export', lines: own, total: sayPounds(pence) }
}

/** A statement of what was only sold. */
function sumOfSold(reading: BillReading): BillSum | undefined {
  const sold = soldPart(reading)
  if (!sold) return undefined
  const paidPence = penceAt(reading, 'export.paymentGbp')
  const isOff = sold.lines.some(({ outcome }) => outcome === 'differs')
  return {
    parts: [sold],
    foot: [],
    total: paidPence === undefined ? null : { label: 'Paid to you', text: sayPounds(paidPence) },
    account: null,
    sold: null,
    outcome: isOff ? 'differs' : paidPence === undefined ? 'unknown' : 'agrees',
    says: isOff
      ? 'The lines I read don’t add up to what you were paid.'
      : paidPence === undefined
        ? 'I couldn’t read what you were paid clearly, so I’ve stopped adding up here.'
        : 'It matches what you were paid, to the penny.',
  }
}

function workAll(own: readonly BilledLine[], all: readonly BilledLine[], reading: BillReading): WorkedLine[] {
  return own.map((line) => workLine(line, all, reading))
}

function partOf(
  title: string,
  worked: readonly WorkedLine[],
  total: number | undefined,
  money: NonNullable<BillReading['billed']>['money'],
): Part {
  const netPence = worked.reduce((sum, { pence }) => sum + pence, 0)
  const lines = worked.map(({ pence: _pence, toldPaths: _paths, ...line }): SumLine => line)
  if (total === undefined) return { title, lines, pence: netPence, netPence, isNet: true, isWorked: true }
  const gap =
    worked.length === 0
      ? []
      : explainGap(
          total - netPence,
          [netPence],
          money,
          worked.length,
          worked.some(({ toldPaths }) => toldPaths.length > 0),
        )
  return { title, lines: [...lines, ...gap], pence: total, netPence, isNet: false, isWorked: worked.length > 0 }
}

/** Undefined for a value that was not read, or not with certainty. */
function penceAt({ evidence }: BillReading, path: string): number | undefined {
  const found = evidence[path]
  return found && found.status !== 'doubtful' && typeof found.value === 'number'
    ? Math.round(found.value * 100)
    : undefined
}

/** A page alone may show what each fuel comes to, and not the total of the bill. */
function sayWithoutTotal(evidence: BillReading['evidence'], isEach: boolean): string {
  if (isEach)
    return 'The lines match what’s printed as their total. This page doesn’t show the total of the whole bill.'
  return evidence['totalChargesGbp'] === undefined
    ? 'There’s no total for the whole bill on this page, so I’ve stopped adding up here.'
    : 'I couldn’t read the printed total clearly, so I’ve stopped adding up here.'
}

function sayOutcome(lines: readonly SumLine[]): string {
  const isTold = lines.some(({ note }) => note.startsWith(TOLD))
  if (lines.some(({ outcome }) => outcome === 'differs')) {
    return isTold
      ? 'Using what you told us, the sum doesn’t match the printed total. Please look at the page again.'
      : 'The lines I read don’t add up to the printed total.'
  }
  const isRounded = lines.some(({ text, note }) => text.startsWith('Rounding') || note.includes('from rounding'))
  if (isTold) return 'Using what you told us, it matches the total.'
  return isRounded
    ? 'It matches the printed total, apart from a few pence of rounding where marked.'
    : 'It matches the printed total, to the penny.'
}
