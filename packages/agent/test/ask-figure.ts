import type { Household } from '@mowatt/text/household'
import { type AgentState, freshState } from '../src/state/agent-state.ts'
import { auditReply } from '../src/audit/audit-reply.ts'
import { createFactBook } from '../src/facts/create-fact-book.ts'
import type { FactBook } from '../src/facts/fact-book.ts'
import { evaluate } from '../src/figures/evaluate.ts'
import { judge } from '../src/figures/judge.ts'
import type { Command } from '../src/command/command.ts'
import type { Outcome } from '../src/say/outcome.ts'
import { renderStatements } from '../src/say/render.ts'
import type { World } from '../src/state/world.ts'

export type Asked = Pick<Outcome, 'statements' | 'cards'> & { text: string; book: FactBook; problems: string[] }
export type Question = Extract<Command, { do: 'figure' | 'judge' }>

/** One question to the evaluator, rendered and audited as in a turn. */
export function askFigure(
  question: Question,
  world: World,
  {
    text = '',
    before = [],
    own = {},
    state = {},
  }: { text?: string; before?: readonly string[]; own?: Household; state?: Partial<AgentState> } = {},
): Asked {
  const whole: AgentState = { ...freshState(), own, ...state }
  const book = createFactBook(world, whole, [...before, text])
  const context = { state: whole, world, facts: book, text }
  const { statements, cards } = question.do === 'figure' ? evaluate(question, context) : judge(question, context)
  const said = renderStatements(statements, book)
  const audit = auditReply(said, statements, book, world, whole)
  return { text: said, statements, cards, book, problems: audit.ok ? [] : audit.problems }
}
