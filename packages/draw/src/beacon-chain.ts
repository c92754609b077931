/** A public randomness beacon: what is needed to verify its rounds. */
export type BeaconChain = {
  name: string
  scheme: 'bls-unchained-g1-rfc9380'
  hash: string
  publicKey: string
  genesisSeconds: number
  periodSeconds: number
}

/**
 * The beacon that drand's League of Entropy runs for everybody. Its key is hard-coded here, so that no server has to be
 * trusted.
 */
export const QUICKNET: BeaconChain = {
  name: 'drand quicknet',
  scheme: 'bls-unchained-g1-rfc9380',
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesisSeconds: 1_692_803_367,
  periodSeconds: 3,
}

/** The time a round is published, in seconds since 1970. */
export function secondsOfRound({ genesisSeconds, periodSeconds }: BeaconChain, round: number): number {
  return genesisSeconds + (round - 1) * periodSeconds
}

/** The first round that is published at this second or later. */
export function roundFrom({ genesisSeconds, periodSeconds }: BeaconChain, seconds: number): number {
  return Math.max(1, Math.ceil((seconds - genesisSeconds) / periodSeconds) + 1)
}
