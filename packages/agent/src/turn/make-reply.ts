import type { CardOf, ChatCard, ChatFact } from '@mowatt/contract'
import type { AgentState } from '../state/agent-state.ts'
import { auditReply } from '../audit/audit-reply.ts'
import { chatFactOf, withRoots } from '../facts/chat-fact.ts'
import type { KnownFacts } from '../facts/fact-book.ts'
import type { Fact } from '../facts/fact.ts'
import { factIdsOf, renderStatements } from '../say/render.ts'
import type { Statement } from '../say/statement.ts'
import type { World } from '../state/world.ts'

/** The reply, paragraph by paragraph. */
type Meant = {
  paragraphs: readonly (readonly Statement[])[]
  cards: readonly ChatCard[]
  facts: KnownFacts
  state: AgentState
  /** Tells the user once that Mo is an AI: before the answer, or after it if they are in danger. */
  introduces?: 'first' | 'last' | undefined
  /** First of all, to a user who wrote in another language. */
  inLanguage?: Statement | undefined
}

export type Made = {
  text: string
  cards: ChatCard[]
  facts: ChatFact[]
  statements: readonly Statement[]
  /** Why the intended reply could not be given. Empty unless there's a bug. */
  problems: readonly string[]
}

const NO_SOURCE: Statement = { template: 'talk.no_source', role: 'answer' }
const INTRODUCTION: Statement = { template: 'talk.introduction', role: 'answer' }
/** Nobody reads more than this. */
const MOST_EVIDENCE = 24
const NAMES: readonly ChatFact['kind'][] = ['supplier', 'tariff']

/** Renders and audits the reply. A statement that can't be traced to its source is withheld, and Mo says so. */
export function makeReply({ paragraphs, cards, facts, state, ...opening }: Meant, world: World): Made {
  const meant = opened(paragraphs, opening)
  const statements = meant.flat()
  const text = render(meant, facts, world)
  const audit = auditReply(text, statements, facts, world, state)
  if (!audit.ok) {
    const instead = opened([[NO_SOURCE]], opening)
    const said = { text: render(instead, facts, world), statements: instead.flat() }
    return { ...said, cards: [], facts: [], problems: audit.problems }
  }
  const said = saidFacts(statements, facts).map((fact) => chatFactOf(fact, facts, world))
  const evidence = evidenceCard(said)
  return { text, statements, cards: inOrder([...cards, ...(evidence ? [evidence] : [])]), facts: said, problems: [] }
}

export function render(paragraphs: readonly (readonly Statement[])[], facts: KnownFacts, world: World): string {
  return paragraphs
    .map((statements) => renderStatements(statements, facts, { topics: world.topics }))
    .filter((text) => text !== '')
    .join('\n\n')
}

function opened(
  [first = [], ...rest]: readonly (readonly Statement[])[],
  { introduces, inLanguage }: Pick<Meant, 'introduces' | 'inLanguage'>,
): (readonly Statement[])[] {
  const before = introduces === 'first' ? [INTRODUCTION] : []
  const after = introduces === 'last' ? [{ ...INTRODUCTION, role: 'next' as const }] : []
  return [...(inLanguage ? [[inLanguage]] : []), [...before, ...first, ...after], ...rest]
}

/** The facts in the text, and then all that they were calculated from. */
function saidFacts(statements: readonly Statement[], book: KnownFacts): Fact[] {
  const said = [...new Set(statements.flatMap(factIdsOf))].map((id) => book.get(id))
  return [...new Set([...said, ...withRoots(said, book)])]
}

/** The source of each figure and date. A name needs no proof, and a topic's sources are links already. */
function evidenceCard(facts: readonly ChatFact[]): CardOf<'evidence'> | undefined {
  const rows = facts.flatMap(({ kind, text, from }) =>
    from && from.kind !== 'topic' && !NAMES.includes(kind) ? [{ text, from: from.label }] : [],
  )
  const once = [...new Map(rows.map((row) => [`${row.text}\n${row.from}`, row])).values()]
  return once.length > 0 ? { kind: 'evidence', facts: once.slice(0, MOST_EVIDENCE) } : undefined
}

/** One question at a time: of several sets of choices the last is kept, at the end. */
function inOrder(cards: readonly ChatCard[]): ChatCard[] {
  const choices = cards.findLast(({ kind }) => kind === 'choices')
  return [...cards.filter(({ kind }) => kind !== 'choices'), ...(choices ? [choices] : [])]
}
