import { expect, it } from 'vitest'
import { isOfKnownArea, mendPostcodes } from './mend-postcode.ts'

it.each([
  ['C07 3UT', 'CO7 3UT'],
  ['CMS 9AB', 'CM5 9AB'],
  ['BS16 6xS', 'BS16 6XS'],
  ['SW1A lAA', 'SW1A 1AA'],
  ['LSI7 OHQ', 'LS17 0HQ'],
  ['London, EC1N2HT', 'EC1N 2HT'],
])('reads %s as a camera saw it', (text, postcode) => {
  expect(mendPostcodes(text).map((found) => found.postcode)).toEqual([postcode])
})

it.each(['Total 250 500', 'QQ1 1AA', '23 0123 4567 894', 'Fix 1yr', 'VAT 5%', 'Page 1 of 3'])(
  'finds none in %s',
  (text) => {
    expect(mendPostcodes(text)).toEqual([])
  },
)

it('knows areas that there are', () => {
  expect([isOfKnownArea('CO7 3UT'), isOfKnownArea('C07 3UT'), isOfKnownArea('QX1 1AA')]).toEqual([true, false, false])
})
