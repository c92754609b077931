/** A small seeded generator, so that a failing case can be reproduced. */
export function chanceFrom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    whole,
    often: (share: number) => next() < share,
    pick: <T>(items: readonly T[]): T => items[whole(0, items.length - 1)]!,
  }
}
export type Chance = ReturnType<typeof chanceFrom>
