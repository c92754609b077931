import type { ToldValue } from '@mowatt/text/values/value'
import type { Command } from '../../command/command.ts'
import { CORRECTED_FIELDS, type CorrectedField } from '../../command/corrected-fields.ts'
import { knownFields } from '../../command/known-fields.ts'
import type { Note, Wanted } from '../../state/agent-state.ts'
import type { Details } from '../details/read-details.ts'
import type { TurnContext } from '../reader.ts'
import type { Scored } from './read-commands.ts'

type Said = { words: string; value?: ToldValue['value'] }
type Given = { text: string; details: Details; scored: Scored; turn: TurnContext }

/** What Mo would have asked for to get such an answer: a bare "4" then says how many people there are. */
const ASKED_FOR: Readonly<Partial<Record<Note['key'], Wanted>>> = {
  spend: 'spend',
  kwh: 'use',
  people: 'people',
  bedrooms: 'bedrooms',
  heating: 'heating',
  deal: 'deal',
  endsOn: 'ends_on',
  exitFeePence: 'exit_fee',
  postcode: 'postcode',
  region: 'postcode',
}
/** The values of a bill that can have this unit. */
const OF_UNIT: Readonly<Partial<Record<ToldValue['value']['unit'], readonly CorrectedField[]>>> = {
  micropence_per_kwh: ['unit_rate'],
  micropence_per_day: ['standing_charge'],
  watt_hours: ['use'],
  day: ['ends_on'],
}
const IN_PENCE: readonly CorrectedField[] = ['unit_rate', 'standing_charge']
const IN_POUNDS: readonly CorrectedField[] = ['exit_fee', 'total', 'balance']
const NAMED = [
  ['supplier', 'supplier'],
  ['paymentMethod', 'paid_by'],
] as const
const DENIED = /(?:\bnot|n['’]?t|\binstead of|\brather than)\s+(?:(?:the|at|on|a)\s+)?£?$/i
/** As many characters before a value as a negation needs. */
const DENIAL = 30
const BARE = /(?<![\d.,])\d{1,3}(?:,\d{3}){1,2}(?![\d,])|(?<![\d.,])\d{1,6}(?:\.\d{1,4})?(?!\d)/g

/** A correction of a note is a new note; any other is of the bill. */
export function fillCorrection(given: Given): Command {
  const { text, details, scored, turn } = given
  const { notes = [], turns, subject } = turn.state
  const isNew = notes.some(({ message }) => message === turns - 1)
  const hasBill = turn.world.bills.length > 0 && subject === 'own'
  // Where they live is a detail of the home, and not only of the bill.
  const isOfHome = !hasBill || isNew || details.stated.details.postcode !== undefined
  // A price alone doesn't say which one it is: the subject of the conversation does.
  const told = isOfHome && !details.stated.details.rates ? toldAgain(given) : undefined
  if (told) return { do: 'note', told }
  const value = valueOf(text, details)
  const fits = value ? fieldsOf(value) : CORRECTED_FIELDS
  const last = turn.state.focus?.commands.at(-1)
  const learnt = scored.labels
    .filter(({ label }) => label.startsWith('figure '))
    .map(({ label }) => label.split(' ')[1])
  const spoken = [...learnt, ...(last?.do === 'figure' ? [last.measure] : [])]
  const field = spoken.flatMap((name) => fits.find((each) => each === name) ?? [])[0] ?? onlyOf(fits)
  const named = value ? undefined : NAMED.find(([key]) => details.stated.details[key] !== undefined)
  if (named) {
    const said = String(details.stated.details[named[0]]).replaceAll('_', ' ')
    return { do: 'correct', field: named[1], value: said }
  }
  const fuel = details.fuel?.value ?? (last?.do === 'figure' && last.measure === field ? last.fuel : undefined)
  return { do: 'correct', ...knownFields({ field, fuel, value: value?.words.trim() }) }
}

/** The details that are stated, or else the message as an answer to what was noted last. */
function toldAgain({ details, turn }: Given): Details['stated'] | undefined {
  if (details.stated.sources.length > 0) return details.stated
  const newest = (turn.state.notes ?? []).filter(({ subject }) => subject === turn.state.subject).toReversed()
  for (const { key } of newest) {
    const wanted = ASKED_FOR[key]
    const stated = wanted && details.answerTo(wanted)
    if (stated?.sources.some((each) => each.key === key)) return stated
  }
  return undefined
}

/** The last value that isn't negated: "24p, not 27p", "27p should be 24p". A date counts if there is nothing else. */
function valueOf(text: string, { named }: Details): Said | undefined {
  const isSaid = (words: string, at = text.indexOf(words)) => !DENIED.test(text.slice(Math.max(0, at - DENIAL), at))
  const values = (named.values ?? []).filter(({ words }) => isSaid(words))
  const bare = [...text.matchAll(BARE)].flatMap(({ 0: words, index }) => (isSaid(words, index) ? [{ words }] : []))
  return values.findLast(({ value }) => value.unit !== 'day') ?? values.at(-1) ?? bare.at(-1)
}

function fieldsOf({ value, words }: Said): readonly CorrectedField[] {
  if (!value) return CORRECTED_FIELDS
  // "It's 53p" alone doesn't say which value it is.
  const isPence = /\d\s?p(?:ence)?$/i.test(words.trim())
  if (isPence) return IN_PENCE
  return value.unit === 'pence' ? IN_POUNDS : (OF_UNIT[value.unit] ?? CORRECTED_FIELDS)
}

function onlyOf([first, ...others]: readonly CorrectedField[]): CorrectedField | undefined {
  return others.length === 0 ? first : undefined
}
