import { hasSaid } from '@mowatt/text/find/has-said'
import type { Focus } from '../state/agent-state.ts'
import type { Command } from '../command/command.ts'
import { problemOf } from '../say/problem-of-template.ts'
import { say } from '../say/say.ts'
import type { Statement } from '../say/statement.ts'
import type { TemplateId } from '../say/templates.ts'
import type { Topics } from '../topics/topic.ts'

type Kind = Extract<Command, { do: 'repair' }>['kind']

/** How the last answer is repeated. */
export type Mode = 'as_is' | 'short' | 'reasons' | 'again'
export type Repaired = {
  commands: readonly Command[]
  mode: Mode
  /** The reply in place of an answer. */
  statements: readonly Statement[]
  /** Readings to choose from. */
  offers: readonly Command[]
}

/** The effect of "that's not what I asked", "shorter", "why" etc. on the last answer. `text`: the whole message. */
export function repair(kind: Kind, focus: Focus, topics: Topics | undefined, text = ''): Repaired {
  const { commands, before = [], others = [], offered = [], misses } = focus
  const as = (mode: Mode, again: readonly Command[] = commands): Repaired =>
    again.length > 0 ? { commands: again, mode, statements: [], offers: [] } : only('repair.nothing_before')
  switch (kind) {
    case 'not_what_i_asked': {
      const statements = misses > 0 ? [say.answer('repair.lost')] : understood(commands.at(-1), topics)
      return { commands: [], mode: 'as_is', statements, offers: others }
    }
    case 'repeat':
      return as('again')
    case 'you_said': {
      const mine = hasSaid(
        text,
        focus.said.flatMap((each) => (each.author === 'mo' ? [each.text] : [])),
      )
      if (mine === undefined) return as('again')
      return { ...as('as_is'), statements: [say.answer(mine ? 'repair.said' : 'repair.not_said')] }
    }
    case 'shorter':
      return as('short')
    case 'simpler':
      return as(
        'short',
        commands.map((each) => withAspect(each, ['example'], topics)),
      )
    case 'why':
      return as(
        'reasons',
        commands.map((each) => withAspect(each, ['why', 'more'], topics)),
      )
    case 'both': {
      const isList = ['compare', 'narrow'].includes(commands.at(-1)?.do ?? '')
      const whole = isList ? FIRST_TWO : commands.map(withoutFuel)
      const two = offered.length > 1 ? offered.slice(0, 2).map(({ command }) => command) : whole
      const isOther = JSON.stringify(two) !== JSON.stringify(commands)
      return isOther || commands.length !== 1 ? as('as_is', two) : only('repair.both_of_what')
    }
    case 'undo':
      return as('as_is', before)
  }
}

function only(template: TemplateId): Repaired {
  return { commands: [], mode: 'as_is', statements: [say.ask(template)], offers: [] }
}

/** "Both", of a list. */
const FIRST_TWO: readonly Command[] = [1, 2].map((nth) => ({ do: 'point', which: { nth } }))

/** "Both", after one fuel. */
function withoutFuel(command: Command): Command {
  if (command.do !== 'figure' && command.do !== 'judge') return command
  const { fuel: _fuel, ...rest } = command
  return rest
}

/** Mo says what it understood, and never repeats the same text. */
function understood(last: Command | undefined, topics: Topics | undefined): Statement[] {
  const ask: Statement = { template: 'repair.say_again', role: 'ask' }
  if (last?.do === 'figure') {
    const reading = { template: `reading.${last.measure}` as const }
    return [{ template: 'repair.understood_figure', phrases: { reading }, role: 'answer' }, ask]
  }
  const title = last?.do === 'explain' ? topics?.get(last.topic)?.title : undefined
  if (last?.do === 'explain' && title !== undefined && problemOf(title) === undefined) {
    const phrases = { title: { template: `topic:${last.topic}:title` as const } }
    return [{ template: 'repair.understood_topic', phrases, role: 'answer' }, ask]
  }
  return [{ template: 'repair.sorry', role: 'answer' }, ask]
}

function withAspect(
  command: Command,
  aspects: readonly ('why' | 'more' | 'example')[],
  topics: Topics | undefined,
): Command {
  if (command.do !== 'explain') return command
  const known = topics?.get(command.topic)?.aspects
  const aspect = aspects.find((each) => known?.[each] !== undefined && each !== command.aspect)
  return aspect ? { ...command, aspect } : command
}

/** The statements of an answer as a repair wants them. */
export function inMode(mode: Mode, statements: readonly Statement[]): Statement[] {
  switch (mode) {
    case 'as_is':
      return [...statements]
    case 'again':
      return [{ template: 'repair.as_said', role: 'answer' }, ...statements]
    case 'short':
      return statements.filter(({ role }) => role === 'answer' || role === 'warning').map(firstOnly)
    case 'reasons': {
      // A fee is why somebody should wait.
      const isReason = ({ role, template }: Statement) => role === 'because' || /^(?:topic:|deal\.fees)/.test(template)
      const reasons = statements.filter(isReason)
      if (reasons.length > 0) return reasons.map((each) => ({ ...each, role: 'answer' as const }))
      return [{ template: 'repair.stuck', role: 'answer' }]
    }
  }
}

/** A topic, or an aspect of it, by its first sentence, and a letter in its shorter form. */
function firstOnly(statement: Statement): Statement {
  const short = statement.template
    .replace(/^(topic:[a-z0-9_]{1,80}):short$/, '$1:first')
    .replace(/^(topic:[a-z0-9_]{1,80}:(?!first$|title$)[a-z_]{1,30})(?<!_first)$/, '$1_first')
    .replace(/^letter\.(?!here$)/, 'letter_short.')
  return { ...statement, template: short as Statement['template'] }
}
