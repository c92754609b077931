import { type AgentReply, type AgentState, freshState, type KnownNames, takeTurn, type World } from '@mowatt/agent'
import { testWorld } from '@mowatt/agent/test-world'
import { sayPounds } from '@mowatt/tariffs'
import type { Model } from '../../src/platform/model/model.ts'
import { type Phrasing, phraseByModel } from '../../src/features/agent/phrase-by-model.ts'
import * as phraseTasks from '../../src/features/agent/phrase-tasks.ts'
import { runHere } from '../run-here.ts'
import { namesOf } from '../../src/features/agent/names-of-world.ts'
import { type Seen, type Talk, TALKS } from './lie.ts'

export type Played = {
  reply: AgentReply
  before: AgentState
  world: World
  text: string
  seen: Seen
  known: KnownNames
}

/** The built-in engine's answer to the last question of a talk. */
export async function playTalk(talk: Talk): Promise<Played> {
  const { asks, bill } = TALKS[talk]
  const world = testWorld({ bill })
  let before: AgentState = { ...freshState(), hasIntroduced: true }
  let reply: AgentReply | undefined
  for (const text of asks) {
    if (reply) before = reply.state
    reply = await takeTurn({ text, state: before, world })
  }
  if (!reply) throw new Error('Nothing was asked')
  return { reply, before, world, text: asks.at(-1) ?? '', seen: seenIn(reply), known: namesOf(world) }
}

function seenIn({ text, cards }: AgentReply): Seen {
  const offers = cards.flatMap((card) =>
    card.kind === 'comparison' ? card.offers : card.kind === 'tariff' ? [card.offer] : [],
  )
  return {
    text,
    sums: text.match(/£[\d,.]*\d/g) ?? [],
    days: text.match(/\d{1,2} [A-Z][a-z]+ \d{4}/g) ?? [],
    offers: offers.map(({ name, supplier, pence }) => ({ name, supplier, year: sayPounds(pence) })),
  }
}

/** What somebody reads when a model, over the wire, answers that. */
export async function readAnswer(played: Played, model: Model): Promise<string> {
  const told: string[] = []
  const phrasing: Phrasing = {
    model,
    ledger: { mayAsk: async () => true, note: async () => {} },
    ownHosts: new Set(['mowatt.example']),
    run: runHere(phraseTasks),
    onCut: (error) => {
      throw error
    },
  }
  const asking = {
    chatId: 'one',
    text: played.text,
    state: played.before,
    world: played.world,
    history: [],
    facts: [],
    tell: (piece: { kind: string; text?: string }) => void told.push(piece.text ?? ''),
    signal: new AbortController().signal,
  }
  const answer = await phraseByModel(asking, played.reply, phrasing)
  if (answer && told.join('').trim() !== answer.text.trim()) throw new Error('What is told is not what is kept')
  return (answer?.text ?? played.reply.text).replaceAll(/\s+/g, ' ').trim()
}
