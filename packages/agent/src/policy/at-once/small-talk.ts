import type { ToolResult } from '../../agent-reply.ts'
import { type AgentState, freshState } from '../../agent-state.ts'
import { result } from '../../tools/results.ts'

const START = {
  kind: 'choices' as const,
  choices: [
    { label: 'Compare tariffs', text: 'Compare tariffs for me' },
    { label: 'Add a bill', text: 'How do I upload a bill?' },
    { label: 'What is the price cap?', text: 'What is the price cap?' },
  ],
}

const NOD = /^\W*(?:(?:hm+|oh|ah|ok|okay|right|i see|fine|cool|alright|well|got it|fair enough)\b\W*)+$/i

/** "Hm ok" in the middle of a talk is no greeting. */
export function nodOr(name: string, text: string, { topic }: AgentState): string {
  const isTalk = topic !== undefined && topic.call !== 'help_route'
  return name === 'greet' && isTalk && NOD.test(text) ? 'thanks' : name
}

/** What needs no tool. */
export function smallTalk(kind: string, state: AgentState): ToolResult {
  switch (kind) {
    case 'greet':
      return result(
        state,
        'greet',
        'Hello. Add an energy bill, or tell me your postcode, and I look for what is best for you. That can also be to stay.',
        [START],
      )
    case 'thanks':
      return result(state, 'thanks', 'You are welcome. Is there anything else about your energy?')
    case 'bye':
      return result(state, 'bye', 'Goodbye. Your chat is kept, so you can come back to it.')
    case 'start_over':
      return result(
        { ...freshState(), hasIntroduced: true, turns: state.turns, summary: state.summary },
        'start_over',
        'Done. I have put aside what you told me. Bills that you added stay. What would you like to know?',
        [START],
      )
    case 'rude':
      return result(
        state,
        'rude',
        'I am sorry that this is not going well. Tell me what you need in a few words, or say that you would like a person.',
        [
          {
            kind: 'choices',
            choices: [
              { label: 'Talk to a person', text: 'I would like to talk to a person' },
              { label: 'Compare tariffs', text: 'Compare tariffs for me' },
            ],
          },
        ],
      )
    case 'declined':
      return result(state, 'declined', 'Fine. Nothing has been done. What would you like instead?')
    // A switch may have been begun before: what is said here is true then too.
    case 'left':
      return result(
        state,
        'left',
        'Fine, I leave it there. Nothing is sent to anybody unless you agree to it. What would you like instead?',
      )
    default:
      return result(
        state,
        'off_topic',
        'That is outside what I can do. I help with energy for homes: bills, tariffs, the price cap and switching. Is there something about your energy that I can look at?',
        [START],
      )
  }
}
