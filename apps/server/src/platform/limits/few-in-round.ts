import { createFairLine } from './fair-line.ts'

/** A request costs up to half a millisecond until it waits for something. */
const MOST = 16

/**
 * Begins what comes: a few in each round of the event loop. What is more waits for the next rounds, in which networks take
 * turns: else hundreds that come at the same moment would all be begun before anybody else is heard.
 */
export function createFewInRound(most = MOST): (network: string, begin: () => void) => void {
  const line = createFairLine<() => void>()
  let begun = 0

  function begin(act: () => void): void {
    if (begun === 0) setImmediate(nextRound)
    begun += 1
    act()
  }
  function nextRound(): void {
    begun = 0
    for (let act = line.shift(); act; act = begun < most ? line.shift() : undefined) begin(act)
  }
  return (network, act) => {
    if (begun < most && line.size() === 0) begin(act)
    else line.push(network, act)
  }
}
