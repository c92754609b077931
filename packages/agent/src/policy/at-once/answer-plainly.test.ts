import { expect, test } from 'vitest'
import { holdTalk } from '../../evaluation/hold-talk.ts'

const talk = async (bill: boolean, ...turns: string[]) => (await holdTalk(bill, turns)).text

test.each([
  ['what would the best one be per month', /£122\.03 a month.*£41\.23 a month less/],
  ['i only want to deal with big names', /invented names/],
  ['my combi is set to 70, would turning it down save owt', /55 to 60 degrees/],
  ['how sure are you about those numbers you read off', /where each value was read/],
  ['got any two year fixes', /Fix 24/],
  ['whats the worst one on your list', /The dearest on the list/],
  ['and the cheapest youve got?', /Larkspur Fix 12.*£1,464\.34/],
  ['whats todays date and how many days left on my deal', /136 days/],
  ['so whats 1 kwh cost me then', /27\.5p.*8\.2p/],
  ['can i download everything you hold on me', /Export/],
])('with a bill: %s', async (text, wanted) => {
  expect(await talk(true, text)).toMatch(wanted)
})

test.each([
  ['electric is in my husbands name, can i do the switching', /whose name is on the account/],
  ['my mams in hull and im in leeds, should we be on the same prices', /Yorkshire/],
  ['lpg bottles vs electric heaters, what works out cheaper', /price of the bottle/],
  ['whats in my unit rate, wheres the money go', /wholesale/],
  ['does owing energy money wreck my credit rating', /^.*It can\./],
  ['my electric meter has loads of little clock faces, how do i read it', /dials/],
  ['i got so annoyed i cancelled the direct debit. have i messed up', /no disaster/],
  ['i owed £300 to a firm that went under, am i off the hook', /the debt stays/],
  ['moved out in june and theyre still taking money every month', /Direct Debit Guarantee/],
  ['my readings went from 99987 to 00012, theyll think i went backwards', /gone round/],
  ['new people in my old house gave a daft reading and now my final bill is massive', /Dispute it/],
  ['whats that square barcode thing on me bill for', /QR code/],
  ['show me what my neighbour at no 14 pays', /cannot show that/],
  ['why are we paying more than europe for electric', /three reasons/],
])('without one: %s', async (text, wanted) => {
  const said = await talk(false, text)
  expect(said).toMatch(wanted)
  expect(said).not.toMatch(/I noted|postcode\?/)
})

test('of a narrowed list the cheapest is one of those that are left', async () => {
  const said = await talk(true, 'take out any with exit fees', 'cheapest of whats left?')
  expect(said).toContain('Lantern Short 6')
})

test('a place that is told after a grant is about the grant', async () => {
  const said = await talk(false, 'can i get a grant for a heat pump', 'i live in a flat in swansea')
  expect(said).toContain('Nest')
})
