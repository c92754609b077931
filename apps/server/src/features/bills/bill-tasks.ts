// Runs in workers: text on bills, and corrections that users type, may be crafted to take a long time to process.
import { compareBill } from '@mowatt/agent/compare-bill'
import { costCard } from '@mowatt/agent/cost-card'
import { doubtsOfBill } from '@mowatt/bill-reader/doubts-of-bill'
import { fillAccount } from '@mowatt/bill-errors/account-place'
import { findErrors } from '@mowatt/bill-errors/find-errors'
import type { ErrorInput, Finding, Question } from '@mowatt/bill-errors/finding'
import type { BillReading } from '@mowatt/bill-reader/bill-facts'
import type { BillFinding, BillQuestion, CardOf } from '@mowatt/contract'
import { FUELS, type IsoDay, type KnownFigures, sayPounds, type Tariff } from '@mowatt/tariffs'
import type { Task } from '../../platform/workers/task.ts'
import { billCard } from './bill-card.ts'
import { correctReading } from './correct-reading.ts'
import type { BillAnswers } from './kept-reading.ts'

export type BillCards = { card: CardOf<'bill'>; cost: CardOf<'cost'> | null }
export type ReadingStep = { step: 'provider' | 'usage' | 'cost' | 'tariff'; found: Record<string, unknown> }

const figuresOf = (resident: (name: string) => unknown) => resident('figures') as KnownFigures

/** What a bill shows: its values, and what a year on them costs. */
export const cardsOfBill: Task<{ billId: string; reading: BillReading; today: IsoDay }, BillCards> = (
  { billId, reading, today },
  { resident },
) => {
  const now = { today, catalogue: [], figures: figuresOf(resident) }
  const cost = costCard(compareBill(reading.facts, now, doubtsOfBill(reading)).home, today)
  return { card: billCard(billId, reading, today), cost: cost ?? null }
}

export type BillJudged = { findings: BillFinding[]; questions: BillQuestion[] }

/** What to take up with the supplier, and what must be asked first. A question that was answered stays in the list. */
export const findingsOfBill: Task<Omit<ErrorInput, 'figures'>, BillJudged> = (
  { deal = {}, ...given },
  { resident },
) => {
  const input = { ...given, figures: figuresOf(resident) }
  const { answers = {}, ...agreed } = deal
  const { findings, questions } = findErrors({ ...input, deal })
  const open = questions.map((question) => wireQuestion(question, answers))
  const all = Object.keys(answers).length === 0 ? [] : findErrors({ ...input, deal: agreed }).questions
  const told = all.filter(({ code }) => answers[code] !== undefined && !open.some((each) => each.code === code))
  return {
    findings: findings.map((finding) => wireFinding(finding, input.reading.facts.accountNumber)),
    questions: [...open, ...told.map((each) => wireQuestion(each, answers))],
  }
}

function wireFinding(finding: Finding, account: string | undefined): BillFinding {
  const { code, title, says, pence, evidence, rule, letter, callScript } = finding
  return {
    code,
    title,
    found: says.found,
    why: says.rule,
    ask: says.ask,
    pence,
    paths: evidence,
    rule: { name: rule.name, publisher: rule.publisher, address: rule.address, checked_on: rule.checkedOn },
    letter: letter && fillAccount(letter, account),
    call_script: callScript,
  }
}

function wireQuestion({ code, ask, why, evidence, answers }: Question, told: BillAnswers): BillQuestion {
  return { code, ask, why, paths: evidence, answers, answer: told[code] ?? null }
}

/** The same reading with one value put right; undefined when the text cannot be that value. */
export const correctValue: Task<{ reading: BillReading; path: string; text: string }, BillReading | undefined> = ({
  reading,
  path,
  text,
}) => correctReading(reading, path, text)

/** The four steps of reading a bill, each with what it really found. */
export const stepsOfReading: Task<{ reading: BillReading; today: IsoDay }, ReadingStep[]> = (
  { reading: { facts }, today },
  { resident },
) => {
  const { current, comparison } = compareBill(facts, {
    today,
    catalogue: resident('catalogue') as readonly Tariff[],
    figures: figuresOf(resident),
  })
  const used = FUELS.map((fuel) => [
    fuel,
    facts[fuel]?.usageKwhInPeriod ?? facts[fuel]?.estimatedAnnualUsageKwh ?? null,
  ])
  const quotes = comparison?.quotes ?? []
  return [
    { step: 'provider', found: { supplier: facts.supplier ?? null } },
    { step: 'usage', found: { kwh: Object.fromEntries(used) } },
    { step: 'cost', found: { year: current ? sayPounds(current.pence) : null } },
    { step: 'tariff', found: { compared: quotes.length, is_sample: quotes[0]?.isSample ?? null } },
  ]
}
