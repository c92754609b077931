export type Act = 'visit' | 'sign-up' | 'chat' | 'upload'
export type Arrival = { atMs: number; act: Act }

/** Per hundred visitors. `docs/scale.md` says why. */
export const MIX: Readonly<Record<Act, number>> = { visit: 90, 'sign-up': 5, chat: 3, upload: 2 }

/**
 * Random arrivals at a given rate, independent of how fast earlier ones are answered. The acts are dealt in the shares
 * of the mix, so that two steps have the same work in them.
 */
export function planArrivals(perSecond: number, seconds: number, random: () => number): Arrival[] {
  const deck = Object.entries(MIX).flatMap(([act, share]) => Array.from({ length: share }, () => act as Act))
  const arrivals: Arrival[] = []
  let hand: Act[] = []
  for (let atMs = gap(); atMs < seconds * 1000; atMs += gap()) {
    if (hand.length === 0) hand = shuffled(deck, random)
    arrivals.push({ atMs, act: hand.pop() ?? 'visit' })
  }
  return arrivals

  function gap(): number {
    return (-Math.log(1 - random()) / perSecond) * 1000
  }
}

function shuffled<Each>(items: readonly Each[], random: () => number): Each[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}
