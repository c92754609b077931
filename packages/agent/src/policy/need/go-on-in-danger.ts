import type { ToolCall, ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { CARE_TALK, CARE_TOPICS, careOf } from '../../knowledge/care-talk/care-talk.ts'
import { sayDays } from '../../knowledge/care-talk/say-days.ts'
import { spanIn } from '../in-talk/span-in.ts'
import { HELP_ROUTES, type HelpKind } from '../../knowledge/help-routes.ts'
import { isTold } from '../../told-before.ts'
import { fact, knownText } from '../../tools/results.ts'
import { findSafety, needScore, type Scored } from '../../understand/classify.ts'
import type { Intent } from '../../understand/intents/intent.ts'
import { learntChances, talkChances } from '../../understand/learnt/learnt.ts'
import { readWords } from '../../understand/read-words.ts'
import { namesIn } from '../../verify/names-in.ts'
import type { World } from '../../world.ts'
import { careOfBill } from './care-of-bill.ts'
import { OVER, troubleIn } from './details-of-trouble.ts'
import { meetNeed } from './meet-need.ts'
import { answerInDespair } from './money-worry.ts'
import { ofScheme } from './scheme-at-hand.ts'
import { OTHER_WISH, STAYS } from './stay-with-danger.ts'

/** A time that lies behind. */
const SIGNED = /\b(?:ago|yesterday|today|this morning|just now|earlier|last week)\b/
/** Where a life may hang on it, less is needed to stay with it. */
const LIFE: readonly string[] = ['gas', 'co', 'electric', 'harm', 'abuse', 'boiler', 'trip']
/** A first message may hold both the danger and a question in it. */
const BOTH_AT_FIRST: readonly string[] = ['gas', 'co', 'electric']
/** Needs that stand also when something else was answered between. */
const STANDING: readonly string[] = ['gas', 'co', 'electric', 'abuse', 'loss', 'harm', 'debt']
/** Needs that can be over from one message to the next. */
const MAY_END: readonly string[] = ['off', 'cut', 'debt']
const MOST_BEFORE = 4
const LIKELY_OF_LIFE = 0.4
const LIKELY = 0.45
const AFTER_ELSE = 0.6
const AT_FIRST = 0.6
const FEWEST_AT_FIRST = 6
const NEXT_BEST = 0.15
const A_PERSON = 0.7
const SURELY = 0.8
const MOST_WORDS = 30
const ELSE = 0.5
const FAINT = 0.35
/** What is told of the home belongs to the need that is talked of. */
const TELLS = 'tells'
const MOST_FAINT = 10
const CUED = 1.25
/** After words of despair, an ordinary question about the money. */
const ASKS_ON = 'harm.asks_on'
/** Nobody is told to be safe on a guess. */
const ALL_WELL = 'harm.safe'
const TOLD = 0.9

/** Who is at home is said with the other details, where more of them are known. */
const BY_DETAIL: readonly string[] = ['off.baby', 'off.ill']

type Help = { at_once: ToolResult; about: ToolCall }
type Chance = readonly [label: string, share: number]
/** What was said, with what is known. */
export type Asked = { said: ReturnType<typeof readWords>; state: AgentState; world: World }

/**
 * A danger stays on the table: what is asked or told in its midst is answered for that danger. `safety`: what the words
 * alone would tell of. Another danger than the one talked of has its own help first.
 */
export function goOnInDanger(
  text: string,
  safety: Intent | undefined,
  state: AgentState,
  world: World,
): Help | undefined {
  const said = readWords(text)
  const words = said.plain.split(' ').length
  if (words > MOST_WORDS || state.asked !== undefined) return undefined
  const talked = careOf(state.topic)
  const told = otherDanger(safety, said, talked)
  if (told !== undefined) {
    const isWhole = BOTH_AT_FIRST.includes(told) && words >= FEWEST_AT_FIRST
    return isWhole ? atFirst(sharesOf(told, said), { said, state, world }) : undefined
  }
  const care = talked ?? standing(state)
  if (care === undefined || isElsewhere(care, text, said.plain, state)) return undefined
  const signed = care === 'door' && SIGNED.test(said.plain) ? spanIn(said.plain) : undefined
  const days = signed && sayDays(signed.days)
  if (days !== undefined) return helpOf('door.days', days, { said, state })
  const shares = sharesOf(care, said)
  const [best] = shares
  const afterElse = care === 'debt' ? SURELY : AFTER_ELSE
  const least = talked === undefined ? afterElse : LIFE.includes(care) ? LIKELY_OF_LIFE : LIKELY
  if (!best || (BY_DETAIL.includes(best[0]) && isOff(text, state, world))) return undefined
  if (best[1] < least || (best[0] === ALL_WELL && best[1] < SURELY)) return undefined
  // Who wants a person gets one, unless a life may hang on the next minute, or it is clear whom they ask for.
  const wantsPerson = (learntChances('wishes', said).get('hand_over') ?? 0) >= A_PERSON
  if (wantsPerson && !LIFE.includes(care) && best[1] < SURELY) return undefined
  if (best[0] === ASKS_ON) return answerInDespair(sharesOf('debt', said), { said, state, world }, helpOf)
  return further(shares, { said, state, world })
}

/** Another danger than the one talked of; in the midst of one it has to be told by its own words, as "I feel ok" tells none. */
function otherDanger(
  safety: Intent | undefined,
  said: ReturnType<typeof readWords>,
  talked: string | undefined,
): string | undefined {
  const told = safety && careOf({ call: 'help_route', args: { kind: safety.name } })
  if (!safety || told === undefined || !LIFE.includes(told) || told === talked) return undefined
  return talked !== undefined && LIFE.includes(talked) && needScore(said, safety) < TOLD ? undefined : told
}

/** Silent ways of help, and a supply that is back, have words of their own. */
function isElsewhere(care: string, text: string, plain: string, state: AgentState): boolean {
  return care === 'abuse' ? meetNeed(text, state) !== undefined : MAY_END.includes(care) && OVER.test(plain)
}

/** The answers for a danger or need by their chance, the likeliest first. */
function sharesOf(care: string, said: ReturnType<typeof readWords>): Chance[] {
  const all = [...talkChances(`care.${care}`, said)].filter(
    ([label]) => CARE_TALK[label] !== undefined || label === 'other' || label === 'report' || label === ASKS_ON,
  )
  const sum = all.reduce((whole, [, chance]) => whole + chance, 0)
  return all.map(([label, chance]) => [label, chance / sum] as const).toSorted(([, a], [, b]) => b - a)
}

function atFirst(shares: readonly Chance[], asked: Asked): Help | undefined {
  const ofMore = shares.reduce((whole, [label, share]) => (CARE_TALK[label] === undefined ? whole : whole + share), 0)
  const ofDanger = shares.filter(([label]) => CARE_TALK[label] !== undefined)
  return ofMore < AT_FIRST || (ofDanger[0]?.[1] ?? 0) < LIKELY_OF_LIFE ? undefined : further(ofDanger, asked)
}

/** The likeliest answer, or the next where that was given before. */
function further([best, second]: readonly Chance[], asked: Asked): Help | undefined {
  const { told } = asked.state
  const says = best && wordsOf(best[0], asked)
  if (!best || says === undefined) return undefined
  const next = second && second[1] >= NEXT_BEST ? wordsOf(second[0], asked) : undefined
  return isTold(says, told) && second && next !== undefined && !isTold(next, told)
    ? helpOf(second[0], next, asked)
    : helpOf(best[0], says, asked)
}

/** The words for an answer: of the bill on the table or of the scheme in hand, where these know better. */
function wordsOf(label: string, { said, state, world }: Asked): string | undefined {
  return careOfBill(label, state, world) ?? ofScheme(label, said.plain, state).says ?? CARE_TALK[label]
}

/** Where nothing else is clear: what the words most likely mean in the midst of the need, if it was not told before. */
export function rather(
  text: string,
  said: ReturnType<typeof readWords>,
  top: Scored | undefined,
  state: AgentState,
  world: World,
): Help | undefined {
  const care = careOf(state.topic)
  if (care === undefined || state.asked !== undefined || said.plain.split(' ').length > MOST_FAINT) return undefined
  const isClear =
    [...learntChances('wishes', said)].some(([wish, chance]) => wish !== TELLS && chance >= ELSE) ||
    (top?.score ?? 0) >= CUED
  const [best] = sharesOf(care, said)
  if (isClear || !best || best[1] < FAINT || OTHER_WISH.test(said.plain) || isElsewhere(care, text, said.plain, state))
    return undefined
  const says = wordsOf(best[0], { said, state, world })
  return says === undefined || isTold(says, state.told) ? undefined : helpOf(best[0], says, { said, state })
}

/** Words that are not understood in the midst of a danger: nothing else is read into them. */
export function stayInDanger(text: string, safety: Intent | undefined, state: AgentState): Help | undefined {
  const care = careOf(state.topic)
  const said = readWords(text)
  if (care === undefined || state.asked !== undefined || otherDanger(safety, said, care) !== undefined) return undefined
  const other = sharesOf(care, said).find(([label]) => label === 'other')?.[1] ?? 0
  const says = STAYS[String(CARE_TOPICS[care]?.args['kind'])]
  const isElse = other >= ELSE || OTHER_WISH.test(said.plain) || said.plain.split(' ').length > MOST_WORDS
  return says === undefined || isElse ? undefined : helpOf(`${care}.stay`, says, { said, state })
}

/** The danger or need that was told a short while ago. */
function standing({ summary }: AgentState): string | undefined {
  const needs = summary
    .slice(0, -1)
    .slice(-MOST_BEFORE)
    .map((each) => {
      const said = readWords(each)
      const need = findSafety(said)
      // A former partner alone is no abuse.
      return need?.name === 'abuse' && needScore(said, need) < TOLD ? undefined : need?.name
    })
    .map((kind) => careOf(kind === undefined ? undefined : { call: 'help_route', args: { kind } }))
  return needs.findLast((each) => each !== undefined && STANDING.includes(each))
}

function isOff(text: string, { summary }: AgentState, world: World): boolean {
  return troubleIn([...summary, text], world).need === 'off'
}

function helpOf(label: string, says: string, { said, state }: Pick<Asked, 'said' | 'state'>): Help | undefined {
  const about = ofScheme(label, said.plain, state).about ?? CARE_TOPICS[label.slice(0, label.indexOf('.'))]
  if (!about) return undefined
  const { links } = HELP_ROUTES[(about.args['kind'] ?? 'complaint') as HelpKind]
  const cards = says.includes('the link is below') ? [{ kind: 'links' as const, links }] : []
  const told = knownText({ ...state, topic: { call: about.name, args: about.args } }, `care.${label}`, says, cards)
  const names = namesIn(says).map((name) => fact('care', 'supplier', name))
  return { at_once: { ...told, facts: [...told.facts, ...names] }, about }
}
