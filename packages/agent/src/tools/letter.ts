import type { FactId } from '../facts/fact.ts'
import { amountOf } from '../figures/compare-facts.ts'
import { balanceOf, monthlyPayment } from '../figures/judge-payment.ts'
import { billOf, saidOf } from '../home/home-of-turn.ts'
import { moveOf } from './own-days.ts'
import type { Letter } from '../command/command.ts'
import { knownFields } from '../command/known-fields.ts'
import type { Phrase } from '../say/statement.ts'
import { placesOf, templateText } from '../say/templates.ts'
import { recipientOf } from '../say/templates/letters.ts'
import { say } from '../say/say.ts'
import type { Word } from '../say/words.ts'
import type { Outcome, RunContext } from '../say/outcome.ts'

/** Where a letter's places are on the bill, and what is written where nobody says it. */
const PLACES: Readonly<Record<string, { paths: readonly string[]; gap: Word }>> = {
  supplier: { paths: ['supplier'], gap: '[your supplier]' },
  account: { paths: ['accountNumber'], gap: '[your account number]' },
  credit: { paths: [], gap: '[amount]' },
  amount: { paths: [], gap: '[amount]' },
  every: { paths: [], gap: '[week or month]' },
  fee: { paths: ['electricity.exitFeeGbp', 'gas.exitFeeGbp'], gap: '[amount]' },
  ends: { paths: ['electricity.tariffEndDate', 'gas.tariffEndDate'], gap: '[date]' },
  owed: { paths: ['balanceGbp'], gap: '[amount]' },
  date: { paths: ['billDate'], gap: '[date]' },
}

const ASKS_WHY = /^(?:why|how|what|when|where|which|who|whether|if)\b/i
const SAYS_WANT = /^I(?:’d like| want| would like)\b/

/** A letter to copy, with what the person told and what the bill says filled in. It is never sent by Mo. */
export function letter(given: Letter, context: RunContext): Outcome {
  const balance = balanceOf([], context)
  // Who told of a debt has no credit to ask for.
  const debt = given.kind === 'refund' && saidOf(context.state).balancePence !== undefined && balance?.side === 'debt'
  const command: Letter = debt ? { ...given, kind: 'payment_plan' } : given
  const { kind, to = recipientOf(kind), tone = 'none', facts: told = [], wants = [], name, supplier, account } = command
  const { state, facts: book } = context
  const own = (text: string | undefined) => (text === undefined ? undefined : book.noted({ unit: 'name', name: text }))
  const [signed, ofSupplier, ofAccount] = [name, supplier ?? state.own.supplier, account].map(own)
  const [amount, owed] = [command.amount, command.owed].map((value) => value && book.noted(value))
  const [inCredit, inDebt] = (['credit', 'debt'] as const).map((side) =>
    balance?.side === side ? balance.id : undefined,
  )
  const known = {
    supplier: ofSupplier,
    account: ofAccount,
    amount: amount ?? (kind === 'direct_debit' ? monthlyPayment([], context) : undefined),
    credit: amount ?? inCredit,
    fee: amount,
    owed: owed ?? inDebt,
  }
  const filled = (template: Phrase['template'], phrases: Phrase['phrases'] = {}): Phrase =>
    fill({ template, phrases }, knownFields(known), context)
  const inWords = (texts: readonly string[], templateOf: (text: string) => Phrase['template']) =>
    texts.flatMap((text) => {
      const words = own(text)
      return words ? [{ template: templateOf(text), facts: { words } } satisfies Phrase] : []
    })
  const said = [
    ...firstFacts(command, { credit: inCredit, owed: inDebt }, context),
    ...inWords(told, () => 'letter_fact.one'),
  ]
  const asked = inWords(wants, (text) => (ASKS_WHY.test(text) ? 'letter_fact.tell' : 'letter_fact.do'))
  const isWanted = asked.length > 0 || told.some((each) => SAYS_WANT.test(each))
  // Who writes to the Ombudsman needs no deadlock letter from it.
  const isShort = kind === 'complaint' && to === 'ombudsman'
  const body = filled(isShort ? 'letter_short.complaint' : `letter.${kind}`, {
    head: filled(`letter_head.${to}`),
    facts: said.length + asked.length > 0 ? joined([...said, ...asked]) : { template: `letter_gap.${kind}` },
    want: { template: wantOf(kind, isWanted) },
    close: { template: `letter_close.${tone}` },
    name: signed ? { template: 'letter_name.is', facts: { name: signed } } : { template: 'letter_name.gap' },
  })
  return {
    statements: [
      ...(debt ? [say.answer('letter.no_credit', { facts: { amount: balance.id } })] : []),
      say.answer('letter.here'),
      { ...body, words: { ...body.words, ...(command.every && { every: command.every }) }, role: 'answer' },
      ...(to === 'ofgem' ? [say.warning('letter.ofgem')] : []),
    ],
    cards: [],
    state,
  }
}

type OnAccount = Readonly<Record<'credit' | 'owed', FactId | undefined>>

/** What a letter begins with besides the person's sentences: what is on the account, or the day of a move. */
function firstFacts({ kind, facts = [] }: Letter, { credit, owed }: OnAccount, context: RunContext): Phrase[] {
  if (kind === 'direct_debit')
    return [
      ...(credit ? [{ template: 'letter_fact.credit', facts: { credit } } as const] : []),
      ...(owed ? [{ template: 'letter_fact.owed', facts: { owed } } as const] : []),
    ]
  const move = kind === 'move_out' ? moveOf(context) : undefined
  if (move) return [{ template: move.isPast ? 'letter_fact.left' : 'letter_fact.leaving', facts: { day: move.id } }]
  if (kind !== 'move_out') return []
  const isPast = context.state.focus?.commands.some((each) => each.do === 'explain' && each.topic === 'moved_home')
  if (isPast) return [{ template: 'letter_fact.left_some_day' }]
  return facts.length > 0 ? [{ template: 'letter_fact.moving' }] : []
}

function wantOf(kind: Letter['kind'], isWanted: boolean): Phrase['template'] {
  if (kind === 'complaint') return isWanted ? 'letter_want.complaint' : 'letter_want.complaint_gap'
  return kind === 'general' && !isWanted ? 'letter_want.general_gap' : 'if.nothing'
}

/** What the person told comes before what the bill says. */
function fill(phrase: Phrase, told: Readonly<Record<string, FactId>>, context: RunContext): Phrase {
  const { state, world, facts: book } = context
  const bill = billOf(world, { ...state, subject: 'own' })
  const found = (place: string): FactId | undefined =>
    told[place] ??
    (bill &&
      PLACES[place]?.paths
        .map((path) => book.bill(bill.billId, path))
        .find((id) => id !== undefined && (place !== 'owed' || amountOf(id, context) > 0)))
  const places = placesOf(templateText(phrase.template, world.topics) ?? '').filter((each) => each in PLACES)
  const facts = Object.fromEntries(places.flatMap((place) => named(place, found(place))))
  const words = Object.fromEntries(
    places.flatMap((place): [string, Word][] => (facts[place] ? [] : [[place, PLACES[place]?.gap ?? '']])),
  )
  return { ...phrase, facts, words }
}

function joined([first = { template: 'if.nothing' }, ...others]: readonly Phrase[]): Phrase {
  return others.length === 0 ? first : { template: 'letter_fact.more', phrases: { first, rest: joined(others) } }
}

function named(place: string, id: FactId | undefined): [string, FactId][] {
  return id === undefined ? [] : [[place, id]]
}
