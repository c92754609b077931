import type { ChatCard } from '@mowatt/contract'
import { choicesCard } from '../cards/choices-card.ts'
import { type Aspect, ASPECTS, type Command } from '../command/command.ts'
import { say } from '../say/say.ts'
import type { Statement } from '../say/statement.ts'
import { topicStatement } from '../say/topic-statement.ts'
import { ASPECT_LABELS } from '../topics/aspect-labels.ts'
import { noBill } from '../figures/sources/no-bill.ts'
import { sayVatOn } from '../figures/bill-fields.ts'
import { asksWhether } from '@mowatt/text/find/asks-whether'
import { findGuides, guideId } from '../topics/find-guides.ts'
import { ownAnswer } from '../topics/own-answer.ts'
import type { Guide, OwnAnswer, Topic, Verdict } from '../topics/topic.ts'
import { hasOwnDays, ownDays } from './own-days.ts'
import type { Outcome, RunContext } from '../say/outcome.ts'

type Explain = Extract<Command, { do: 'explain' }>

/** Somebody in danger gets no choices. */
const WITHOUT_CHOICES: readonly string[] = ['safety']
/** Whoever asks about these of a bill whose reading they stopped hears first how it's read. */
const OF_THEIR_BILL: readonly string[] = [
  'upload_bill',
  'without_bill',
  'check_bill',
  'parts_of_bill',
  'where_on_bill',
  'high_bill',
]
const OPPOSITE: Readonly<Record<Verdict, Verdict>> = {
  yes: 'no',
  no: 'yes',
  depends: 'depends',
  usually: 'depends',
  sometimes: 'sometimes',
  unknown: 'unknown',
}
const OPPOSES: readonly Verdict[] = ['yes', 'no']
const MOST_CHOICES = 3
const MOST_LINKS = 2
const LONGEST_EXCERPT = 240

/** A topic's short answer, or what it says of one aspect, with its figures read from the topic or our tables. */
export function explain(command: Explain, context: RunContext): Outcome {
  const { topic: id, whether } = command
  const { state, world } = context
  const guide = world.guides.find((each) => guideId(each) === id)
  if (guide) return quoted([guide], state)
  const topic = world.topics?.get(id)
  if (!topic) return quoted(findGuides(context.text, world.guides), state)
  const own = whether === undefined ? ownAnswer(topic, context.text) : undefined
  const aspect = own?.aspect ?? command.aspect
  const isKnown = aspect !== undefined && topic.aspects[aspect] !== undefined
  const said = topicStatement(topic, context.facts, isKnown ? aspect : 'short')
  if (!said) return { statements: [{ template: 'talk.no_topic', role: 'answer' }], cards: [], state }
  const lacks: Statement[] = aspect === undefined || isKnown ? [] : [{ template: 'explain.no_aspect', role: 'answer' }]
  const word = verdictOn(topic, command, context.text, own)
  const isSaid = word === 'depends' && (isKnown ? topic.aspects[aspect] : topic.short)?.startsWith('It depends')
  const verdict: Statement[] = word && !isSaid ? [{ template: `conclude.${word}`, role: 'answer' }] : []
  const stopped =
    world.hasStoppedBill && world.bills.length === 0 && OF_THEIR_BILL.includes(topic.id) ? noBill(world) : []
  const days = aspect === undefined || !isKnown ? ownDays(topic.id, context) : undefined
  const { before = [], after = [], cards = [], isInstead = false, asked, movesOn } = days ?? {}
  return {
    statements: [
      ...stopped,
      ...lacks,
      ...verdict,
      ...(topic.id === 'export_tariff' ? ownExport(context) : topic.id === 'vat_on_energy' ? sayVatOn(context) : []),
      ...before,
      ...(isInstead ? [] : [said]),
      ...after,
    ],
    cards: [...cards, ...linksOf(topic), ...choicesOf(topic, aspect)],
    state: { ...state, ...(asked && { asked }), ...(movesOn && state.subject === 'own' && { movesOn }) },
  }
}

/** A model says how they ask. Without one a topic's answer counts unless one of its questions has the opposite one. */
function verdictOn(topic: Topic, { whether, aspect }: Explain, text: string, own?: OwnAnswer): Verdict | undefined {
  const { verdict, answers } = topic
  if (own) return own.verdict
  if (aspect !== undefined || whether === 'unasked' || verdict === undefined) return undefined
  if (whether !== undefined) return whether === 'opposite' ? OPPOSITE[verdict] : verdict
  const isEither =
    OPPOSES.includes(verdict) && Object.values(answers).some((each) => each.verdict === OPPOSITE[verdict])
  return asksWhether(text) && !isEither ? verdict : undefined
}

/** What their latest paper with export on it says they were paid. */
function ownExport({ world, state, facts: book }: RunContext): Statement[] {
  const found = world.bills.findLast(({ reading }) => reading.facts.export?.paymentGbp !== undefined)
  if (!found || state.subject !== 'own') return []
  const [amount, use] = ['paymentGbp', 'exportKwh'].map((field) => book.bill(found.billId, `export.${field}`))
  return amount && use ? [say.answer('use.exported', { facts: { amount, use } })] : []
}

/** What our guides say, as they say it. */
function quoted(guides: readonly Guide[], state: RunContext['state']): Outcome {
  if (guides.length === 0) return { statements: [{ template: 'talk.no_topic', role: 'answer' }], cards: [], state }
  const links = guides.slice(0, MOST_LINKS).map(({ title, url, text }) => ({ label: title, url, note: excerpt(text) }))
  return { statements: [{ template: 'talk.guide', role: 'answer' }], cards: [{ kind: 'links', links }], state }
}

function excerpt(text: string): string {
  const short = text.slice(0, LONGEST_EXCERPT)
  return short === text ? text : `${short.slice(0, short.lastIndexOf(' '))} …`
}

export function linksOf({ sources }: Topic): ChatCard[] {
  const links = sources.slice(0, MOST_LINKS).map(({ publisher, title, address }) => ({
    label: `${publisher}: ${title}`,
    url: address,
    note: 'Where this comes from',
  }))
  return links.length > 0 ? [{ kind: 'links', links }] : []
}

function choicesOf({ id, aspects, family }: Topic, said: Aspect | undefined): ChatCard[] {
  if (WITHOUT_CHOICES.includes(family)) return []
  // "How much?" beside a list of days doesn't say what of.
  const unoffered: readonly unknown[] = [said, 'more', hasOwnDays(id) ? 'how_much' : said]
  const choices = ASPECTS.filter((each) => aspects[each] !== undefined && !unoffered.includes(each))
    .slice(0, MOST_CHOICES)
    .map((each) => ASPECT_LABELS[each])
  return choices.length > 0 ? [choicesCard(...choices)] : []
}
