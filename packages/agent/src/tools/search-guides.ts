import type { ToolArgs, ToolContext, ToolResult } from '../agent-reply.ts'
import { findGuides } from '../guides/find-guides.ts'
import type { Guide } from '../world.ts'
import { knownText } from './results.ts'

const LONGEST = 420
const ENOUGH = 1.1
const CLEAR = 2.3

/** Whether a guide speaks clearly of what was asked. */
export function hasGuide(guides: readonly Guide[], query: string): boolean {
  return (findGuides(guides, query)[0]?.score ?? 0) >= CLEAR
}

/** What our own questions and posts say, with the title and the link. Says so when they say nothing. */
export async function searchGuides(args: ToolArgs, { state, world }: ToolContext): Promise<ToolResult> {
  const query = typeof args['query'] === 'string' ? args['query'] : ''
  const found = findGuides(world.guides, query).filter(({ score }) => score >= ENOUGH)
  const [best] = found
  const choices = {
    kind: 'choices' as const,
    choices: [
      { label: 'What can you do?', text: 'What can you do?' },
      { label: 'Talk to a person', text: 'I would like to talk to a person' },
    ],
  }
  if (!best) {
    return knownText(
      state,
      'search_guides',
      'I do not know that, and I would rather say so than guess. I can help with your energy bill, with comparing tariffs and with a switch. A person can help with the rest.',
      [choices],
    )
  }
  const links = found.slice(0, 3).map(({ guide }) => ({
    label: guide.title,
    url: guide.url,
    note: guide.kind === 'faq' ? 'Question and answer' : 'Guide',
  }))
  return knownText(
    { ...state, topic: { call: 'search_guides', args: { query } } },
    'search_guides',
    `${best.passage.slice(0, LONGEST)} This is from "${best.guide.title}".`,
    [{ kind: 'links', links }],
  )
}
