import { expect, test } from 'vitest'
import {
  checkEvidence,
  commitEntry,
  drawOrder,
  type Evidence,
  findReceiptProblem,
  hashCommitment,
  hashRules,
  leafBytes,
  merklePath,
  poolOf,
  QUICKNET,
  randomnessOf,
  RECORDED_ROUND,
  rootOfEntries,
  secondsOfRound,
  seedOf,
  winnersOf,
} from './draw.ts'
import { reproduce } from '../test/second-implementation.ts'

const competition = 'practice-2026'
const rules = {
  title: 'Practice',
  prizes: [
    { first: 1, last: 1, prize: 'AirPods 4' },
    { first: 2, last: 15, prize: 'Smart plugs' },
  ],
  draw: { first: 16, last: 100, winners: 5, prize: '£20 voucher' },
}
const saltOf = (place: number) => place.toString(16).padStart(64, '0')
const entryOf = (place: number) => ({
  competition,
  person: `person-${place}@mowatt.example`,
  alias: `Brisk Badger ${place}`,
  place,
  points: 2000 - place,
})

type Options = { entrants: number; source?: 'network' | 'recorded'; lost?: readonly number[] }

/** As a promoter publishes it. `lost` adds the unclaimed awards. */
function published({ entrants, source = 'network', lost = [] }: Options): Evidence {
  const entries = Array.from({ length: entrants }, (_, at) => {
    const entry = entryOf(at + 1)
    const { place, alias, points } = entry
    return { place, alias, points, commitment: commitEntry(entry, saltOf(place)) }
  })
  const roundSeconds = secondsOfRound(QUICKNET, RECORDED_ROUND.round)
  const commitment = {
    competition,
    rules_hash: hashRules(rules),
    merkle_root: rootOfEntries(entries),
    entrants,
    chain: QUICKNET.hash,
    round: RECORDED_ROUND.round,
    round_seconds: roundSeconds,
    committed_seconds: source === 'network' ? roundSeconds - 3600 : roundSeconds + 3600,
    beacon_source: source,
  }
  const randomness = randomnessOf(RECORDED_ROUND.signature)
  const seed = seedOf({ randomness, merkleRoot: commitment.merkle_root, competition })
  const order = [...drawOrder(seed, poolOf(entries, rules.draw))]
  const replaced = lost.map((replaces) => ({ number: 0, replaces }))
  const winners = winnersOf({ rules, entrants, order, replaced })
  const first = winners.length - lost.length
  return {
    competition,
    rules,
    rules_hash: commitment.rules_hash,
    entries,
    commitment,
    commitment_hash: hashCommitment(commitment),
    beacon: { ...RECORDED_ROUND, randomness },
    draw: { seed, order },
    awards: winners.map((winner, at) => ({
      ...winner,
      number: at + 1,
      alias: null,
      replaces: at < first ? null : lost[at - first]!,
    })),
  }
}

const failing = (evidence: Evidence) =>
  checkEvidence(evidence).flatMap(({ step, outcome }) => (outcome === 'holds' ? [] : [`${step} ${outcome}`]))

test.for([1, 2, 15, 16, 17, 20, 21, 100, 137])('evidence of %i entrants holds, step by step', (entrants) => {
  expect(failing(published({ entrants }))).toEqual([])
})

test('another implementation finds the same order and winners from the evidence alone', () => {
  const evidence = published({ entrants: 137, lost: [3, 18, 21] })
  const again = reproduce(JSON.parse(JSON.stringify(evidence)) as Evidence)
  expect(again).toEqual({
    rulesHash: evidence.rules_hash,
    merkleRoot: evidence.commitment?.merkle_root,
    commitmentHash: evidence.commitment_hash,
    seed: evidence.draw?.seed,
    order: evidence.draw?.order,
    winners: evidence.awards.map(({ place, prize }) => `${place} ${prize}`),
  })
  expect(evidence.awards).toHaveLength(23)
  expect(new Set(evidence.awards.map(({ place }) => place)).size).toBe(23)
})

test('a prize that nobody claimed goes to the next in the same order', () => {
  const evidence = published({ entrants: 40, lost: [1, 16] })
  expect(failing(evidence)).toEqual([])
  const order = evidence.draw!.order
  expect(evidence.awards.slice(-2)).toMatchObject([
    { prize: 'AirPods 4', place: order[5], replaces: 1 },
    { prize: '£20 voucher', place: order[6], replaces: 16 },
  ])
})

test('a round that was public already is practice and never more', () => {
  expect(failing(published({ entrants: 20, source: 'recorded' }))).toEqual(['commitment practice'])
  const passedOff = published({ entrants: 20, source: 'recorded' })
  const commitment = { ...passedOff.commitment!, beacon_source: 'network' as const }
  expect(failing({ ...passedOff, commitment, commitment_hash: hashCommitment(commitment) })).toEqual([
    'commitment fails',
  ])
})

test.for<[string, (evidence: Evidence) => Evidence, string[]]>([
  [
    'points that do not fall with the place',
    (evidence) => ({
      ...evidence,
      entries: evidence.entries.map((entry) => (entry.place === 21 ? { ...entry, points: 9999 } : entry)),
    }),
    ['entries fails'],
  ],
  [
    'a winner under another alias',
    (evidence) => ({
      ...evidence,
      awards: evidence.awards.map((award, at) => (at === 15 ? { ...award, alias: 'Operator Friend' } : award)),
    }),
    ['winners fails'],
  ],
  ['a changed rule', (each) => ({ ...each, rules: { ...rules, title: 'Other' } }), ['rules fails']],
  [
    'another entrant in one place',
    (each) => ({
      ...each,
      entries: each.entries.with(19, {
        ...each.entries[19]!,
        commitment: commitEntry({ ...entryOf(20), person: 'promoter@mowatt.example' }, saltOf(20)),
      }),
    }),
    ['entries fails', 'seed fails', 'winners fails'],
  ],
  [
    'an entrant left out',
    (each) => ({ ...each, entries: each.entries.toSpliced(30, 1) }),
    ['entries fails', 'seed fails', 'winners fails'],
  ],
  [
    'a forged signature',
    (each) => ({
      ...each,
      beacon: {
        ...each.beacon!,
        signature: `b4${RECORDED_ROUND.signature.slice(2)}`,
        randomness: randomnessOf(`b4${RECORDED_ROUND.signature.slice(2)}`),
      },
    }),
    ['beacon fails', 'seed fails', 'winners fails'],
  ],
  [
    'a round other than the named one',
    (each) => ({
      ...each,
      beacon: {
        round: 1000,
        signature: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
        randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
      },
    }),
    ['beacon fails', 'seed fails', 'winners fails'],
  ],
  ['another seed', (each) => ({ ...each, draw: { ...each.draw!, seed: '00'.repeat(32) } }), ['seed fails']],
  [
    'two places exchanged in the order',
    (each) => ({ ...each, draw: { ...each.draw!, order: each.draw!.order.toReversed() } }),
    ['winners fails'],
  ],
  [
    'a friend as the winner',
    (each) => ({ ...each, awards: each.awards.with(17, { ...each.awards[17]!, place: 99 }) }),
    ['winners fails'],
  ],
  [
    'another commitment',
    (each) => ({ ...each, commitment: { ...each.commitment!, round: 1, round_seconds: QUICKNET.genesisSeconds } }),
    ['commitment fails', 'beacon fails'],
  ],
  [
    'nonsense',
    (each) => ({ ...each, beacon: { ...each.beacon!, signature: 'zz' } }),
    ['beacon fails', 'seed fails', 'winners fails'],
  ],
])('%s is found', ([, change, found]) => {
  expect(failing(change(published({ entrants: 60 })))).toEqual(found)
})

test('before the draw there is nothing to hold yet', () => {
  const evidence = { ...published({ entrants: 20 }), beacon: null, draw: null, awards: [] }
  expect(failing(evidence)).toEqual(['beacon waits', 'seed waits', 'winners waits'])
})

test('a receipt proves its own entry and no other', () => {
  const { entries, commitment } = published({ entrants: 37 })
  const leaves = entries.map((each) => leafBytes(each.place, each.commitment))
  for (const { place, commitment: committed } of entries) {
    const receipt = {
      entry: entryOf(place),
      salt: saltOf(place),
      commitment: committed,
      path: merklePath(leaves, place - 1),
    }
    expect(findReceiptProblem(receipt, commitment!)).toBeUndefined()
    const other = { ...receipt, entry: { ...receipt.entry, person: 'somebody@mowatt.example' } }
    expect(findReceiptProblem(other, commitment!)).toBe('wrong_opening')
    const moved = { ...receipt, path: merklePath(leaves, place % 37) }
    expect(findReceiptProblem(moved, commitment!)).toBe('not_in_tree')
    expect(findReceiptProblem({ ...receipt, path: receipt.path.slice(1) }, commitment!)).toBe('not_in_tree')
    expect(findReceiptProblem(receipt, { ...commitment!, competition: 'other' })).toBe('other_competition')
  }
})

test('the example for strangers is right', () => {
  const entries = [1, 2, 3, 4, 5].map((place) => {
    const entry = {
      competition: 'example',
      person: `p${place}@mowatt.example`,
      alias: `Mole ${place}`,
      place,
      points: 100 - place,
    }
    return { place, commitment: commitEntry(entry, `0${place}`.repeat(32)) }
  })
  const seed = seedOf({
    randomness: randomnessOf(RECORDED_ROUND.signature),
    merkleRoot: rootOfEntries(entries),
    competition: 'example',
  })
  expect(entries[0]?.commitment).toBe('082513ee3d384f60e007c6a04e4ffef59f92b816a833fc2e6db2d71ffca5b1ca')
  expect(rootOfEntries(entries)).toBe('eca6982b2fded4123b79fb7a0c7823c4b21be7ca70efe9ed0bbe843f30d4aea7')
  expect(seed).toBe('b9600570b86ad8ad149d5c309fbd6bd43bce06c06a79df9f8de50b636d14389d')
  expect([...drawOrder(seed, [2, 3, 4, 5])]).toEqual([3, 4, 2, 5])
})

test('neighbours may have the same points', () => {
  const evidence = published({ entrants: 30 })
  const entries = evidence.entries.map((entry) => ({ ...entry, points: 10 }))
  expect(checkEvidence({ ...evidence, entries })).toContainEqual(
    expect.objectContaining({ step: 'entries', outcome: 'holds' }),
  )
})
