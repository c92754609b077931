import { describe, expect, it } from 'vitest'
import { formatMpan, mpanCheckDigit, parseMpan } from './mpan.ts'

describe('a supply number of electricity', () => {
  it.each([
    ['1312345678907', 7],
    ['2099999999993', 3],
    ['2499999999991', 1],
    ['1470116845051', 1],
    ['1049827101269', 9],
    ['2300000000000', 0],
  ])('%s ends in %i', (core, digit) => {
    expect(mpanCheckDigit(core)).toBe(digit)
    expect(parseMpan(core)).toMatchObject({ ok: true, mpan: { core } })
  })

  it.each([
    ['2499999999990', 1],
    ['1012345678900', 3],
  ])('%s is refused and says which digit would fit', (core, expectedCheckDigit) => {
    expect(parseMpan(core)).toMatchObject({ ok: false, reason: 'check digit', expectedCheckDigit })
  })

  it('finds any single wrong digit', () => {
    const core = '1049827101269'
    const missed = core
      .split('')
      .flatMap((digit, place) =>
        [1, 2, 3, 4, 5, 6, 7, 8, 9]
          .map((step) => core.slice(0, place) + ((Number(digit) + step) % 10) + core.slice(place + 1))
          .filter((wrong) => parseMpan(wrong).ok),
      )
    // The rule maps remainder 10 to 0, so a few pairs stay undetected; here none does.
    expect(missed).toEqual([])
  })

  it.each(['S 01 801 R68 13 1234 5678 907', '01801R681312345678907', '01 801 r68 | 13 1234 5678 907'])(
    'reads the top line of %s, letters included',
    (text) => {
      expect(parseMpan(text)).toEqual({
        ok: true,
        mpan: {
          core: '1312345678907',
          distributorId: '13',
          isRegional: true,
          top: { profileClass: '01', timeswitchCode: '801', lineLossClass: 'R68' },
        },
      })
    },
  )

  it('does not refuse an independent network or one that came later', () => {
    expect(parseMpan('24 9999 9999 991')).toMatchObject({ ok: true, mpan: { isRegional: false } })
    const later = `39${'1'.repeat(10)}`
    expect(parseMpan(later + mpanCheckDigit(later))).toMatchObject({ ok: true, mpan: { isRegional: false } })
  })

  it.each(['', '123', '13123456789O7', '131234567890712', 'hello'])('says how long it should be for "%s"', (text) => {
    expect(parseMpan(text)).toMatchObject({ ok: false, reason: 'shape' })
  })

  it('is printed in groups', () => {
    expect(formatMpan('1312345678907')).toBe('13 1234 5678 907')
  })
})
