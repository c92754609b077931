import type { Household } from '@mowatt/agent/advise-home'
import { shippedFigures, type Tariff } from '@mowatt/tariffs'
import { randomCatalogue } from '@mowatt/tariffs/random-catalogue'
import { expect, test } from 'vitest'
import { checkHomes, viewHome, type WatchedQuestion } from './home-tasks.ts'
import { watchMail } from './watch/watch-mail.ts'

const TODAY = '2026-11-18'
const LINKS = { home: 'https://a.example/home', stop: 'https://a.example/stop', oneClick: 'https://a.example/one' }
const POSTCODES = ['SW1A 1AA', 'LS6 2BQ', 'EX2 8AT', 'CF10 1EP', 'EH1 1YZ', 'M1 1AE', 'NR2 1TF', 'BS1 4DJ']
const catalogue: readonly Tariff[] = randomCatalogue(7, 60, TODAY)
const residents: Record<string, unknown> = { catalogue, figures: shippedFigures }
const given = { resident: (name: string) => residents[name] } as Parameters<typeof checkHomes>[1]

/** Known to the penny, by rates alone, by spending, and hardly at all. */
function householdOf(seed: number): Household {
  const some = (least: number, most: number, step: number) => least + ((seed * step) % (most - least))
  return {
    postcode: POSTCODES[seed % POSTCODES.length]!,
    fuels: seed % 5 === 0 ? 'electricity' : 'both',
    ...(seed % 4 !== 0 && { paymentMethod: 'direct_debit' as const }),
    ...(seed % 7 === 0
      ? { bedrooms: 3 }
      : { kwh: { electricity: some(1500, 5000, 37), ...(seed % 5 !== 0 && { gas: some(6000, 20_000, 113) }) } }),
    ...(seed % 8 !== 1 && {
      rates: {
        electricity: { unitPence: some(20, 34, 7), standingPence: some(45, 70, 11) },
        ...(seed % 5 !== 0 && { gas: { unitPence: some(4, 9, 3), standingPence: some(28, 38, 5) } }),
      },
    }),
    ...(seed % 3 === 0
      ? { deal: 'fixed' as const, endsOn: `2027-0${1 + (seed % 9)}-15`, exitFeePence: some(0, 30_000, 500) }
      : { deal: 'variable' as const }),
  }
}

test('a mail of the watch says what the page does, to the letter, though its tariffs are not all worked out', () => {
  const homes = Array.from({ length: 120 }, (_, seed): WatchedQuestion => ({
    said: householdOf(seed),
    basis: undefined,
    today: TODAY,
    before: null,
    lastMailedOn: null,
    thresholdPence: 5000,
  }))
  const mailed: string[] = []
  const answers = checkHomes({ homes }, given) as Awaited<ReturnType<typeof checkHomes>>
  for (const [at, answer] of answers.entries()) {
    if (!answer?.change || !answer.view) continue
    const page = viewHome({ ...homes[at]!, worthwhilePence: 5000 }, given) as Awaited<ReturnType<typeof viewHome>>
    const { errands: _, ...shown } = page
    expect(answer.view, `home ${at}`).toEqual(shown)
    const about = { to: 'a@b.example', siteName: 'Mowatt', homeName: 'Home', change: answer.change, links: LINKS }
    expect(watchMail({ ...about, view: answer.view })).toEqual(watchMail({ ...about, view: shown }))
    mailed.push(answer.change.kind)
  }
  const waits = answers.filter((answer) => answer?.change?.kind === 'wait_until' && answer.view)
  for (const answer of waits) {
    const about = { to: 'a@b.example', siteName: 'Mowatt', homeName: 'Home', change: answer!.change!, links: LINKS }
    // Today's exit fees are not part of the sum of a wait, and come after it.
    expect(watchMail({ ...about, view: answer!.view! }).text).toMatch(
      /Difference .+ less\nExit fees if you left today: /,
    )
  }
  expect(mailed.length).toBeGreaterThan(50)
  expect([...new Set(mailed)].toSorted()).toEqual(expect.arrayContaining(['switch', 'wait_until']))
})
