import type { Command } from '../command/command.ts'
import type { Outcome, RunContext } from '../say/outcome.ts'
import { filled } from './compare.ts'

const LINKS = { kind: 'links' as const, links: [{ label: 'Waitlist', url: '/waitlist', note: '' }] }
const MOST_SWITCHES = 3

/** How a switch is getting on, or the person's place in the queue. */
export function progress(
  { of }: Extract<Command, { do: 'progress' }>,
  { state, world, facts: book }: RunContext,
): Outcome {
  if (of === 'switch') {
    const template = world.switches.length > 0 ? 'progress.switch' : 'act.no_switch'
    return { statements: [{ template, role: 'answer' }], cards: world.switches.slice(0, MOST_SWITCHES), state }
  }
  const place = filled('progress.waitlist', 'answer', {
    rank: book.record('waitlist', 'rank'),
    total: book.record('waitlist', 'total'),
    points: book.record('waitlist', 'points'),
  })
  return { statements: [place ?? { template: 'progress.not_listed', role: 'answer' }], cards: [LINKS], state }
}
