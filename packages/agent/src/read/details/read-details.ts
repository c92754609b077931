import type { Fuel, IsoDay, Tariff } from '@mowatt/tariffs'
import type { Filters, Household } from '@mowatt/text/household'
import type { Wanted } from '../../state/agent-state.ts'
import { type FoundDay } from '@mowatt/text/find/find-days'
import { findShortDetails } from '@mowatt/text/find/find-short-details'
import { findSlots, type Slots } from '@mowatt/text/find/find-slots'
import { findSubject } from '@mowatt/text/find/find-subject'
import { elsewhereOf } from '@mowatt/text/find/is-elsewhere'
import { ownClauses } from '@mowatt/text/find/own-clauses'
import type { Subject } from '@mowatt/text/household'
import type { Change } from '@mowatt/text/values/change'
import type { Per, Told, Which } from '../../command/command.ts'
import { type Clause, isQuestion, splitClauses } from '@mowatt/text/find/clauses'
import { isPlainly, keysOf, onlyKeys, sameValue } from '@mowatt/text/find/household-keys'
import { readSuppositions } from '@mowatt/text/find/read-suppositions'
import { readValues } from '@mowatt/text/values/read-values'
import { type Found, readFuel, readPer } from '@mowatt/text/find/fuel-and-period'
import { isMadeUp, type Stance, stanceOf } from '@mowatt/text/find/stance'

type DetailKey = keyof Household
type Source = NonNullable<Told['sources']>[number]

export type Details = {
  fuel?: Found<Fuel>
  per?: Found<Per>
  which?: Found<Which>
  days: readonly FoundDay[]
  filters: Filters
  suppose: readonly Change[]
  answer: Slots['answer']
  /** Clear statements about their own home. Nothing else may be noted as theirs. */
  stated: Told & { sources: readonly Source[] }
  /** The same, if it answers the question that Mo asked. */
  answerTo: (wanted: Wanted) => Details['stated']
  /** Statements about somebody else's home. */
  others?: Told
  /** Everything that the message names, in any form: only for the question in it. */
  named: Told
}

export type Expected = {
  today: IsoDay
  catalogue: readonly Tariff[]
  /** What Mo has just asked for. */
  wanted?: Wanted | undefined
  /** How many people live in the home, if known. */
  people?: number | undefined
  /** Whose home was the subject before. */
  about?: { subject: Subject; who?: string } | undefined
}

/** The details of a message, parsed exactly: every detail with its words, and separately those that may be noted. */
export function readDetails(text: string, expected: Expected): Details {
  const slotsOf = rememberSlots(expected)
  const whole = slotsOf(text)
  const fuel = readFuel(text)
  const per = readPer(text)
  const which = whichIn(text, whole, expected.catalogue)
  const values = readValues(text, expected.today)
  const about = findSubject(text, expected.about ?? { subject: 'own' })
  const isOthers = about.subject === 'other' && ownClauses(text) === undefined
  const told = stated(text, expected, slotsOf)
  const own = (said: Details['stated']) => (isOthers || isMadeUp(text) ? { details: {}, words: '', sources: [] } : said)
  return {
    ...(fuel && { fuel }),
    ...(per && { per }),
    ...(which && { which }),
    days: whole.days,
    filters: whole.filters,
    suppose: readSuppositions(text, expected.today, expected.people),
    answer: whole.answer,
    stated: own(told),
    answerTo: (wanted) => own(stated(text, { ...expected, wanted }, rememberSlots({ ...expected, wanted }))),
    ...(isOthers && { others: { ...told, whose: about.who ?? 'them' } }),
    named: { details: withPlace(whole), words: text, ...(values.length > 0 && { values }) },
  }
}

/** Details that may be true of a home although the sentence is negative. */
const SAID_BY_NO: readonly DetailKey[] = ['hasSmartMeter', 'hasEv', 'fuels', 'meter', 'exitFeePence', 'deal']

type SlotsOf = (text: string) => Slots

/** A cache: the parts of a message are examined repeatedly, and each is searched once. */
function rememberSlots(expected: Expected): SlotsOf {
  const known = new Map<string, Slots>()
  return (text) => {
    const slots = known.get(text) ?? findSlots(text, expected)
    known.set(text, slots)
    return slots
  }
}

function stated(text: string, expected: Expected, slotsOf: SlotsOf): Details['stated'] {
  const isAnswer = expected.wanted !== undefined
  const own = ownClauses(text) ?? text
  const split = splitClauses(own)
  const elsewhere = elsewhereOf(split.map((clause) => clause.text))
  const clauses = split.map((clause, index, all) => ({
    ...clause,
    stance: elsewhere[index]
      ? ('elsewhere' as const)
      : isChoice(clause.text, all[index + 1])
        ? ('asked' as const)
        : stanceOf(clause.text, isAnswer),
  }))
  const kept = clauses.filter(({ stance }) => stance === 'stated').map((each) => each.text)
  const told = isWhole(clauses) ? own : kept.join(' ')
  const details = { ...shortOf(told, isAnswer), ...(told === '' ? {} : withPlace(slotsOf(told))) }
  for (const { text: denied } of clauses.filter(({ stance }) => stance === 'denied')) {
    const { exitFeePence, ...household } = findSlots(denied, { ...expected, wanted: undefined }).household
    Object.assign(details, onlyKeys({ ...household, ...(exitFeePence === 0 && { exitFeePence }) }, SAID_BY_NO))
  }
  const sources = keysOf(details).map((key): Source => {
    const words = kept.length > 1 ? kept.find((each) => sameValue(key, details, withPlace(slotsOf(each)))) : kept[0]
    return source(key, words ?? (told === '' ? own : told), expected.wanted)
  })
  return { details, words: told.trim(), sources }
}

/** "Direct debit or on receipt, what's cheaper": neither is stated. */
function isChoice(clause: string, next: Clause | undefined): boolean {
  return next !== undefined && /\bor\b/i.test(clause) && isQuestion(next.text)
}

function source(key: DetailKey, words: string, wanted: Wanted | undefined): Source {
  return { key, words: words.trim(), isPlain: isPlainly(key, words, wanted) }
}

function isWhole(clauses: readonly { stance: Stance }[]): boolean {
  return clauses.every(({ stance }) => stance === 'stated')
}

function shortOf(told: string, isAnswer: boolean): Household {
  return isAnswer && told !== '' ? findShortDetails(told.toLowerCase()) : {}
}

/** A town gives the price region if there is no postcode. */
function withPlace({ household, region, near }: Slots): Household {
  if (household.postcode !== undefined || household.region) return household
  return { ...household, ...(region ? { region } : near !== undefined && { near }) }
}

const LAST = /\b(?:that|this) one\b|\bthe same one\b|\bthe one you (?:said|showed|mentioned)\b|\bit\b/i

function whichIn(text: string, { ordinal, tariffIds }: Slots, catalogue: readonly Tariff[]): Found<Which> | undefined {
  const named = catalogue.find(({ id }) => id === tariffIds[0])
  if (named) return { value: { name: named.name }, words: named.name }
  if (ordinal !== undefined) return { value: ordinal < 0 ? 'last' : { nth: ordinal }, words: text }
  const words = LAST.exec(text)?.[0]
  return words === undefined ? undefined : { value: 'it', words }
}
