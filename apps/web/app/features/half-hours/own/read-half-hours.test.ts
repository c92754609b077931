import { expect, it } from 'vitest'
import { readHalfHours } from './read-half-hours.ts'

const today = '2026-11-18'

/** Days of June 2026, half hour by half hour. */
function csv(days: number, amount = '0.25'): string {
  const rows = Array.from({ length: days * 48 }, (_, index) => {
    const minutes = (index % 48) * 30
    const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    return `2026-06-${String(Math.floor(index / 48) + 1).padStart(2, '0')} ${time},${amount}`
  })
  return ['Start,Consumption (kWh)', ...rows].join('\n')
}

it('reads a file on the device, and says which days it has', async () => {
  const outcome = await readHalfHours(new Blob([csv(20)]), 'electricity', today, { isUtc: false })
  expect(outcome).toMatchObject({
    kind: 'read',
    read: { count: 960, from: '2026-06-01', to: '2026-06-20', unit: 'kWh', isUnitGuessed: false },
    own: { firstDay: '2026-06-01', lastDay: '2026-06-20' },
  })
})

it('reads what a spreadsheet saves as Unicode text', async () => {
  const text = csv(20).replaceAll(',', '\t')
  const little = new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(Uint16Array.from(text, (each) => each.charCodeAt(0)).buffer),
  ])
  const big = little.map((_, at) => little[at % 2 === 0 ? at + 1 : at - 1] ?? 0)
  for (const bytes of [little, big]) {
    const outcome = await readHalfHours(new Blob([bytes]), 'electricity', today, { isUtc: false })
    expect(outcome).toMatchObject({ kind: 'read', read: { count: 960, unit: 'kWh' } })
  }
})

it('ends the year with the last day that has more than a few hours', async () => {
  const hours = (count: number) =>
    csv(20)
      .split('\n')
      .slice(0, 1 + 19 * 48 + count * 2)
      .join('\n')
  for (const [count, lastDay] of [
    [1, '2026-06-19'],
    [12, '2026-06-19'],
    [13, '2026-06-20'],
    [24, '2026-06-20'],
  ] as const) {
    const outcome = await readHalfHours(new Blob([hours(count)]), 'electricity', today, { isUtc: false })
    expect(outcome).toMatchObject({ read: { to: '2026-06-20' }, own: { lastDay } })
  }
})

it('says what is wrong with a file, and on which line', async () => {
  const wrong = csv(20).replace('2026-06-02 00:00,0.25', '2026-06-02 00:00,many')
  const outcome = await readHalfHours(new Blob([wrong]), 'electricity', today, { isUtc: false })
  expect(outcome).toEqual({ kind: 'refused', message: expect.stringMatching(/\(Line 50\.\)$/) as string })
})

it('joins letters that two pieces share', async () => {
  const text = new TextEncoder().encode(csv(20).replace(',0.25', ',zéro'))
  const stream = () =>
    new ReadableStream({
      start(controller) {
        for (const byte of text) controller.enqueue(Uint8Array.of(byte))
        controller.close()
      },
    })
  const file = { size: text.length, stream } as unknown as Blob
  const outcome = await readHalfHours(file, 'electricity', today, { isUtc: false })
  expect(outcome).toMatchObject({ kind: 'refused', message: expect.stringContaining('“zéro”') as string })
})

it('refuses what is larger than any year', async () => {
  const file = { size: 200_000_001 } as Blob
  const outcome = await readHalfHours(file, 'electricity', today, { isUtc: false })
  expect(outcome.kind).toBe('refused')
})
