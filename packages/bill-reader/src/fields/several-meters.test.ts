import { expect, it } from 'vitest'
import { layOutDocument, type Placed } from '../../test/lay-out-words.ts'
import { readBill } from '../read-bill.ts'
import { joinRuns } from './several-meters.ts'

const HEAD: readonly Placed[] = [
  [40, 40, 'Northlight Energy', 18],
  [40, 80, 'Account number 8500123456'],
  [40, 96, 'Bill period: 1 October 2025 - 31 October 2025'],
  [40, 140, 'Electricity', 14],
]

function meter(top: number, head: string, [previous, latest]: [number, number], charges: [string, string][]): Placed[] {
  return [
    [40, top, head, 11],
    [40, top + 18, 'Opening reading'],
    [500, top + 18, String(previous)],
    [40, top + 34, 'Closing reading'],
    [500, top + 34, String(latest)],
    ...charges.flatMap(([left, right], at): Placed[] => [
      [40, top + 50 + 16 * at, left],
      [500, top + 50 + 16 * at, right],
    ]),
  ]
}

it('names the meter in use after one was changed, and proves the use by both', () => {
  const { facts, evidence } = readBill(
    layOutDocument([
      ...HEAD,
      [40, 165, 'Supply number 2301234567894'],
      ...meter(
        190,
        'Meter 17L2253966 (removed 13 Oct 2025)',
        [2038, 2127],
        [
          ['89 kWh at 28.45p per kWh', '£25.32'],
          ['Standing charge, 12 days at 50.61p', '£6.07'],
        ],
      ),
      ...meter(
        290,
        'Meter 23E4739664 (fitted 13 Oct 2025)',
        [0, 133],
        [
          ['133 kWh at 28.45p per kWh', '£37.84'],
          ['Standing charge, 19 days at 50.61p', '£9.62'],
        ],
      ),
      [40, 400, 'Total electricity charges'],
      [500, 400, '£78.85'],
    ]),
  )
  expect(facts.electricity).toMatchObject({
    mpan: '2301234567894',
    meterSerial: '23E4739664',
    usageKwhInPeriod: 222,
    readings: [{ previous: 0, latest: 133 }],
  })
  expect(evidence['electricity.readings.0.latest']?.checks).toContainEqual({
    name: 'readings = usage',
    outcome: 'supports',
  })
})

it('names neither of two supplies, and adds up both', () => {
  const { facts, evidence } = readBill(
    layOutDocument([
      ...HEAD,
      ...meter(
        170,
        'Supply number 2301234567894, meter Z19N813180',
        [33450, 33560],
        [
          ['110 kWh at 27.5p per kWh', '£30.25'],
          ['Standing charge, 31 days at 49.55p', '£15.36'],
        ],
      ),
      ...meter(
        270,
        'Supply number 1312345678907, meter 23E4818920',
        [49780, 49944],
        [
          ['164 kWh at 16.78p per kWh', '£27.52'],
          ['Standing charge, 31 days at 49.55p', '£15.36'],
        ],
      ),
      [40, 380, 'Total electricity charges'],
      [500, 380, '£88.49'],
    ]),
  )
  expect(facts.electricity).toEqual({ usageKwhInPeriod: 274, totalChargesGbp: 88.49 })
  expect(evidence['electricity.mpan']?.status).toBe('doubtful')
})

it('joins readings that follow each other into one pair', () => {
  const cell = { text: '' } as never
  const pair = (previous: number, latest: number) => ({
    register: 'single' as const,
    previous,
    latest,
    place: { cell, start: 0, end: 0 },
    earlyPlace: { cell, start: 0, end: 0 },
    score: 1,
  })
  expect(joinRuns([pair(100, 120), pair(120, 150)])).toMatchObject([{ previous: 100, latest: 150 }])
  expect(joinRuns([pair(100, 120), pair(0, 40)])).toHaveLength(2)
})
