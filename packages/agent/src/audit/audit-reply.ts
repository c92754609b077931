import type { ChatFact } from '@mowatt/contract'
import type { AgentState } from '../state/agent-state.ts'
import { chatFactOf, withRoots } from '../facts/chat-fact.ts'
import type { KnownFacts } from '../facts/fact-book.ts'
import type { Fact, FactId, FactValue } from '../facts/fact.ts'
import { isTold, readSource, type Sources } from '../facts/read-source.ts'
import { sayValue } from '@mowatt/text/values/say-value'
import { work } from '../facts/workings.ts'
import { problemOf } from '../say/problem-of-template.ts'
import type { Phrase, Statement } from '../say/statement.ts'
import { placesOf, templateText } from '../say/templates.ts'
import { isWord } from '../say/words.ts'
import { findUntraceable } from '@mowatt/text/figures/find-untraceable'
import type { World } from '../state/world.ts'

export type Audit = { ok: true } | { ok: false; problems: string[] }

/**
 * Whether a reply may be said. Every fact that it uses is read again from its source or recalculated, no template
 * contains a value, and each figure, day and name of the text is one of those facts. The fact book is not trusted.
 */
export function auditReply(
  text: string,
  statements: readonly Statement[],
  book: KnownFacts,
  world: World,
  state: AgentState,
): Audit {
  const phrases = statements.flatMap(withInner)
  const said = phrases.flatMap(({ facts = {} }) => Object.values(facts).map((id) => book.get(id)))
  const used = withRoots(said, book)
  const problems = [
    ...phrases.flatMap((phrase) => problemsOfPhrase(phrase, world)),
    ...problemsOfFacts(used, world, state, book.messages),
    ...problemsOfText(text, said, book, world),
  ]
  return problems.length === 0 ? { ok: true } : { ok: false, problems: [...new Set(problems)] }
}

function withInner(phrase: Phrase): Phrase[] {
  return [phrase, ...Object.values(phrase.phrases ?? {}).flatMap(withInner)]
}

function problemsOfPhrase({ template, facts = {}, words = {}, phrases = {} }: Phrase, { topics }: World): string[] {
  const text = templateText(template, topics)
  if (text === undefined) return [`no template ${template}`]
  const problem = problemOf(text)
  const empty = placesOf(text).filter((place) => !(place in facts) && !(place in words) && !(place in phrases))
  return [
    ...(problem === undefined ? [] : [`${template} ${problem}`]),
    ...empty.map((place) => `${template} has nothing for {${place}}`),
    ...Object.values(words).flatMap((word) => (isWord(word) ? [] : [`“${String(word)}” is not a word of the list`])),
  ]
}

function problemsOfFacts(facts: readonly Fact[], world: World, state: AgentState, messages: readonly string[]) {
  const again = createReader(facts, { world, messages }, state)
  return facts.flatMap(({ id, value, text }) => {
    const found = again(id)
    if (!found) return [`${id} is not at its source`]
    if (JSON.stringify(sorted(found)) !== JSON.stringify(sorted(value)))
      return [`${id} is ${sayValue(found)}, not ${text}`]
    return sayValue(found) === text ? [] : [`${id} reads ${sayValue(found)}, not ${text}`]
  })
}

/** Reads or calculates a fact again, from sources alone. A fact that depends on itself has no source. */
function createReader(facts: readonly Fact[], sources: Sources, state: AgentState) {
  const byId = new Map(facts.map((fact) => [fact.id, fact]))
  const found = new Map<FactId, FactValue | undefined>()
  const read = (id: FactId): FactValue | undefined => {
    if (found.has(id)) return found.get(id)
    found.set(id, undefined)
    const value = readFact(byId.get(id))
    found.set(id, value)
    return value
  }
  const readFact = (fact: Fact | undefined): FactValue | undefined => {
    if (!fact) return undefined
    const { provenance, value } = fact
    if (provenance.from === 'told') return isTold(value, provenance, sources) ? value : undefined
    if (provenance.from !== 'worked') return readSource(provenance, sources)
    const of = provenance.of.map(read).filter((each) => each !== undefined)
    return of.length === provenance.of.length
      ? work(provenance.by, of, provenance.args ?? {}, { world: sources.world, state })
      : undefined
  }
  return read
}

function sorted(value: FactValue): [string, unknown][] {
  return Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
}

function problemsOfText(text: string, said: readonly Fact[], book: KnownFacts, world: World): string[] {
  const { catalogue, bills } = world
  const known = {
    suppliers: [
      ...new Set([
        ...catalogue.map(({ supplier }) => supplier),
        ...bills.flatMap(({ reading }) => reading.facts.supplier ?? []),
      ]),
    ],
    tariffs: catalogue.map(({ name }) => name),
  }
  const facts = said.map((fact) => chatFactOf(fact, book, world))
  return findUntraceable(text, facts.flatMap(inSentence), known).map((each) => `${each} is in no fact`)
}

/** "January" and "a quarter" mean a date and a share only among other words. */
function inSentence({ kind, text }: ChatFact): string[] {
  return kind === 'text' ? [text, `in ${text}`, `${text} of`] : [text]
}
