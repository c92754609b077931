import { wireFigures } from '@mowatt/contract/wire-figures'
import { randomTimedCatalogue } from '@mowatt/tariffs/random-timed-catalogue'
import {
  shippedFigures,
  AS_NOW,
  HalfHourReader,
  replayTariffs,
  sumOf,
  typicalHalfHours,
  type WhatIfs,
} from '@mowatt/tariffs'
import { sampleCatalogue } from '@mowatt/tariffs/sample-catalogue'
import { timedSamples } from '@mowatt/tariffs/timed-samples'
import { wireTariff } from '../../apps/server/src/features/switching/tariffs/wire-tariff.ts'
import { readChoices } from '../../apps/web/app/features/half-hours/home-choices.ts'
import { drawYear } from '../../apps/web/app/features/half-hours/pictures/draw-year.ts'
import { createWeigher } from '../../apps/web/app/features/half-hours/weigh/weigh-home.ts'

const ON = '2026-11-18'
const TARIFFS = 500
const HALF_HOURS = 2_000_000
const LINES_PER_PIECE = 1000
const WANTED_REPLAY_MS = 2000
const WANTED_IMPORT_MS = 10_000
const WANTED_MEGABYTES = 200
const WANTED_MOVE_MS = 100
/** Of adding up every half hour of both fuels once for each tariff, which is unavoidable. */
const WANTED_MOVE_TIMES = 12
const MOVES = 20
const TRIES = 5

/** Half hours: the cost of reading many of them, and of replaying a year on many tariffs. True when it is too much. */
export function measureHalfHours(): Promise<boolean> {
  const isSlowToRead = measureImport()
  const isSlowToReplay = measureReplay()
  const isSlowToMove = measureMoves()
  return Promise.resolve(isSlowToRead || isSlowToReplay || isSlowToMove)
}

/** The cost of moving a slider on the visitor's device: the figures, and the charts after them. */
function measureMoves(): boolean {
  const isHere = ({ region, paymentMethod }: { region: string; paymentMethod: string }) =>
    region === 'C' && paymentMethod === 'direct_debit'
  const tariffs = [...sampleCatalogue(), ...timedSamples()]
    .map((tariff) => wireTariff(tariff, tariff.prices.filter(isHere)))
    .filter(({ prices }) => prices.length > 0)
  const weigh = createWeigher({
    today: ON,
    choices: readChoices(new URLSearchParams()),
    tariffs,
    exports: [],
    figures: wireFigures(shippedFigures, 'C'),
    own: {},
  })
  const six = { ...AS_NOW, degrees: 1, homeDays: 2, washing: 4, panels: 4, battery: 5 }
  // Each differs from the last, as while a slider is dragged.
  const moves = (from: WhatIfs) => Array.from({ length: MOVES }, (_, move) => ({ ...from, car: 3000 + 500 * move }))
  const perMove = (work: () => unknown) => quietMs(work) / MOVES
  for (const whatIfs of moves(six)) weigh(whatIfs)
  const oneMs = perMove(() => moves(AS_NOW).forEach(weigh))
  const sixMs = perMove(() => moves(six).forEach(weigh))
  const weighed = moves(six).map(weigh)
  const drawMs = perMove(() => weighed.forEach((each) => drawYear(each, each.ofTariff(tariffs[0]!.tariff_id))))
  const { before } = weigh(AS_NOW)
  const bareMs = perMove(() => addUp(before.electricity.wattHours, tariffs.length * 2 * MOVES))
  const times = sixMs / bareMs
  // The machine's own speed is not ours to judge, only the multiple of the least.
  const isShort = times > WANTED_MOVE_TIMES
  console.log(
    `a move of a slider with ${tariffs.length} tariffs: ${oneMs.toFixed(0)} ms of a processor with one change and ` +
      `${sixMs.toFixed(0)} ms with six, then ${drawMs.toFixed(0)} ms for the pictures ` +
      `(${WANTED_MOVE_MS} ms is the aim); six are ${times.toFixed(0)} times adding up the half hours for each tariff: ` +
      `wanted ${WANTED_MOVE_TIMES}: ${isShort ? 'SHORT' : 'ok'}`,
  )
  return isShort || added < 0
}

let added = 0

function addUp(wattHours: Uint32Array, times: number): void {
  for (let turn = 0; turn < times; turn++) {
    let sum = 0
    for (let index = 0; index < wattHours.length; index++) sum += (wattHours[index] ?? 0) * (turn + 1)
    added += sum
  }
}

/** The least of a few tries: other load on the machine only ever adds. */
function quietMs(work: () => unknown): number {
  return Math.min(...Array.from({ length: TRIES }, () => cpuMs(work)))
}

function measureImport(): boolean {
  const reader = new HalfHourReader({ fuel: 'electricity', today: '2119-12-31' })
  let readMs = 0
  let bareMs = 0
  let mostBytes = 0
  const before = process.memoryUsage().rss
  for (const piece of pieces()) {
    readMs += cpuMs(() => reader.push(piece))
    bareMs += cpuMs(() => splitLines(piece))
    mostBytes = Math.max(mostBytes, process.memoryUsage().rss)
  }
  let found = 0
  readMs += cpuMs(() => {
    const read = reader.end()
    if (read.kind === 'refused') throw new Error(read.message)
    found = read.halfHours.wattHours.length
  })
  const megabytes = (Math.max(mostBytes, process.memoryUsage().rss) - before) / 1e6
  const isShort = readMs > WANTED_IMPORT_MS || megabytes > WANTED_MEGABYTES
  console.log(
    `${found.toLocaleString('en-GB')} half hours of CSV read in ${(readMs / 1000).toFixed(1)} s of a processor, ` +
      `${(readMs / bareMs).toFixed(1)} times a bare split into lines and cells, with ${megabytes.toFixed(0)} MB more: ` +
      `wanted ${WANTED_IMPORT_MS / 1000} s and ${WANTED_MEGABYTES} MB: ${isShort ? 'SHORT' : 'ok'}`,
  )
  return isShort
}

/** A meter that has been read since 2000 and long into the future, in the format of Octopus's account CSV. */
function* pieces(): Generator<string> {
  yield 'Consumption (kwh), Start, End\n'
  const first = Date.UTC(2000, 0, 2)
  for (let index = 0; index < HALF_HOURS; index += LINES_PER_PIECE) {
    let piece = ''
    for (let line = index; line < index + LINES_PER_PIECE; line++) {
      const [start, end] = [line, line + 1].map((each) => new Date(first + each * 1_800_000).toISOString())
      piece += `0.${String(line % 1000).padStart(3, '0')}, ${start}, ${end}\n`
    }
    yield piece
  }
}

function splitLines(piece: string): number {
  return piece.split('\n').reduce((cells, line) => cells + line.split(',').length, 0)
}

function measureReplay(): boolean {
  const { year } = typicalHalfHours({ fuel: 'electricity', wattHours: 3_500_000, hasEv: true }, '2025-11-18')
  const catalogue = randomTimedCatalogue(1, TARIFFS, ON, year.from).map((tariff) => ({
    ...tariff,
    availableFrom: '2025-01-01',
    availableTo: '2027-12-31',
  }))
  const price = {
    from: '2026-01-01',
    unitRates: { single: 26_000_000 },
    standingMicroPencePerDay: 50_000_000,
    includesVatBasisPoints: 500,
  }
  const replay = () =>
    replayTariffs({
      on: ON,
      home: { region: 'C', paymentMethod: 'direct_debit', has: [], supplier: 'Old' },
      use: { electricity: year },
      current: { electricity: { prices: [price] } },
      catalogue,
      figures: shippedFigures,
    })
  let ranked = 0
  // The first is the one that a visitor waits for: nothing is warm.
  const firstMs = cpuMs(() => {
    const { quotes, apart } = replay()
    ranked = quotes.length + apart.length
  })
  const nextMs = cpuMs(replay)
  const rates = Float64Array.from({ length: year.wattHours.length }, (_, index) => index)
  let bare = 0
  const bareMs = cpuMs(() => {
    for (let tariff = 0; tariff < TARIFFS; tariff++) {
      for (let index = 0; index < rates.length; index++) bare += (year.wattHours[index] ?? 0) * (rates[index] ?? 0)
    }
  })
  const isShort = firstMs > WANTED_REPLAY_MS
  console.log(
    `${TARIFFS} tariffs (${ranked} with a price here) by ${year.wattHours.length} half hours, ${sumOf(year) / 1000} kWh: ` +
      `${firstMs.toFixed(0)} ms of a processor the first time and ${nextMs.toFixed(0)} ms the next, ` +
      `${(nextMs / bareMs).toFixed(1)} times multiplying and adding them all: ` +
      `wanted ${WANTED_REPLAY_MS} ms: ${isShort ? 'SHORT' : 'ok'}${bare > 0 ? '' : ' '}`,
  )
  return isShort
}

function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

if (import.meta.main) process.exit((await measureHalfHours()) ? 1 : 0)
