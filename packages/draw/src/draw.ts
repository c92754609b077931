/** The draw: who wins, so that anybody can work it out again. docs/draw-algorithm.md says how, for strangers. */
export { type BeaconChain, QUICKNET, roundFrom, secondsOfRound } from './beacon-chain.ts'
export {
  checkEvidence,
  type Checked,
  type CheckOutcome,
  type CheckStep,
  checkSteps,
  poolOf,
  rootOfEntries,
} from './check-evidence.ts'
export { findReceiptProblem, type Receipt, type ReceiptProblem } from './check-receipt.ts'
export { commitEntry, type EntryOpening, leafBytes, SALT_BYTES } from './commit-entry.ts'
export { drawOrder, seedOf } from './draw-order.ts'
export type { DrawCommitment, Evidence, EvidenceAward, EvidenceEntry, EvidenceRules } from './evidence.ts'
export { hashCommitment, hashRules } from './hash-document.ts'
export { merklePath } from './merkle-tree.ts'
export { RECORDED_ROUND } from './recorded-round.ts'
export { type BeaconRound, isSignedRound, randomnessOf } from './verify-round.ts'
export { type Winner, winnersOf } from './winners-of.ts'
