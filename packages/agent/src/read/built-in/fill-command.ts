import type { Change } from '@mowatt/text/values/change'
import { type Command, type Figure, MEASURES } from '../../command/command.ts'
import { parseCommand } from '../../command/command-text.ts'
import { placeIn, toldOf } from '../details/details-of-turn.ts'
import type { Details } from '../details/read-details.ts'
import { changeAgain, findWhatIfs } from '@mowatt/text/find/find-what-ifs'
import { isElsewhere } from '@mowatt/text/find/is-elsewhere'
import { readForgotten } from '@mowatt/text/find/read-forgotten'
import { isMadeUp } from '@mowatt/text/find/stance'
import { knownFields } from '../../command/known-fields.ts'
import type { TurnContext } from '../reader.ts'
import { askedAspect, askedClaim, sideOfTopic } from './choose-aspect.ts'
import { fillCorrection } from './fill-correction.ts'
import type { Scored } from './read-commands.ts'

type Given = {
  text: string
  details: Details
  scored: Scored
  turn: TurnContext
}

const EMAIL = /[^\s@<>]{1,64}@[^\s@<>]{1,120}\.[a-z]{2,12}/i
const LEAST_MEASURE = 0.03
const WHAT_IF = 'figure cost what_if'
/** After a what-if nearly everything is an edit of it: where another question is this likely, it's one. */
const LEAST_ANEW = 0.04
/** The simplest command of a label that isn't complete on its own. */
const BARE: Readonly<Record<string, string>> = {
  point: 'point which:it',
  forget: 'forget last',
  letter: 'letter complaint',
  confirm: 'confirm yes',
}

/** A label with the details of the message: a complete command, or undefined if a required detail is missing. */
export function fillCommand(label: string, given: Given): Command | undefined {
  const command =
    parseCommand(BARE[label] ?? label.replace(/^(figure \w{1,40}) (\w{1,40})$/, '$1 of:$2')) ?? byWorld(label, given)
  if (!command) return undefined
  const { details, text, scored, turn } = given
  const last = turn.state.focus?.commands.at(-1)
  const fuel = details.fuel && { fuel: details.fuel.value }
  const claim = knownFields({ claim: askedClaim(scored.claims, text) })
  switch (command.do) {
    case 'figure': {
      const figure = fillFigure(ofOwn(command, given), given)
      // Another change of the home is another question; one on top of it is an edit.
      return figure.of === 'what_if' ? figure : sameAgain(figure, last)
    }
    case 'edit':
      return fillEdit(given)
    case 'explain': {
      const aspect = sideOfTopic(turn.world.topics?.get(command.topic), scored.aspects)
      return sameAgain({ ...command, ...(aspect && { aspect }) }, last)
    }
    case 'judge':
      return { ...command, ...fuel, ...claim, ...toldOf(details) }
    case 'note':
      if (details.stated.sources.length > 0) return { do: 'note', told: details.stated }
      if (isElsewhere(text)) return { do: 'note', told: details.stated }
      return isMadeUp(text) ? { do: 'talk', kind: 'unclear' } : undefined
    case 'correct':
      return fillCorrection(given)
    case 'compare':
      return Object.keys(details.filters).length > 0 ? { do: 'compare', filters: details.filters } : command
    case 'narrow': {
      const isWhole = Object.keys(details.filters).length === 0
      return { do: 'narrow', filters: details.filters, ...(isWhole && { isWhole }) }
    }
    case 'point':
    case 'switch':
      return details.which ? { ...command, which: details.which.value } : command
    case 'remind': {
      const [day] = details.days
      const email = EMAIL.exec(text)?.[0]
      return { do: 'remind', ...knownFields({ on: day?.day, email }) }
    }
    case 'conclude':
      return { do: 'conclude', ...claim }
    case 'forget':
      return fillForget(command, text)
    case 'bill':
    case 'noted':
    case 'cancel':
    case 'letter':
    case 'hand_over':
    case 'progress':
    case 'confirm':
    case 'repair':
    case 'talk':
    case 'work_out':
      return command
  }
}

/** Named things are removed, except those to keep: of several things each is named. */
function fillForget(command: Extract<Command, { do: 'forget' }>, text: string): Command {
  const { gone, kept } = readForgotten(text)
  const [what, ...also] = gone
  if (what) return { do: 'forget', what, ...(also.length > 0 && { also }) }
  return kept.length > 0 ? { do: 'forget', what: 'all', keep: kept } : command
}

/** The object of a cancel or a query is the one that exists. */
function byWorld(label: string, { turn }: Given): Command | undefined {
  if (label === 'cancel') return { do: 'cancel', what: turn.world.switches.length > 0 ? 'switch' : 'reminder' }
  if (label === 'progress') return { do: 'progress', of: turn.world.switches.length > 0 ? 'switch' : 'waitlist' }
  return undefined
}

const OF_OFFERS: readonly Command['do'][] = ['compare', 'narrow', 'point', 'switch']

/** An exit fee belongs to the current deal unless an offer was mentioned: every bill is followed by offers. */
function ofOwn(command: Figure, { details, turn: { state, world } }: Given): Figure {
  const last = state.focus?.commands.at(-1)
  const isOfOffer =
    last && (OF_OFFERS.includes(last.do) || (last.do === 'figure' && (last.of === 'offer' || last.of === 'list')))
  const isOwn = command.measure === 'exit_fee' && command.of === 'offer' && !details.which && !isOfOffer
  return isOwn && world.bills.length > 0 ? { ...command, of: 'deal' } : command
}

function fillFigure(asked: Figure, { details, text, scored }: Given): Figure {
  // Miles belong to a car, and its efficiency per kWh is not a price.
  const isCar = asked.of === 'told' && details.named.values?.some(({ value }) => value.unit === 'miles')
  const command: Figure = isCar ? { ...asked, measure: 'cost', of: 'car' } : asked
  const { of, suppose: given } = { ...details, of: command.of }
  const suppose =
    of === 'place' ? withPlace(given, text, details) : of === 'what_if' ? [...given, ...findWhatIfs(text)] : given
  const changes = changesOf({ ...details, suppose }, command.of === 'offer')
  const claim = knownFields({ claim: askedClaim(scored.claims, text) })
  const figure = { ...command, ...changes, ...claim, ...toldOf(details) }
  const { per, ...whole } = figure
  return command.of === 'car' && per === 'kwh' ? whole : figure
}

/** The part of a figure that the words name. "It" is a tariff if one was mentioned. */
function changesOf({ fuel, per, which, suppose }: Details, isOffer: boolean): Partial<Omit<Figure, 'do'>> {
  const points = which && (which.value !== 'it' || isOffer)
  return {
    ...knownFields({ fuel: fuel?.value, per: per?.value, which: points ? which.value : undefined }),
    ...(suppose.length > 0 && { suppose }),
  }
}

function withPlace(suppose: readonly Change[], text: string, details: Details): readonly Change[] {
  if (suppose.some(({ change }) => change === 'place')) return suppose
  const place = placeIn(text, details)
  return place ? [...suppose, place] : suppose
}

/** Another aspect of the topic, or a change of the figure, is the same follow-up as elsewhere. */
function sameAgain(command: Command, last: Command | undefined): Command {
  if (command.do === 'explain' && last?.do === 'explain' && command.topic === last.topic && command.aspect)
    return { do: 'edit', aspect: command.aspect }
  if (command.do !== 'figure' || last?.do !== 'figure') return command
  const { do: _figure, measure, of, told: _told, ...change } = command
  const isSame = measure === last.measure && of === last.of && of !== 'told'
  return isSame && Object.keys(change).length > 0 ? { do: 'edit', ...change } : command
}

/** A follow-up needs something to change. */
function fillEdit({ details, scored, turn, text }: Given): Command | undefined {
  const last = turn.state.focus?.commands.at(-1)
  // Only if the question is about them: people mention washing and cars for other reasons too.
  const before = last?.do === 'figure' ? last : undefined
  const asked = (before?.of === 'what_if' ? findWhatIfs : changeAgain)(text, before?.suppose ?? [])
  const isAnew = asked.some(({ change }) => change === 'what_if') && chanceOf(WHAT_IF, scored) >= LEAST_ANEW
  if (isAnew) return fillCommand(WHAT_IF, { details, scored, turn, text })
  const suppose = [...details.suppose.filter((each) => !asked.some(({ change }) => change === each.change)), ...asked]
  const claim = before ? knownFields({ claim: askedClaim(scored.claims, text) }) : {}
  const change = { ...changesOf({ ...details, suppose }, false), ...claim }
  const isChange = Object.keys(change).length > 0
  const topic = last?.do === 'explain' ? turn.world.topics?.get(last.topic) : undefined
  const aspect = topic ? sideOfTopic(topic, scored.aspects, { isFollowUp: true }) : askedAspect(scored.aspects)
  if (aspect && (last?.do === 'explain' || !isChange)) return { do: 'edit', aspect }
  const measure = measureOf(scored, before?.measure)
  // The next message of a calculation on stated figures brings new ones.
  const told = before?.of === 'told' ? toldOf(details) : {}
  // Figures that aren't understood are no question about the earlier ones.
  const isUnread = before?.of === 'told' && /\d/.test(text)
  if (!isChange && (measure === undefined || isUnread) && !told.told) return undefined
  return { do: 'edit', ...change, ...told, ...(!isChange && measure && { measure }) }
}

function chanceOf(wanted: string, { labels }: Scored): number {
  return labels.find(({ label }) => label === wanted)?.p ?? 0
}

/** The measure of the likeliest figure label, if it differs from the previous one. */
function measureOf({ labels }: Scored, before: Figure['measure'] | undefined): Figure['measure'] | undefined {
  const found = labels.find(({ label, p }) => label.startsWith('figure ') && p >= LEAST_MEASURE)?.label.split(' ')[1]
  const measure = MEASURES.find((each) => each === found)
  return measure === before ? undefined : measure
}
