import type { ToolArgs, ToolContext, ToolResult } from '../agent-reply.ts'
import { costCard } from '../bill/cost-card.ts'
import { billOf, homeOfTurn } from '../home/home-of-turn.ts'
import { factsOfText } from '../verify/facts-of-text.ts'
import { compare } from './compare.ts'
import { ask, fact, knownText, result } from './results.ts'
import { sayYear } from './say-year.ts'

/** Values that people put right by name, and where they stand; `fuel` goes before those of one fuel. */
const VALUES: readonly { pattern: RegExp; path: string; perFuel: boolean; label: string }[] = [
  { pattern: /exit fee|leaving fee|early exit/, path: 'exitFeeGbp', perFuel: true, label: 'exit fee' },
  {
    pattern: /end date|ends? on|tariff end|contract end|fix ends|expir/,
    path: 'tariffEndDate',
    perFuel: true,
    label: 'end date',
  },
  { pattern: /standing/, path: 'standingChargePencePerDay', perFuel: true, label: 'standing charge' },
  { pattern: /unit rate|rate|per kwh|price per/, path: 'unitRates.0.pencePerKwh', perFuel: true, label: 'unit rate' },
  {
    pattern: /annual use|yearly use|usage|annual consumption|\buse\b|kwh/,
    path: 'estimatedAnnualUsageKwh',
    perFuel: true,
    label: 'yearly use',
  },
  { pattern: /tariff( name)?\b/, path: 'tariffName', perFuel: true, label: 'tariff name' },
  { pattern: /mpan|supply number/, path: 'electricity.mpan', perFuel: false, label: 'supply number' },
  { pattern: /postcode/, path: 'customerPostcode', perFuel: false, label: 'postcode' },
  { pattern: /supplier|provider/, path: 'supplier', perFuel: false, label: 'supplier' },
  { pattern: /pay by|payment method|direct debit/, path: 'paymentMethod', perFuel: false, label: 'payment method' },
  { pattern: /balance/, path: 'balanceGbp', perFuel: false, label: 'balance' },
  { pattern: /total/, path: 'totalChargesGbp', perFuel: false, label: 'total' },
  { pattern: /bill date/, path: 'billDate', perFuel: false, label: 'bill date' },
  { pattern: /account/, path: 'accountNumber', perFuel: false, label: 'account number' },
]

/** The path of the value that a text is about, and the new value in it; undefined where it names none. */
export function readCorrection(
  text: string,
  fuel: string | undefined,
): { path?: string; label?: string; value?: string } {
  const said = text.toLowerCase()
  const found = VALUES.find(({ pattern }) => pattern.test(said))
  const after =
    /(?:should (?:be|say|read)|(?:meant|supposed) to be|actually|it is|it's|\bits\b|\bto\b|really|is not \S+ (?:but|it is)|,\s*(?:it is|it's)?|\bis\b(?! wrong| incorrect| not))\s{0,9}(?:the |a |an )?([^?]{1,150}?)\s{0,9}[.!]*$/i.exec(
      text,
    )?.[1]
  const value = after
    ?.replace(/^(?:actually|really|be|is|not wrong)\s+/i, '')
    .replace(/(?<!\s)\s+(?:and )?(?:not|instead of|rather than)\s.{0,150}$/i, '')
    .trim()
  return {
    ...(found && { path: found.perFuel ? `${fuel ?? 'electricity'}.${found.path}` : found.path, label: found.label }),
    ...(value !== undefined && isValue(value, found?.path) ? { value } : onlyFigure(said, found?.path)),
  }
}

/** "The bill is wrong, the gas unit rate is 7.2": of a value in figures the only one that is named. */
function onlyFigure(said: string, path: string | undefined): { value?: string } {
  const figures = said.match(/(?<![\d.,])\d[\d,]*(?:\.\d+)?/g) ?? []
  const [only] = figures
  return path !== undefined && NUMERIC.test(path) && figures.length === 1 && only !== undefined && isValue(only, path)
    ? { value: only }
    : {}
}

const NUMERIC = /kwh|pence|gbp/i
const FIGURE =
  /^(?:its |it's |it is |is |should be |to |about |around |roughly |only |more like |nearer |we use |i use |i pay |we pay |now )*£?\s?[\d,.]+\s?(?:k|kwh|units|p|pence|quid|pounds)?(?:\s?(?:a|per|each|for each|\/)\s?(?:day|year|unit|kwh|fuel))?\s*$/i
const LEAST_KWH = 100

/** "We are only two people" has a figure in it and is no use in kWh. */
function isValue(value: string, path: string | undefined): boolean {
  if (!/\d|direct debit|prepay|energy|gas|power|receipt/i.test(value)) return false
  if (path === undefined || !NUMERIC.test(path)) return true
  const number = Number(/[\d,.]+/.exec(value)?.[0].replaceAll(',', '')) * (/\dk\b/i.test(value) ? 1000 : 1)
  return FIGURE.test(value) && (!/kwh/i.test(path) || /pencePerKwh/.test(path) || number >= LEAST_KWH)
}

/** Puts one value of the bill right, says what changed, and works the year out again. */
export async function correctFact(args: ToolArgs, { state, world }: ToolContext): Promise<ToolResult> {
  const bill = billOf(world, { ...state, subject: 'own' })
  if (!bill)
    return knownText(
      state,
      'no_bill',
      'I have no bill of yours to put right. Tell me the value all the same, and I use it, or add the bill with the paper clip.',
    )
  const path = typeof args['path'] === 'string' ? args['path'] : undefined
  const text = typeof args['text'] === 'string' ? args['text'] : undefined
  const label = typeof args['label'] === 'string' ? args['label'] : 'value'
  if (path === undefined) {
    return ask(
      state,
      'which_value',
      'correct_fact',
      'Which value is wrong?',
      ['Unit rate', 'Standing charge', 'Yearly use', 'End date', 'Exit fee', 'Postcode'].map((each) => ({
        label: each,
        text: `The ${each.toLowerCase()} is wrong`,
      })),
    )
  }
  if (text === undefined) return ask(state, 'new_value', 'correct_fact', `What should the ${label} be?`, [], path)
  const before = valueAt(bill.facts, path)
  const reading = await world.correctFact(bill.billId, path, text)
  if (!reading)
    return result(
      state,
      'correct_fact',
      `I could not take that as the ${label}. Please write it as it stands on the bill.`,
    )
  const bills = world.bills.map((each) => (each.billId === bill.billId ? { ...each, reading } : each))
  const now = { ...world, bills }
  const home = homeOfTurn({ state: { ...state, subject: 'own' }, world: now })
  const cost = reading.facts.businessSign ? undefined : costCard(home, world.today)
  const isBack = args['is_back'] === true
  const { corrected: _before, ...uncorrected } = state
  const kept = isBack || before === undefined ? uncorrected : { ...state, corrected: { path, label, before } }
  const did = isBack
    ? `No harm done. The ${label} is ${text} again, as your bill says.`
    : `Done. The ${label} is now ${text}, as you told me.`
  const says = [did, cost ? sayYear(home, cost) : ''].filter((each) => each !== '').join(' ')
  const facts = [fact('corrected', 'text', text), ...factsOfText('corrected', says)]
  const corrected = result(kept, 'correct_fact', says, cost ? [cost] : [], facts)
  if (!state.comparison) return corrected
  // What was advised may no longer hold, so it is worked out again at once.
  const again = await compare({ is_after_bill: true }, { state: kept, world: now })
  return {
    says: `${says} ${again.says}`,
    cards: [...corrected.cards, ...again.cards],
    facts: [...corrected.facts, ...again.facts],
    state: again.state,
  }
}

/** What stands at a path of the bill, such as electricity.unitRates.0.pencePerKwh. */
function valueAt(facts: unknown, path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<unknown>(
      (at, key) =>
        typeof at === 'object' && at !== null ? Object.entries(at).find(([own]) => own === key)?.[1] : undefined,
      facts,
    )
  return typeof found === 'number' || typeof found === 'string' ? String(found) : undefined
}
