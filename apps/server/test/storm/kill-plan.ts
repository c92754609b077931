import { createHash } from 'node:crypto'

/** What a person has just done or received when a process is killed, and which act it is part of. */
const acts = {
  'asks to join': 'signing in',
  'a mail is taken': 'signing in',
  'opens the link': 'signing in',
  'hands in a run': 'points',
  'answers the question': 'points',
  'follows us': 'points',
  'bill of the quest is acknowledged': 'points',
  'Mo thinks': 'chat',
  'bill in the chat is asked about': 'chat',
  'asks for a person': 'chat',
  'begins a switch': 'switching',
  consents: 'switching',
  'sets a reminder': 'switching',
  'bill is sent': 'handover',
  'bill is acknowledged': 'handover',
  'something is found on the bill': 'handover',
  'the tariff is found on the bill': 'handover',
  'the link is there': 'handover',
  'redeems the link': 'handover',
} as const
export type Moment = keyof typeof acts
export const moments = Object.keys(acts) as Moment[]
export type Victim = 'server' | 'database' | 'both'

const victims: readonly Victim[] = ['server', 'database', 'both']
const MOST_LATER = 3

/** Which process is killed, and at which moment, or after so many further ones. */
export type Kill = { moment: Moment; later: number; victim: Victim }

/** Every moment before any is repeated, each time with another victim, in an order that the seed decides. */
export function planKills(count: number, seed: number): Kill[] {
  const kills: Kill[] = []
  for (let round = 0; kills.length < count; round++) {
    const chance = (moment: Moment) => createHash('sha256').update(`${seed} ${round} ${moment}`).digest()
    const drawn = moments.map((moment, at) => {
      // Three rounds combine every moment with every victim.
      const victim = victims[(at + round + seed) % victims.length] ?? 'both'
      const order = chance(moment)
      // In the first round right then, which is what the moment is for. And Mo is made to wait for it.
      const isAtOnce = round === 0 || moment === 'Mo thinks'
      return { order, kill: { moment, victim, later: isAtOnce ? 0 : (order.at(-1) ?? 0) % MOST_LATER } }
    })
    drawn.sort((a, b) => Buffer.compare(a.order, b.order))
    kills.push(...drawn.map(({ kill }) => kill))
  }
  return kills.slice(0, count)
}

/** For each kind of act the moment that comes first for this seed. */
export function planOneOfEach(seed: number): Kill[] {
  const kills = planKills(moments.length, seed)
  const kinds = new Set(Object.values(acts))
  return kills.filter(({ moment }) => kinds.delete(acts[moment]))
}
