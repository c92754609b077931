import { expect } from 'vitest'
import { type AgentState, freshState } from '../src/state/agent-state.ts'
import { parseCommands } from '../src/command/command-text.ts'
import { runCommand } from '../src/tools/run-command.ts'
import { createTopics } from '../src/topics/parse-topic.ts'
import type { Reply } from '../src/turn/say-turn.ts'
import { takeTurn } from '../src/turn/take-turn.ts'
import { testWorld } from './test-world.ts'

/** A message, and its reading: `the reading | another | another`. */
export type Step = readonly [text: string, reads: string]

const topic = (id: string, body: string, family = 'bills') => ({
  name: `${id}.md`,
  text: `---\nid: ${id}\ntitle: About ${id}\nfamily: ${family}\ncertainty: general\nreview_by: 2027-05-16\nsources: []\nfigures: {}\nasks: [a]\n---\n${body}\n`,
})
const topics = createTopics([
  topic('leave_prepayment', 'Ask your supplier.\n\n## more\nIt’s free.\n\n## how\nRing them.'),
  topic('exit_topic', 'You can leave.\n\n## how\nRing your supplier and ask. Then send a letter.'),
  topic('standing_charge', 'It’s a daily price, the same whatever you use.'),
  topic('carbon_monoxide', 'Go outside and ring.', 'safety'),
  topic('reminders', 'I only write to you about your deal. Your phone reminds you of the rest.'),
])

/** A talk of a user with a bill, with the real tools; every reply of it is audited. */
export async function holdTalk(...steps: readonly Step[]): Promise<Reply[]> {
  const world = { ...testWorld({ bill: true }), topics }
  let state: AgentState = { ...freshState(), hasIntroduced: true }
  const replies: Reply[] = []
  for (const [text, reads] of steps) {
    const [commands = [], ...alternatives] = reads.split(' | ').map((each) => parseCommands(each) ?? [])
    const reader = { read: async () => ({ commands, alternatives, confidence: 0.9 }) }
    const reply = await takeTurn({ text, state, world }, { reader, run: runCommand })
    expect(reply.problems).toEqual([])
    state = reply.state
    replies.push(reply)
  }
  return replies
}

/** The last text in it. */
export async function lastSaid(...steps: readonly Step[]): Promise<string | undefined> {
  return (await holdTalk(...steps)).at(-1)?.text
}
