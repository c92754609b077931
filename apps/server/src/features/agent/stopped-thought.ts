import type { World } from '@mowatt/agent'
import type { ChatCard } from '@mowatt/contract'
import type { Answer, Asking } from './answer.ts'

const WHO = 'I’m Mo, an AI. '
const TOO_LONG =
  "That took me too long to work out, so I've stopped. Try a shorter question, or ask to talk to a person."
const BILL_TOO_LONG =
  "I've read your bill, but it took me too long to work out what it says, so I've stopped. You can see what I read above. Ask me about any of it, or ask to talk to a person."

export type Effects = { world: World; done: () => { text: string; cards: ChatCard[] } }

/** The same world, which records what was done in it: work that is stopped half-way must still report its effects. */
export function noteEffects(world: World): Effects {
  const done = new Set<string>()
  const cards: ChatCard[] = []
  return {
    done: () => ({ text: [...done].join(''), cards }),
    world: {
      ...world,
      async correctFact(...given) {
        const reading = await world.correctFact(...given)
        if (reading) done.add(' I’ve corrected that value on your bill.')
        return reading
      },
      async startSwitch(...given) {
        const card = await world.startSwitch(...given)
        if (!('refused' in card)) {
          done.add(' I’ve started your switch. You’ll find it below.')
          cards.push(card)
        }
        return card
      },
      async setReminder(...given) {
        const set = await world.setReminder(...given)
        if (typeof set === 'object' && 'to' in set) done.add(' Your reminder is set.')
        return set
      },
      async stopReminders() {
        const stopped = await world.stopReminders()
        if (stopped.length > 0) done.add(' I’ve stopped your reminder.')
        return stopped
      },
    },
  }
}

/** What Mo says when its thinking had to be stopped. It knows what it knew before. */
export function stoppedThought(
  { state, tell }: Pick<Asking, 'state' | 'tell'>,
  { done }: Effects,
  about: 'question' | 'bill',
): Answer {
  const { text: effects, cards } = done()
  const text = `${state.hasIntroduced ? '' : WHO}${about === 'bill' ? BILL_TOO_LONG : TOO_LONG}${effects}`
  tell({ kind: 'text', text })
  for (const card of cards) tell({ kind: 'card', card })
  return { text, cards, facts: [], state, isStopped: false }
}
