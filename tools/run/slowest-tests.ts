import { globSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

export type TimedTest = { name: string; seconds: number }

/** The JSON reports of unit tests and of journeys, as far as they are read here. */
type UnitReport = {
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[]
}
type JourneySuite = {
  suites?: JourneySuite[]
  specs?: { file: string; title: string; tests: { results: { duration: number }[] }[] }[]
}

const FOLDER = path.resolve(import.meta.dirname, '../../node_modules/.cache/test-times')
const TOLD = 10

/** Where a step writes the duration of its tests. */
export function reportFile(stepName: string): string {
  return path.join(FOLDER, `${stepName.replaceAll(/\W+/g, '-')}.json`)
}

export function forgetReports(): void {
  rmSync(FOLDER, { recursive: true, force: true })
}

export function slowestTests(): TimedTest[] {
  return globSync(`${FOLDER}/*.json`)
    .flatMap((file) => timesOf(JSON.parse(readFileSync(file, 'utf8')) as UnitReport | JourneySuite))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, TOLD)
}

export function timesOf(report: UnitReport | JourneySuite): TimedTest[] {
  if (!('testResults' in report)) return journeysOf(report)
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => timed(path.basename(name), fullName, [duration ?? 0])),
  )
}

function journeysOf({ suites = [], specs = [] }: JourneySuite): TimedTest[] {
  const own = specs.map(({ file, title, tests }) =>
    timed(
      file,
      title,
      tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
    ),
  )
  return [...own, ...suites.flatMap(journeysOf)]
}

function timed(file: string, title: string, durationsMs: readonly number[]): TimedTest {
  return { name: `${file} › ${title}`, seconds: durationsMs.reduce((sum, ms) => sum + ms, 0) / 1000 }
}
