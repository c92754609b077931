import { randomCatalogue } from '@mowatt/tariffs/random-catalogue'
import { randomHome } from '@mowatt/tariffs/random-homes'
import { shippedFigures, annualCost, prepareCatalogue, watchVerdict } from '@mowatt/tariffs'

const ON = '2026-11-18'
const TARIFFS = 500
const ALL_HOMES = 100_000
const FEW_HOMES = 2000
const BATCH = 250
const SUMS_PER_BATCH = 250
/** A home is compared on three days, and for up to five uses, with each tariff: some thousands of yearly costs. */
const WANTED_SUMS = 25

/**
 * The cost of comparing every watched home with every tariff, on one core and without the database: as a multiple of
 * one exact yearly cost on the same machine, and in seconds of a processor for all of them. True when it takes too
 * long.
 */
export function measureWatchedHomes(count = FEW_HOMES): Promise<boolean> {
  const catalogue = randomCatalogue(1, TARIFFS, ON)
  const prepared = prepareCatalogue(catalogue, ON, shippedFigures.vatRates)
  const homesFrom = (seed: number) =>
    Array.from({ length: BATCH }, (_, index) => ({ ...randomHome(seed + index, ON), catalogue }))
  const sums = homesFrom(1)
  let homesMs = 0
  let sumsMs = 0
  // The first homes of a region have its tariffs prepared: measured once, as it happens once in a run.
  const preparingMs = cpuMs(() => {
    for (let seed = 0; seed < 8 * BATCH; seed += BATCH) for (const home of homesFrom(seed)) watchVerdict(home, prepared)
  })
  const kinds = new Map<string, number>()
  // Interleaved, so that a noisy minute affects both alike.
  for (let done = 0; done < count; done += BATCH) {
    const homes = homesFrom(1_000_000 + done)
    homesMs += cpuMs(() => {
      for (const home of homes) {
        const { kind } = watchVerdict(home, prepared)
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      }
    })
    sumsMs += cpuMs(() => {
      for (const { current, use } of sums.slice(0, SUMS_PER_BATCH)) {
        const { electricity, gas } = use
        annualCost({
          contracts: current,
          usage: { ...(electricity && { electricity: electricity.use }), ...(gas && { gas: gas.use }) },
          from: ON,
          vat: shippedFigures.vatRates,
        })
      }
    })
  }
  const rounds = Math.ceil(count / BATCH)
  const homeMs = homesMs / (rounds * BATCH)
  const ratio = homeMs / (sumsMs / (rounds * SUMS_PER_BATCH))
  const seconds = (preparingMs + homeMs * ALL_HOMES) / 1000
  const said = [...kinds].map(([kind, many]) => `${kind} ${many}`).join(', ')
  console.log(`${rounds * BATCH} homes against ${TARIFFS} tariffs: ${homeMs.toFixed(2)} ms each (${said})`)
  console.log(
    `a home weighs as much as ${ratio.toFixed(1)} exact sums, wanted ${WANTED_SUMS} or fewer: ${ratio > WANTED_SUMS ? 'SHORT' : 'ok'}`,
  )
  console.log(`${ALL_HOMES.toLocaleString('en-GB')} homes: ${seconds.toFixed(0)} s of one processor`)
  return Promise.resolve(ratio > WANTED_SUMS)
}

function cpuMs(work: () => void): number {
  const before = process.cpuUsage()
  work()
  return process.cpuUsage(before).user / 1000
}

/** `node tools/bench/watched-homes.ts 100000` compares all of them. */
if (import.meta.main) process.exit((await measureWatchedHomes(Number(process.argv[2] ?? FEW_HOMES))) ? 1 : 0)
