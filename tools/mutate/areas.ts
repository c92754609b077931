export type Area = {
  name: string
  /** The files that are mutated. Tables of data are left out: a test of them would be a copy of them. */
  sources: string[]
  /** The tests that have to notice. */
  tests: string[]
  /** How many mutants are tried by default: fewer where each one queries PostgreSQL. */
  mutants: number
  /** Its types are checked by this folder's `tsconfig.json`. */
  workspace: string
  asksDatabase: boolean
}

/** Some of them need the built server, and each takes many seconds per mutant. */
const NOT_SLOW = '!**/*.{slow,long}.test.ts'
const POINTS = 'apps/server/src/features/waitlist'
const IDENTITY = 'apps/server/src/features/identity'

export const AREAS: readonly Area[] = [
  inPackage('tariffs', [
    'packages/tariffs/src/data/**',
    'packages/tariffs/src/sample/{data/**,timed-samples.ts}',
    'packages/tariffs/src/reference/appliances.ts',
  ]),
  inPackage('draw', ['packages/draw/src/recorded-round.ts']),
  // Random play for the tests is not part of the game.
  inPackage('game', ['packages/game/src/replay/play-wildly.ts']),
  {
    name: 'points',
    sources: [`${POINTS}/{ledger,ranking}/*.ts`, `${POINTS}/quests/quest-points.ts`],
    tests: [`${POINTS}/**/*.test.ts`, 'apps/server/src/features/competition/run-competition.test.ts', NOT_SLOW],
    mutants: 25,
    workspace: 'apps/server',
    asksDatabase: true,
  },
  {
    name: 'identity',
    sources: [`${IDENTITY}/**/*.ts`],
    tests: [
      `${IDENTITY}/**/*.test.ts`,
      'apps/server/test/{account-of-all-features,ended-sessions}.test.ts',
      // Only operators have to show a passkey.
      'apps/server/src/features/insights/read-insights.test.ts',
      NOT_SLOW,
    ],
    mutants: 25,
    workspace: 'apps/server',
    asksDatabase: true,
  },
]

function inPackage(name: string, data: string[]): Area {
  const workspace = `packages/${name}`
  return {
    name,
    sources: [`${workspace}/src/**/*.ts`, ...data.map((glob) => `!${glob}`)],
    tests: [`${workspace}/src/**/*.test.ts`],
    mutants: 60,
    workspace,
    asksDatabase: false,
  }
}
