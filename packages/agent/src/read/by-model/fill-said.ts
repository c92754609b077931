import type { Change } from '@mowatt/text/values/change'
import { FUELS } from '@mowatt/tariffs'
import type { Filters } from '@mowatt/text/household'
import { fillCommand } from '../built-in/fill-command.ts'
import {
  type Aspect,
  ASPECTS,
  type Command,
  type Figure,
  MEASURES,
  PERS,
  SCOPES,
  type Told,
  wordedCommand,
} from '../../command/command.ts'
import { CORRECTED_FIELDS } from '../../command/corrected-fields.ts'
import { DEAL_KINDS, SORTS } from '../../command/command-fields.ts'
import { detailsOfTurn, placeIn, toldOf } from '../details/details-of-turn.ts'
import type { Details } from '../details/read-details.ts'
import { knownFields } from '../../command/known-fields.ts'
import type { TurnContext } from '../reader.ts'
import { fillLetter } from './fill-letter.ts'
import { fillSum, lastMessages, referred } from './fill-sum.ts'
import { fillSuppositions } from './fill-suppositions.ts'
import { fillWhich, supplierIn } from './fill-which.ts'
import { ANSWERS, COMMAND_NAMES, FILTER_KINDS, FORGOTTEN, WHETHER } from './model-schema.ts'
import { findNumbers, readAs } from '@mowatt/text/values/find-numbers'
import { nearest } from '@mowatt/text/find/nearest'
import { pricedFuels } from '../../command/priced-fuels.ts'
import { guideId } from '../../topics/find-guides.ts'
import type { SaidCommand } from './say-command.ts'

type Given = { text: string; details: Details; turn: TurnContext }
type FigureFields = Partial<Omit<Figure, 'do'>>

const WORD_FIELDS = ['what', 'kind', 'of', 'answer'] as const
const NUMBER = /\d{1,7}(?:[.,]\d{1,4}){0,2}/g
const LENGTH = /\b(?:(\d{1,2}|one|two|three|a) ?-?(years?|yrs?|months?)|(year)(?:ly|[ -]long))\b/i
const NUMBERS: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3 }
const NOTHING_LEARNT = { labels: [], aspects: [], claims: [] }

/**
 * A model's answer as a complete command. Unknown names are left out, values come only from the user's words, and a
 * command that is incomplete without them is undefined.
 */
export function fillSaid(said: SaidCommand, given: Given): Command | undefined {
  const { details } = given
  const { name, word } = nameOf(said)
  const fuel = nearest(FUELS, said['fuel'])
  switch (name) {
    case undefined:
      return undefined
    case 'figure':
      return fillFigure(said, given)
    case 'work_out':
      return offerAgain(said, given.turn) ?? fillSum(said, given.turn)
    case 'edit':
      return fillEdit(said, given)
    case 'explain':
      return fillTopic(said, given)
    case 'judge': {
      const judge = wordedCommand(name, (words) => nearest(words, word))
      const told = word === 'payment' ? paidIn(given) : toldOf(details)
      return judge && { ...judge, ...(fuel && { fuel }), ...told }
    }
    case 'correct': {
      // Where they live is a detail of the home, and not only of the bill.
      const { postcode } = { ...details.named.details, ...details.stated.details }
      if (postcode !== undefined)
        return {
          do: 'note',
          told: {
            details: { postcode },
            words: given.text,
            sources: [{ key: 'postcode', words: given.text, isPlain: true }],
          },
        }
      const field = nearest(CORRECTED_FIELDS, said['field'])
      const value = referred(said['value'], given.turn)?.words ?? onlyValue(given)
      return { do: 'correct', ...knownFields({ field, fuel, value }) }
    }
    case 'forget':
      return { do: 'forget', what: nearest(FORGOTTEN, word) ?? 'last' }
    case 'compare': {
      const filters = filtersOf(said['filters'], given)
      const isUnlisted = filters.supplier === undefined && listOf(said['filters']).includes('supplier')
      return { do: 'compare', ...(Object.keys(filters).length > 0 && { filters }), ...(isUnlisted && { isUnlisted }) }
    }
    case 'narrow':
      return fillNarrow(said, given)
    case 'point': {
      const which = fillWhich(said['which'] ?? word, 'offer', given) ?? 'it'
      return which === 'unsaid' ? undefined : { do: 'point', which }
    }
    case 'switch': {
      const which = fillWhich(said['which'] ?? word, 'offer', given)
      return which === 'unsaid' ? undefined : { do: 'switch', ...(which && { which }) }
    }
    case 'cancel':
    case 'progress':
      return wordedCommand(name, (words) => nearest(words, word)) ?? fillFromWords(name, given)
    case 'letter':
      return fillLetter(said, word, given.turn)
    case 'bill':
    case 'repair':
    case 'talk':
      return wordedCommand(name, (words) => nearest(words, word))
    case 'confirm':
      return fillAnswer(word, details)
    case 'remind': {
      const remind = fillFromWords(name, given)
      const on = referred(said['on'] ?? word, given.turn)?.value
      return on?.unit === 'day' ? { ...remind, do: 'remind', on: on.day } : remind
    }
    case 'note':
    case 'noted':
    case 'hand_over':
    case 'conclude':
      return fillFromWords(name, given)
  }
}

/** The saving of an offer as its figure, because a calculation on its rates would not include future VAT. */
function offerAgain({ sum }: SaidCommand, { state }: TurnContext): Command | undefined {
  const last = state.focus?.commands.at(-1)
  const isOffer = last?.do === 'figure' && last.measure === 'saving' && pricedFuels(last.suppose).length > 0
  const names = [/\b(?:year|month)_cost\b/, /_year\b/, /\bn\d/]
  return isOffer && names.every((each) => each.test(String(sum))) ? last : undefined
}

/** `repair why`, or `repair` with the word in a field of its own. */
function nameOf(said: SaidCommand): { name: Command['do'] | undefined; word: unknown } {
  const name = nearest(COMMAND_NAMES, said['do'])
  if (name || typeof said['do'] !== 'string') return { name, word: WORD_FIELDS.map((key) => said[key]).find(isText) }
  const [first, ...rest] = said['do'].trim().split(/[\s:.]/, 4)
  return { name: nearest(COMMAND_NAMES, first), word: rest.join(' ') }
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

/** "So is 195 too much": the only number is the payment. */
function paidIn({ text, details, turn }: Given): { told?: Told } {
  const [only, second] = findNumbers(text, turn.world.today)
  const value = only && readAs(only.value, 'pounds')
  if (details.named.values || second || !value) return toldOf(details)
  return { told: { ...details.named, values: [{ value, words: only.words }] } }
}

/** The one value in the words. With two it isn't certain which is the right one: then Mo asks for it. */
function onlyValue({ text, details }: Given): string | undefined {
  const numbers = text.match(NUMBER) ?? []
  if (numbers.length > 1) return undefined
  return details.named.values?.[0]?.words.trim() ?? numbers[0]
}

/** Commands that need only their name from the model are filled as in the built-in reader. */
function fillFromWords(label: string, given: Given): Command | undefined {
  return fillCommand(label, { ...given, scored: NOTHING_LEARNT })
}

/** Undefined if a value that changes the question isn't in the words. */
function figureFields(said: SaidCommand, given: Given, isEdit = false): FigureFields | undefined {
  const last = given.turn.state.focus?.commands.at(-1)
  const before = last?.do === 'figure' ? last : undefined
  const fuel = nearest(FUELS, said['fuel'])
  const per = nearest(PERS, said['per'])
  const against = nearest(SCOPES, said['against'])
  const measure = nearest(MEASURES, said['measure'])
  const of = nearest(SCOPES, said['of'])
  const suppose = fillSuppositions(said['suppose'], { ...given, fuel: fuel ?? (isEdit ? before?.fuel : undefined) })
  const named = fillWhich(said['which'], of ?? before?.of, given)
  if (!suppose || (named === 'unsaid' && of === 'appliance')) return undefined
  // "They", of an offer, is the last one spoken of: the answer names it.
  const which = named === 'unsaid' ? 'it' : named
  return { ...knownFields({ measure, of, fuel, per, against, which }), ...(suppose.length > 0 && { suppose }) }
}

function fillFigure(said: SaidCommand, given: Given): Figure | undefined {
  // The appliance is in the words that go with the figure.
  const isAppliance = nearest(SCOPES, said['of']) === 'appliance'
  const fields = figureFields(isAppliance ? { ...said, which: undefined } : said, given)
  const { measure, of, suppose = [] } = fields ?? {}
  if (!fields || !measure || !of) return undefined
  const told = toldOf(given.details)
  const isToldBefore = given.turn.state.summary.slice(-MOST_BACK).some((each) => /\d/.test(each))
  if (of === 'told' && !/\d/.test(given.text) && !isToldBefore) return undefined
  const hasPlace = of !== 'place' || suppose.some(({ change }) => change === 'place')
  const place = hasPlace ? undefined : placeOf(given)
  return { ...fields, do: 'figure', measure, of, ...(place && { suppose: [...suppose, place] }), ...told }
}

/** The place in this message, or the last that they named: "would the rates be the same up there". */
function placeOf({ text, details, turn }: Given): Change | undefined {
  const here = placeIn(text, details)
  if (here) return here
  return lastMessages(turn)
    .slice(1)
    .flatMap((each) => placeIn(each, detailsOfTurn(each, turn)) ?? [])
    .at(0)
}

/** A follow-up changes something, and an aspect is one of the topic it follows. */
function fillEdit(said: SaidCommand, given: Given): Command | undefined {
  const fields = figureFields(said, given, true)
  if (!fields) return undefined
  const aspect = nearest(ASPECTS, said['aspect'])
  const { focus } = given.turn.state
  const last = focus?.commands.at(-1)
  const has = last?.do === 'explain' ? aspectOf(last.topic, aspect, given.turn) : last && aspect
  const edit = { ...fields, ...(has && { aspect: has }) }
  return Object.keys(edit).length > 0 ? { do: 'edit', ...edit } : undefined
}

function fillTopic(said: SaidCommand, { turn }: Given): Command | undefined {
  const guide = turn.world.guides.find((each) => guideId(each) === said['topic'])
  if (guide) return { do: 'explain', topic: guideId(guide) }
  const topic = nearest(turn.world.topics?.keys() ?? [], said['topic'])
  if (topic === undefined) return undefined
  const aspect = aspectOf(topic, nearest(ASPECTS, said['aspect']), turn)
  return { do: 'explain', topic, ...(aspect && { aspect }), whether: nearest(WHETHER, said['whether']) ?? 'unasked' }
}

function aspectOf(topic: string, aspect: Aspect | undefined, { world }: TurnContext): Aspect | undefined {
  return aspect && world.topics?.get(topic)?.aspects[aspect] !== undefined ? aspect : undefined
}

function fillNarrow(said: SaidCommand, given: Given): Command | undefined {
  const filters = filtersOf(said['filters'], given)
  if (Object.keys(filters).length > 0) return { do: 'narrow', filters }
  const isWhole = listOf(said['filters']).some((each) => nearest(FILTER_KINDS, each) === 'whole')
  return isWhole ? { do: 'narrow', filters: {}, isWhole } : undefined
}

/** Kinds without a value are taken from the model; months, payment method and supplier from the words. */
function filtersOf(said: unknown, { text, turn, details: { filters, named } }: Given): Filters {
  if (said === undefined || said === null) return filters
  const kinds = listOf(said).flatMap((each) => nearest(FILTER_KINDS, each) ?? [])
  const kind = DEAL_KINDS.find((each) => kinds.includes(each))
  const sort = SORTS.find((each) => kinds.includes(`by_${each}`))
  const {
    months = monthsIn(text),
    paymentMethod = named.details.paymentMethod,
    supplier = supplierIn(text, turn),
  } = filters
  return {
    ...(kinds.includes('green') && { green: true }),
    ...(kinds.includes('no_exit_fee') && { noExitFee: true }),
    ...(kinds.includes('months') && knownFields({ months })),
    ...(kinds.includes('payment_method') && knownFields({ paymentMethod })),
    ...(kinds.includes('supplier') && knownFields({ supplier })),
    ...knownFields({ kind, sort }),
  }
}

/** For how many messages a figure still applies, as in the calculations themselves. */
const MOST_BACK = 4
/** "What about 24": common term lengths, as people name them. */
const BARE_MONTHS: ReadonlySet<string> = new Set(['12', '18', '24', '36'])

/** The term length in the words. */
function monthsIn(text: string): number | undefined {
  const [all, figure = 'a', unit] = LENGTH.exec(text) ?? []
  if (all === undefined)
    return BARE_MONTHS.has(text.replaceAll(/\D+/g, ' ').trim()) ? Number(text.replaceAll(/\D+/g, '')) : undefined
  const number = NUMBERS[figure.toLowerCase()] ?? Number(figure)
  return unit?.toLowerCase().startsWith('m') ? number : number * 12
}

/** A yes that the words negate isn't one. */
function fillAnswer(word: unknown, { answer }: Details): Command | undefined {
  const heard = nearest(ANSWERS, word)
  const isDenied = heard === 'yes' && answer === 'no'
  return heard && !isDenied ? { do: 'confirm', isYes: heard === 'yes' } : undefined
}

function listOf(value: unknown): unknown[] {
  return (Array.isArray(value) ? value : [value]).slice(0, FILTER_KINDS.length)
}
