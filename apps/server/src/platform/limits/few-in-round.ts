import { createFairLine } from './fair-line.ts'

/** A request takes up to half a millisecond until it first awaits something. */
const MOST = 16

/**
 * Starts requests: a few in each round of the event loop. The rest waits for the next rounds, in which networks take
 * turns: otherwise hundreds that arrive at the same moment would all be started before any other.
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
