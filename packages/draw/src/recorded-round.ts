import type { BeaconRound } from './verify-round.ts'

/**
 * A real round of quicknet, published on 17 September 2026 at 15:23:42 UTC. A draw without a network uses it. Its
 * signature is valid, but it has been public since then: such a draw is practice, and labelled so.
 */
export const RECORDED_ROUND: BeaconRound = {
  round: 32_285_086,
  signature: 'a64d99fd7fa3e48912be7209c7b69c72c88fc5224be2516949b6f29f3a4b7e3fa069dd58b2bbb4bf2c34ae61ef631a44',
}
