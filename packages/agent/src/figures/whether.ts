import { FUELS, type IsoDay, type PaymentMethod } from '@mowatt/tariffs'
import { namesIn } from '@mowatt/text/figures/names-in'
import { asksWhether, withoutTag } from '@mowatt/text/find/asks-whether'
import { findDays } from '@mowatt/text/find/find-days'
import { type Claim, readClaim } from '@mowatt/text/find/read-claim'
import type { Figure, Measure, Scope } from '../command/command.ts'
import { billOf, termsOf } from '../home/home-of-turn.ts'
import type { RunContext } from '../say/outcome.ts'
import { say } from '../say/say.ts'
import type { Statement } from '../say/statement.ts'
import { TEMPLATES } from '../say/templates.ts'
import { amountOf } from './compare-facts.ts'
import { PAID_BY } from './sources/suppose.ts'
import { verdictOn } from './verdict.ts'

type Answer = 'yes' | 'no' | 'unknown'
type Judging = (text: string, said: readonly Statement[], context: RunContext) => Answer | undefined

/** What a size is set beside where nothing is named. */
const BESIDE: Readonly<Partial<Record<Measure, Scope>>> = { unit_rate: 'cap', standing_charge: 'cap', use: 'typical' }
const SIZES: readonly (Claim | undefined)[] = ['dearer', 'cheaper', 'not_dearer', 'not_cheaper', 'same']
const OF_READING = /\b(?:estimat\w{0,5}|guess\w{0,3}|actual|real)\b/i
const OWN: readonly Scope[] = ['bill', 'deal']

/** "Than last year", "than my neighbour": beside something else a yes would answer another question. */
const OTHER_YARDSTICK =
  /\bthan (?!(?:the |ofgem'?s? |an? |is |it |most )?(?:price cap|cap|normal|average|typical|usual|should|homes?|people|allowed)\b)/i
const EARLIER = /\b(?:last (?:year|month|winter|time|bill|quarter)|before|used to|previous\w{0,2}|a year ago)\b/i

/** A yes or no question as the figure that settles it: "is my rate high" is the rate beside the cap. */
export function askedWhether(command: Figure, { text }: RunContext): Figure {
  if (!asksWhether(text) || !OWN.includes(command.of)) return command
  if (command.measure === 'reading' && OF_READING.test(text)) return { ...command, measure: 'estimated' }
  const against = BESIDE[command.measure]
  const isOther = OTHER_YARDSTICK.test(text) || EARLIER.test(text)
  const isBeside = against && command.against === undefined && !isOther && SIZES.includes(readClaim(withoutTag(text)))
  return isBeside ? { ...command, against } : command
}

/** To a denied question, or one of two things, a yes or a no could mean either. */
const EITHER = /\b(?:not|never|or)\b|n['’]t\b/i

/** Yes, no or that nobody knows, before the figure that shows it. */
export function withVerdict(command: Figure, said: Statement[], context: RunContext): Statement[] {
  const text = withoutTag(context.text)
  const isOwn = OWN.includes(command.of) || command.measure === 'saving'
  if (!asksWhether(text) || !isOwn || said.length === 0 || isVerdict(said[0])) return said
  const dual = command.measure === 'tariff' && DUAL.test(text) ? sayDual(context) : []
  if (dual.length > 0) return dual
  const claim = readClaim(text)
  const bySize = claim && !EARLIER.test(text) ? verdictOn(claim, said) : undefined
  if (bySize) return [bySize, ...said]
  if (EITHER.test(text)) return said
  const answer = besideTold(command, said, context) ?? JUDGES[command.measure]?.(text, said, context)
  return answer ? [say.answer(`conclude.${answer}`), ...said] : said
}

function isVerdict(first: Statement | undefined): boolean {
  const text = Object.entries(TEMPLATES).find(([id]) => id === first?.template)?.[1] ?? ''
  return /^(?:Yes|No|Nothing|Not much|It depends|I can’t)\b/.test(text)
}

const is = (isSo: boolean): Answer => (isSo ? 'yes' : 'no')
const shows = (said: readonly Statement[], template: RegExp) => said.some((each) => template.test(each.template))

const MORE = /\b(?:more|higher|longer|bigger) than|\b(?:over|above|at least|exceed\w{0,3})\b/i
const LESS = /\b(?:less|lower|shorter|fewer|smaller) than|\b(?:under|below|at most)\b/i
const A_MONTH = 31

/** "Is it more than £150": beside what they name in the same unit. */
function besideTold({ measure, told }: Figure, [first]: readonly Statement[], context: RunContext): Answer | undefined {
  const { text, facts: book } = context
  const way = MORE.test(text) ? 1 : LESS.test(text) ? -1 : undefined
  const shown = Object.values(first?.facts ?? {})
  const [id] = shown
  if (way === undefined || id === undefined || shown.length > (measure === 'days' ? 3 : 1)) return undefined
  const { value } = book.get(id)
  const named = told?.values?.find((each) => each.value.unit === value.unit)?.value
  const isMonth = measure === 'days' && /\ba month\b/i.test(text)
  const limit = isMonth ? A_MONTH : named && 'amount' in named ? named.amount : undefined
  return limit === undefined ? undefined : is((amountOf(id, context) - limit) * way > 0)
}

const FREE = /\b(?:free|without|no (?:exit )?(?:fee|charge|penalty)|avoid\w{0,3}|charge[ds]? nothing)\b/i
const HAS_FEE = /\b(?:fees?|charge[ds]?|penalt\w{1,3}|cost|pay)\b/i

const LEAVES = /\b(?:leav\w{1,3}|switch\w{0,3}|get out|go|move)\b/i

/** Leaving is always possible: what is asked is whether it costs. */
const ofLeaving: Judging = (text, said) => {
  const [isFree, isFee] = [
    shows(said, /^(?:exit_fee\.(?:none|none_ever|variable)|free\.now)$/),
    shows(said, /^(?:exit_fee\.(?:is|fuel|before)|free\.(?:is|by))$/),
  ]
  if (!isFree && !isFee) return undefined
  if (FREE.test(text)) return is(isFree)
  if (HAS_FEE.test(text)) return is(isFee)
  return LEAVES.test(text) ? 'yes' : undefined
}

const FIXED = /\bfix\w{0,4}\b|\blocked in\b/i
const VARIABLE = /\b(?:variable|svt|default|flexible)\b/i
const DUAL = /\b(?:dual|both)\b/i

function sayDual({ world, state }: RunContext): Statement[] {
  const [fuel, second] = FUELS.filter((each) => billOf(world, state)?.facts[each])
  if (!fuel) return []
  return second
    ? [say.answer('conclude.yes'), say.answer('tariff.dual')]
    : [say.answer('conclude.no'), say.answer('tariff.one_fuel', { words: { fuel } })]
}

const ofTariff: Judging = (text, said, context) => {
  const { deal } = termsOf(context)
  if (!FIXED.test(text) && !VARIABLE.test(text)) return ofNames(text, said, context)
  if (deal !== 'fixed' && deal !== 'variable') return 'unknown'
  return is((deal === 'fixed') === FIXED.test(text))
}

/** "Am I with EDF?" */
const ofNames: Judging = (text, [first], { facts: book, world }) => {
  const [id] = Object.values(first?.facts ?? {})
  const name = id === undefined ? '' : book.get(id).text.toLowerCase()
  const known = { suppliers: world.catalogue.map(({ supplier }) => supplier), tariffs: [] }
  const [named] = namesIn(text, known)
  if (name !== '' && text.toLowerCase().includes(name)) return 'yes'
  if (named === undefined || name === '') return undefined
  return is(name.includes(named.toLowerCase()))
}

const CREDIT = /\bcredit\b|\bowes? (?:me|us)\b|\b(?:refund|money back)\b/i
const DEBT = /\b(?:owe|owing|debts?|arrears|behind|outstanding|overdue|to pay)\b/i

const ofBalance: Judging = (text, said) => {
  if (!shows(said, /^balance\.(?:owed|credit|even)$/)) return undefined
  if (CREDIT.test(text)) return is(shows(said, /^balance\.credit$/))
  return DEBT.test(text) ? is(shows(said, /^balance\.owed$/)) : undefined
}

const METHODS: readonly (readonly [PaymentMethod, RegExp])[] = [
  ['direct_debit', /\b(?:direct debit|dd)\b/i],
  ['prepayment', /\b(?:pre-?pay\w{0,4}|pay as you go|key|top[- ]?up)\b/i],
  ['standard_credit', /\b(?:receipt|cash|cheque|quarterly|when (?:the bill|it) (?:comes|arrives))\b/i],
]

const ofPayment: Judging = (text, [first]) => {
  const method = METHODS.find(([, words]) => words.test(text))?.[0]
  if (!method) return undefined
  return first?.template === 'paid_by.is' ? is(first.words?.['method'] === PAID_BY[method]) : 'unknown'
}

const ofMeter: Judging = (text, said) => {
  if (/\bsmart\b/i.test(text)) return shows(said, /^meter\.smart$/) ? 'yes' : 'unknown'
  const isTwo = /\b(?:economy|two|day and night|night)\b/i.test(text)
  return isTwo ? (shows(said, /^meter\.two_rates$/) ? 'yes' : 'unknown') : undefined
}

const OVER = /\b(?:ended|over|finished|expired|run out|up)\b/i

const ofEnd: Judging = (text, said, context) => {
  const end = said.find(({ template }) => /^ends\.(?:is|by|fuel|over)$/.test(template))?.facts?.['day']
  const value = end === undefined ? undefined : context.facts.get(end).value
  if (value?.unit !== 'day') return said[0]?.template === 'exit_fee.variable' ? 'no' : 'unknown'
  const isPast = value.day < context.world.today
  return OVER.test(text) ? is(isPast) : is(!isPast && isWithin(text, value.day, context.world.today))
}

/** "This year", "in March", or any time. */
function isWithin(text: string, day: IsoDay, today: IsoDay): boolean {
  const [year, thisYear] = [day, today].map((each) => Number(each.slice(0, 4)))
  const [named] = findDays(text, today)
  if (/\bthis month\b/i.test(text)) return day.slice(0, 7) === today.slice(0, 7)
  if (/\bthis year\b|\bbefore (?:christmas|new year)\b/i.test(text)) return year === thisYear
  if (/\bnext year\b/i.test(text)) return year === (thisYear ?? 0) + 1
  if (!named) return true
  const [month, namedMonth] = [day, named.day].map((each) => each.slice(0, 7))
  if (/\bbefore\b/i.test(text) && !/\d/.test(text)) return day < `${namedMonth}-01`
  return /\b(?:before|by|until|till)\b/i.test(text) ? day <= named.day : month === namedMonth
}

const JUDGES: Readonly<Partial<Record<Measure, Judging>>> = {
  exit_fee: ofLeaving,
  free_from: ofLeaving,
  tariff: ofTariff,
  supplier: ofNames,
  balance: ofBalance,
  total: ofBalance,
  vat: (_text, said) => (shows(said, /^vat\.amount/) ? 'yes' : undefined),
  paid_by: ofPayment,
  meter: ofMeter,
  ends_on: ofEnd,
}
