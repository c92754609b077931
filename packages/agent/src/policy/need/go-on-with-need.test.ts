import { expect, test } from 'vitest'
import { holdTalk } from '../../evaluation/hold-talk.ts'

const last = async (...turns: string[]) => (await holdTalk(false, turns)).text

test.each([
  [['they cut me off', 'since tuesday'], /off supply since Tuesday.*0808 223 1133/],
  [
    ['they cut me off', 'since tuesday', 'i got asthma and a kid'],
    /since Tuesday, with asthma and a child at home.*put back on today.*should not.*winter.*0808 223 1133.*999/,
  ],
  [['they cut me off', 'told them already'], /Ring once more.*complaint.*put back on today/],
  [['meter ran out', 'no money till friday'], /extra credit.*fuel vouchers/],
  [['they cut me off last week and ive got a 3 month old baby'], /off supply, with a baby at home/],
  [['struggling', 'about 900 behind'], /£900 .* £38 a month/],
  [['struggling', 'about 900 behind', 'british gas'], /British Gas Energy Trust.*plan for the £900/],
  [['power cut here', 'since last night', 'my dad is on oxygen'], /Call 105.*since last night.*medical equipment.*999/],
] as const)('the need stays on the table: %j', async (turns, wanted) => {
  const said = await last(...turns)
  expect(said).toMatch(wanted)
  expect(said).not.toContain('I noted')
})

test('who is back on supply is not helped as if they were off', async () => {
  expect(await last('they cut me off', 'they put me back on now')).toContain('glad that you are back on')
})

test('a wish of its own goes before the need', async () => {
  expect(await last('struggling', 'compare tariffs for me')).toContain('What is your postcode?')
})
