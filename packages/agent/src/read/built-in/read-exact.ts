import type { Wanted } from '../../state/agent-state.ts'
import { isNothingBeside } from '@mowatt/text/find/is-nothing-beside'
import { isWelshGreeting } from '@mowatt/text/find/is-welsh'
import { daysMeant, lastDayMeant } from '@mowatt/text/find/days-meant'
import { builtOn, letterAbout } from '../../command/built-on.ts'
import type { Command } from '../../command/command.ts'
import { sideAlone } from '@mowatt/text/find/find-balance'
import { splitClauses } from '@mowatt/text/find/clauses'
import { detailsOfTurn } from '../details/details-of-turn.ts'
import type { Details } from '../details/read-details.ts'
import type { TurnContext } from '../reader.ts'

const MOST_WORDS = 8
const OF_WANTED: Readonly<Partial<Record<Wanted, readonly string[]>>> = {
  postcode: ['postcode', 'region', 'near', 'mpan'],
  mpan: ['mpan', 'postcode'],
  use: ['kwh', 'spend', 'people', 'bedrooms', 'isTypical'],
  spend: ['spend'],
  people: ['people'],
  bedrooms: ['bedrooms'],
  heating: ['heating'],
  deal: ['deal'],
  ends_on: ['endsOn'],
  exit_fee: ['exitFeePence'],
  night_rate: ['rates'],
}

/**
 * Matched by form alone, without a classifier: the answer to what Mo has just asked, a bare yes or no, "the second
 * one", a message that is nothing but a fuel or a period, and one without a letter or a digit.
 */
export function readExact(text: string, details: Details, turn: TurnContext): Command[] | undefined {
  if (!/[\p{L}\p{N}]/u.test(text)) return [{ do: 'talk', kind: 'unclear' }]
  if (isWelshGreeting(text)) return [{ do: 'talk', kind: 'greeting' }]
  const said = wordsOf(text)
  return readReply(text, details, turn) ?? (said === '' ? undefined : bare(said, details, turn.state))
}

/** Those that are a reply to Mo: they mean the same for every reader. */
export function readReply(text: string, details: Details, turn: TurnContext): Command[] | undefined {
  const { state } = turn
  const said = wordsOf(text)
  if (said === '') return toldOn(text, details, turn)
  return (
    owned(said, state) ??
    turnedRound(text, state) ??
    lettered(said, state) ??
    calendared(said, state) ??
    dated(text, turn) ??
    paid(text, details, turn) ??
    answered(details, state) ??
    toldOn(text, details, turn) ??
    pointed(said, details, state) ??
    yesOrNo(said, details, state)
  )
}

/** Undefined if there are more words than in a reply. */
function wordsOf(text: string): string {
  const said = text.trim().toLowerCase()
  return said.split(/\s+/).length > MOST_WORDS ? '' : said
}

/** "It is my bill", after a denial. */
const MINE = /(?:\b(?:is|was)|['’]s) (?:actually |really )?(?:mine|ours|(?:my|our) bill)\b/

function owned(said: string, { disowned = [] }: TurnContext['state']): Command[] | undefined {
  const isMine = disowned.length > 0 && MINE.test(said) && !/\bnot\b|n['’]?t\b|\?/.test(said)
  return isMine ? [{ do: 'bill', what: 'mine' }] : undefined
}

/** "No, in debt", of an amount that was told. */
function turnedRound(text: string, state: TurnContext['state']): Command[] | undefined {
  const { balancePence: told } = state[state.subject]
  const side = told === undefined ? undefined : sideAlone(text)
  if (told === undefined || !side) return undefined
  const details = { balancePence: side === 'debt' ? 0 - Math.abs(told) : Math.abs(told) }
  return [
    { do: 'note', told: { details, words: text, sources: [{ key: 'balancePence', words: text, isPlain: true }] } },
  ]
}

function answered({ stated }: Details, { asked }: TurnContext['state']): Command[] | undefined {
  const keys = asked && OF_WANTED[asked.wanted]
  const isAnswer = keys && (stated.sources ?? []).some(({ key }) => keys.includes(key))
  return isAnswer ? [{ do: 'note', told: stated }] : undefined
}

/** "I'm £340 in credit", if the last answer depends on it: stated in every part of the message, without a question. */
function toldOn(text: string, { stated }: Details, turn: TurnContext): Command[] | undefined {
  const last = turn.state.focus?.commands.at(-1)
  const keys = last ? builtOn(last) : []
  const tells = (clause: string) => detailsOfTurn(clause, turn).stated.sources.some(({ key }) => keys.includes(key))
  const clauses = keys.length > 0 ? splitClauses(text).slice(0, MOST_WORDS) : []
  return clauses.length > 0 && clauses.every((each) => tells(each.text)) ? [{ do: 'note', told: stated }] : undefined
}

/** "Write that letter": about the last answer. */
function lettered(said: string, { focus }: TurnContext['state']): Command[] | undefined {
  const last = focus?.commands.at(-1)
  const kind = last && /\bletter\b/.test(said) ? letterAbout(last) : undefined
  return kind && isNothingBeside(said.replaceAll('’', "'"), 'letter') ? [{ do: 'letter', kind }] : undefined
}

/** "Put those in my calendar": the dates of the last answer. */
function calendared(said: string, { focus }: TurnContext['state']): Command[] | undefined {
  const last = focus?.commands.at(-1)
  if (!last || !/\b(?:calendar|diary|ics)\b/.test(said) || !isNothingBeside(said, 'calendar')) return undefined
  if (builtOn(last).includes('endsOn')) return [{ do: 'explain', topic: 'fix_ends' }]
  const isMove = last.do === 'explain' && letterAbout(last) === 'move_out'
  return isMove ? [{ do: 'explain', topic: last.topic }] : undefined
}

/** "The 21st, not the 20th", if the end of a fix or a move was mentioned: only a day. */
function dated(text: string, { state, world }: TurnContext): Command[] | undefined {
  const last = state.focus?.commands.at(-1)
  const isMove = last?.do === 'explain' && letterAbout(last) === 'move_out'
  const { endsOn } = state[state.subject]
  if (!last || !(isMove || builtOn(last).includes('endsOn'))) return undefined
  const near = isMove ? lastDayMeant(state.summary.slice(0, -1), world.today) : endsOn
  const [meant] = daysMeant(text, world.today, near)
  if (!meant || !isNothingBeside(wordsBeside(text, meant).toLowerCase(), 'value')) return undefined
  if (isMove) return [{ do: 'explain', topic: last.topic }]
  // A date of the bill is corrected on the bill.
  if (endsOn === undefined) return undefined
  const source = { key: 'endsOn', words: text, isPlain: true } as const
  return [{ do: 'note', told: { details: { endsOn: meant.day, deal: 'fixed' }, words: text, sources: [source] } }]
}

/** "Sorry, £180", if a payment was judged: only an amount. */
function paid(text: string, { named: { values = [] }, answerTo }: Details, turn: TurnContext): Command[] | undefined {
  const last = turn.state.focus?.commands.at(-1)
  const [value, ...others] = values
  if (!last || !builtOn(last).includes('spend') || value?.value.unit !== 'pence' || others.length > 0) return undefined
  const beside = wordsBeside(text, { at: text.indexOf(value.words), length: value.words.length })
  const stated = answerTo('spend')
  const isPaid = isNothingBeside(beside.toLowerCase(), 'value') && stated.sources.some(({ key }) => key === 'spend')
  return isPaid ? [{ do: 'note', told: stated }] : undefined
}

function wordsBeside(text: string, { at, length }: { at: number; length: number }): string {
  return `${text.slice(0, at)} ${text.slice(at + length)}`
}

function pointed(said: string, { which }: Details, { comparison, focus }: TurnContext['state']): Command[] | undefined {
  const hasList = comparison !== undefined || (focus?.offered ?? []).length > 0
  if (!which || which.value === 'it' || !hasList) return undefined
  const name = typeof which.value === 'object' && 'name' in which.value ? which.value.name.toLowerCase() : ''
  return isNothingBeside(said.replace(name, ' '), 'place') ? [{ do: 'point', which: which.value }] : undefined
}

/** "Ok, and the gas bit" and "ok so what would you do" are questions, and no yes. */
function yesOrNo(
  said: string,
  { answer }: Details,
  { asked, focus, proposed = [] }: TurnContext['state'],
): Command[] | undefined {
  if (answer !== 'yes' && answer !== 'no') return undefined
  // "Ok, do it", of what Mo didn't ask about.
  const isOpen = !asked && !focus?.confirming && (focus?.offered ?? []).length === 0 && proposed.length === 0
  if (isOpen && /\b(?:do|go)\b/.test(said)) return undefined
  if (/\bwhat\b/.test(said) || !isNothingBeside(said, 'answer')) return undefined
  return [{ do: 'confirm', isYes: answer === 'yes' }]
}

function bare(said: string, { fuel, per }: Details, { focus }: TurnContext['state']): Command[] | undefined {
  if ((!fuel && !per) || (focus?.commands ?? []).length === 0) return undefined
  const left = said.replace(fuel?.words.toLowerCase() ?? '', ' ').replace(per?.words.toLowerCase() ?? '', ' ')
  if (!isNothingBeside(left)) return undefined
  return [{ do: 'edit', ...(fuel && { fuel: fuel.value }), ...(per && { per: per.value }) }]
}
