import type { AgentState, Focus } from '../state/agent-state.ts'
import { PERSON_CARD } from '../cards/choices-card.ts'
import { choicePrompt, parseChosen } from '../choose/choice-prompt.ts'
import { type Choosable, choicesOf } from '../choose/choices.ts'
import { sayChosen } from '../choose/say-chosen.ts'
import type { KnownFacts } from '../facts/fact-book.ts'
import type { HideWords, ModelMessage } from '../read/by-model/model-prompt.ts'
import type { Command } from '../command/command.ts'
import type { Language } from '@mowatt/text/values/language'
import { say } from '../say/say.ts'
import type { Statement } from '../say/statement.ts'
import { TEMPLATES } from '../say/templates.ts'
import { ownWorld, type World } from '../state/world.ts'
import type { Answered } from './answer-turn.ts'
import { withoutHomeTold } from '../notes/home-told.ts'
import { LONGEST_TEXT, refocus } from './focus.ts'
import { type Made, makeReply, render } from './make-reply.ts'

/** `commands` is the reading of the message. */
export type Reply = Made & { commands: readonly Command[]; state: AgentState }

/** A turn that is answered but not rendered yet. Plain data: it may be rendered in another process. */
export type Prepared = Omit<Answered, 'facts'> &
  Choosable & {
    /** The user's, the one of this turn last. */
    messages: readonly string[]
    /** The earlier replies, oldest first. */
    said: Focus['said']
    language?: Language
    introduces: 'first' | 'last' | undefined
  }

/** The reply in place of a repetition. */
const INSTEAD: Readonly<Partial<Record<Command['do'], Statement['template']>>> = {
  letter: 'letter.again',
  hand_over: 'person.again',
  narrow: 'deal.same_list',
}
/** For consecutive statements of the user; nothing is repeated by it. */
const THANKS: readonly string[] = [
  'note.done',
  'note.done_one',
  'note.changed',
  'note.changed_one',
  'act.correct',
  'act.correct_noted',
]
/** These are repeated if asked for in other words, because the rephrased text would leave out a new figure. */
const TOLD_AGAIN: readonly Command['do'][] = [
  'figure',
  'work_out',
  'judge',
  'remind',
  'switch',
  'noted',
  'progress',
  'talk',
]
const MARKS = ['repair.as_said', 'repair.ask_again'] as const
/** These already say that Mo answers in English. */
const TELLS: readonly string[] = ['talk.other_language', 'talk.greeting_welsh']

/** The choices for a model; undefined if the answer is given as it is. */
export function askChoice(prepared: Prepared, { topics }: World, hide: HideWords): ModelMessage[] | undefined {
  const choices = choicesOf(prepared, topics)
  const text = prepared.messages.at(-1) ?? ''
  return choices.length > 0 ? choicePrompt({ ...prepared, text }, choices, hide) : undefined
}

/** Renders what was prepared: all of it, or what a model chose of it. */
export function sayTurn(prepared: Prepared, given: World, answer = ''): Reply {
  const world = prepared.state.homeId ? ownWorld(given, { ...prepared.state, disowned: [] }) : given
  const { messages, introduces } = prepared
  const byId = new Map(prepared.facts.map((fact) => [fact.id, fact]))
  const facts: KnownFacts = {
    messages,
    get(id) {
      const fact = byId.get(id)
      if (!fact) throw new Error(`No fact ${id}`)
      return fact
    },
  }
  const chosen = parseChosen(answer)
  const choices = chosen ? choicesOf(prepared, world.topics) : []
  const answered = chosen && choices.length > 0 ? sayChosen(prepared, choices, chosen) : prepared
  const { commands } = answered
  const said = sayUnlike({ ...prepared, ...answered }, facts, world)
  const inLanguage = languageOf(prepared)
  // A user who is told that Mo is an AI needs no other opening.
  const led = answered !== prepared && (!introduces || chosen?.lead === 'lead.nearest') ? chosen?.lead : undefined
  const lead: Statement[] = led ? [{ template: led, role: 'answer' }] : []
  const made = makeReply(
    {
      paragraphs: [[...lead, ...said.statements]],
      cards: said.isStuck ? [PERSON_CARD] : answered.cards,
      facts,
      state: answered.state,
      introduces,
      inLanguage,
    },
    world,
  )
  // Without its opening, so that the same answer is recognised.
  const text = made.problems.length === 0 ? said.text : made.text
  const state = withoutHomeTold(refocus(answered.state, { ...answered, answered: commands, text }), world)
  const { language } = prepared
  return { ...made, commands, state: language ? { ...state, language } : state }
}

/** Once for each language that the user changes to, if the message was understood. */
function languageOf({ language, state, isMiss, statements }: Prepared): Statement | undefined {
  if (!language || language === 'en' || language === 'other' || language === state.language || isMiss) return undefined
  const isTold = statements.some(({ template }) => TELLS.includes(template))
  return isTold ? undefined : { template: `language.${language}`, role: 'answer' }
}

/** A repeated text is marked once as already said; after that Mo says that there is nothing to add. */
function sayUnlike(prepared: Prepared, facts: KnownFacts, world: World) {
  const { statements, said } = prepared
  const text = render([statements], facts, world)
  const last = said.findLast(({ author }) => author === 'mo')?.text ?? ''
  const unmarked = MARKS.reduce((left, mark) => left.replace(`${TEMPLATES[mark]} `, ''), last)
  const isThanks = statements.every(({ template }) => THANKS.includes(template))
  const isStuck = statements.some(({ template }) => template.startsWith('repair.stuck'))
  if (isThanks || !isSame(text, last, unmarked)) return { statements, text, isStuck }
  const again = sayAgain(prepared, unmarked !== last, last)
  return { statements: again, text: render([again], facts, world), isStuck: again.length === 1 }
}

/** Texts are stored up to a length. */
function isSame(text: string, last: string, unmarked: string): boolean {
  const isCut = last.length === LONGEST_TEXT
  return text.slice(0, LONGEST_TEXT) === last || (isCut ? text.startsWith(unmarked) : text === unmarked)
}

function sayAgain(
  { statements, commands, messages, mayRepeat }: Prepared,
  isMarked: boolean,
  last: string,
): readonly Statement[] {
  const does = commands.at(-1)?.do
  const [before = '', now = ''] = messages.slice(-2)
  const asks = statements.some(({ role }) => role === 'ask')
  const isRepeat = statements[0]?.template === 'repair.as_said'
  const plain = isRepeat ? statements.slice(1) : statements
  const instead = does ? INSTEAD[does] : undefined
  if (statements.some(({ template }) => template === 'repair.stuck')) return [say.answer('repair.stuck_again')]
  // An answer that is requested repeatedly has its mark every other time.
  if (isMarked && (mayRepeat === 'always' || isRepeat || asks)) return plain
  if (does === undefined && !asks)
    return [say.answer(last === TEMPLATES['repair.still_here'] ? 'repair.stuck_again' : 'repair.still_here')]
  const isAsked = mayRepeat || asks || before === now || (does && TOLD_AGAIN.includes(does) && !/\d/.test(now))
  if (!isAsked || instead) return [say.answer(instead ?? 'repair.stuck')]
  if (isMarked) return [say.answer('repair.same_again')]
  return [say.answer(statements.every(({ role }) => role === 'ask') ? 'repair.ask_again' : 'repair.as_said'), ...plain]
}
