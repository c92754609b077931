import type { ChatCard } from '@mowatt/contract'
import type { ToolArgs, ToolContext, ToolResult } from '../agent-reply.ts'
import { ABOUT_MO } from '../knowledge/about-mo.ts'
import { HELP_ROUTES } from '../knowledge/help-routes.ts'
import { type Premise, PREMISES } from '../knowledge/premises.ts'
import { TERMS } from '../knowledge/terms.ts'
import { namesIn } from '../verify/names-in.ts'
import { fact, knownText, result } from './results.ts'

/** Who can help where a tariff is not the point. */
export async function helpRoute(args: ToolArgs, { state }: ToolContext): Promise<ToolResult> {
  const kind = keyOf(HELP_ROUTES, args['kind'])
  if (!kind) return unknown(state)
  const { says, links, offersPerson } = HELP_ROUTES[kind]
  const cards: ChatCard[] = links.length > 0 ? [{ kind: 'links', links }] : []
  if (offersPerson)
    cards.push({
      kind: 'choices',
      choices: [{ label: 'Talk to a person at Mowatt', text: 'I would like to talk to a person' }],
    })
  const next = { ...state, topic: { call: 'help_route', args: { kind } } }
  return knownText(next, `help.${kind}`, says, cards)
}

/** What is true, where somebody takes something else for granted. */
export async function correctPremise(args: ToolArgs, { state }: ToolContext): Promise<ToolResult> {
  const premise = keyOf(PREMISES, args['premise'])
  if (!premise) return unknown(state)
  const next = {
    ...state,
    topic: { call: CAP_PREMISES.includes(premise) ? 'price_cap' : 'correct_premise', args: { premise } },
  }
  return knownText(next, `premise.${premise}`, PREMISES[premise])
}

const CAP_PREMISES: readonly Premise[] = ['cap_is_maximum', 'cap_covers_fixes', 'cap_is_one_price']

/** A word of the trade in plain ones. */
export async function explainTerm(args: ToolArgs, { state }: ToolContext): Promise<ToolResult> {
  const term = keyOf(TERMS, args['term'])
  if (!term) return unknown(state)
  const told = knownText({ ...state, topic: { call: 'explain_term', args: { term } } }, `term.${term}`, TERMS[term])
  // Who took over from whom is ours to tell: the names in our own text are evidence as its figures are.
  return {
    ...told,
    facts: [...told.facts, ...namesIn(TERMS[term]).map((name) => fact(`term.${term}`, 'supplier', name))],
  }
}

/** Mo about itself. */
export async function aboutMo(args: ToolArgs, { state }: ToolContext): Promise<ToolResult> {
  const topic = keyOf(ABOUT_MO, args['topic'])
  if (!topic) return unknown(state)
  const links: ChatCard[] =
    topic === 'privacy' || topic === 'delete'
      ? [{ kind: 'links', links: [{ label: 'Privacy policy', url: '/privacy', note: '' }] }]
      : []
  const start: ChatCard[] =
    topic === 'abilities' || topic === 'who_are_you'
      ? [
          {
            kind: 'choices',
            choices: [
              { label: 'Compare tariffs', text: 'Compare tariffs for me' },
              { label: 'Add a bill', text: 'How do I upload a bill?' },
              { label: 'What is the price cap?', text: 'What is the price cap?' },
            ],
          },
        ]
      : []
  const next = { ...state, topic: { call: 'about_mo', args: { topic } } }
  return knownText(next, `about.${topic}`, ABOUT_MO[topic], [...links, ...start])
}

function keyOf<Key extends string>(table: Readonly<Record<Key, unknown>>, key: unknown): Key | undefined {
  return typeof key === 'string' && Object.hasOwn(table, key) ? (key as Key) : undefined
}

function unknown(state: ToolContext['state']): ToolResult {
  return result(state, 'unknown', 'I do not know that.')
}
