import type { AgentReply, Turn } from './agent-reply.ts'

const INTRODUCTION = 'I am Mo, an AI. If you would like a person, say so and I will hand you over.'

/** One turn of the built-in engine: what was said, in the light of what is known, into an answer. */
export async function takeTurn({ text, state, world }: Turn): Promise<AgentReply> {
  const next = { ...state, turns: state.turns + 1, hasIntroduced: true, summary: [...state.summary, text].slice(-20) }
  const intro = state.hasIntroduced ? '' : `${INTRODUCTION} `
  const [guide] = world.guides
  if (/\b(person|human|someone)\b/i.test(text) || !guide) {
    const contact = { kind: 'contact' as const, summary: text }
    return {
      text: `${intro}Here is a message to a person. You can change it before you send it.`,
      cards: [contact],
      calls: [{ name: 'hand_over', args: {} }],
      facts: [],
      state: next,
    }
  }
  const links = { kind: 'links' as const, links: [{ label: guide.title, url: guide.url, note: '' }] }
  return {
    text: `${intro}I do not know that yet. This may help.`,
    cards: [links],
    calls: [{ name: 'search_guides', args: { query: text } }],
    facts: [],
    state: next,
  }
}
