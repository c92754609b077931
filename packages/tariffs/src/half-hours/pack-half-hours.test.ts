import { expect, it } from 'vitest'
import { ORIGINS } from './half-hours.ts'
import { packHalfHours, unpackHalfHours } from './pack-half-hours.ts'

it('gives back what was metered, and leaves out what was filled', () => {
  const { metered, gap, neighbours } = ORIGINS
  const year = {
    from: 990_000,
    wattHours: Uint32Array.of(0, 250, 50_000, 0, 300),
    origins: Uint8Array.of(metered, metered, metered, gap, neighbours),
  }
  const packed = packHalfHours(year)
  expect(packed).toHaveLength(10)
  expect(unpackHalfHours(990_000, packed)).toEqual({
    from: 990_000,
    wattHours: Uint32Array.of(0, 250, 50_000, 0, 0),
    origins: Uint8Array.of(metered, metered, metered, gap, gap),
  })
})

it('refuses half a number, and more than a home can use', () => {
  expect(unpackHalfHours(1, Uint8Array.of(1, 2, 3))).toBeUndefined()
  expect(unpackHalfHours(1, Uint8Array.of(0x51, 0xc3))).toBeUndefined()
  expect(unpackHalfHours(1, Uint8Array.of(0x50, 0xc3))?.wattHours).toEqual(Uint32Array.of(50_000))
})

it('reads bytes in the middle of others', () => {
  expect(unpackHalfHours(1, Uint8Array.of(9, 9, 250, 0).subarray(2))?.wattHours).toEqual(Uint32Array.of(250))
})
