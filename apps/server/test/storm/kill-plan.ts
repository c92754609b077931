import { createHash } from 'node:crypto'

/** What a person has just done or heard when somebody is killed. */
export const moments = [
  'asks to join',
  'a mail is taken',
  'opens the link',
  'hands in a run',
  'answers the question',
  'follows us',
  'bill of the quest is acknowledged',
  'Mo thinks',
  'bill in the chat is asked about',
  'begins a switch',
  'consents',
  'sets a reminder',
  'asks for a person',
  'bill is sent',
  'bill is acknowledged',
  'something is found on the bill',
  'the tariff is found on the bill',
  'the link is there',
  'redeems the link',
] as const
export type Victim = 'server' | 'database' | 'both'
export type Moment = (typeof moments)[number]

const victims: readonly Victim[] = ['server', 'database', 'both']
const MOST_LATER = 3

/** Who is killed, at which moment, or when so many further ones have passed. */
export type Kill = { moment: Moment; later: number; victim: Victim }

/** Every moment before any comes again, each time with another victim, in an order that the seed decides. */
export function planKills(count: number, seed: number): Kill[] {
  const kills: Kill[] = []
  for (let round = 0; kills.length < count; round++) {
    const chance = (moment: Moment) => createHash('sha256').update(`${seed} ${round} ${moment}`).digest()
    const drawn = moments.map((moment, at) => {
      // Three rounds bring every moment together with every victim.
      const victim = victims[(at + round + seed) % victims.length] ?? 'both'
      const order = chance(moment)
      // In the first round right then: what follows the moment is what it is there for. And Mo is made to wait for it.
      const isAtOnce = round === 0 || moment === 'Mo thinks'
      return { order, kill: { moment, victim, later: isAtOnce ? 0 : (order.at(-1) ?? 0) % MOST_LATER } }
    })
    drawn.sort((a, b) => Buffer.compare(a.order, b.order))
    kills.push(...drawn.map(({ kill }) => kill))
  }
  return kills.slice(0, count)
}
