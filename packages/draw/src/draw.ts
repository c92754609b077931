/** The draw: who wins, so that anybody can work it out again. docs/draw-algorithm.md says how, for strangers. */
export { QUICKNET, roundFrom, secondsOfRound } from './beacon-chain.ts'
export {
  checkEvidence,
  type Checked,
  type CheckOutcome,
  type CheckStep,
  poolOf,
  rootOfEntries,
} from './check-evidence.ts'
export { findReceiptProblem, type ReceiptProblem } from './check-receipt.ts'
export { commitEntry, leafBytes, SALT_BYTES } from './commit-entry.ts'
export { drawOrder, seedOf } from './draw-order.ts'
export type { DrawCommitment, Evidence } from './evidence.ts'
export { hashCommitment, hashRules } from './hash-document.ts'
export { merklePath } from './merkle-tree.ts'
export { RECORDED_ROUND } from './recorded-round.ts'
export { type BeaconRound, isSignedRound, randomnessOf } from './verify-round.ts'
export { winnersOf } from './winners-of.ts'
