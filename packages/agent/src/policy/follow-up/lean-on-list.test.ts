import { expect, test } from 'vitest'
import { freshState } from '../../agent-state.ts'
import { testWorld } from '../../evaluation/test-world.ts'
import { CARE, takeTurn } from '../../take-turn.ts'

const HOME = 'SW9 8JR, 2700 kWh electric and 9000 kWh gas, standard variable'

async function talk(...texts: string[]) {
  const world = testWorld()
  let reply = await takeTurn({ text: texts[0] ?? '', state: freshState(), world })
  for (const text of texts.slice(1)) reply = await takeTurn({ text, state: reply.state, world })
  return reply
}

test.for(['just electricity please', 'what about without gas?', 'electricity only', 'only electric then'])(
  'after a list, "%s" leaves the gas out',
  async (text) => {
    const both = await talk(HOME)
    const reply = await talk(HOME, text)
    expect(reply.state.own.fuels).toBe('electricity')
    expect(reply.state.comparison?.firstPence).toBeLessThan(both.state.comparison?.firstPence ?? 0)
  },
)

test('a fuel that was left out comes back with its use', async () => {
  const reply = await talk(HOME, 'just electricity please', '9500 kWh of gas')
  expect(reply.state.own.fuels).toBeUndefined()
})

test.for<[string, object]>([
  ['actually i use 3200 not 2800', { electricity: 3200, gas: 9000 }],
  ['I use 8,000 not 9,000', { electricity: 2700, gas: 8000 }],
  ['no, we use 3100 instead of 2700', { electricity: 3100, gas: 9000 }],
])('"%s" changes the figure that is meant', async ([text, kwh]) => {
  const reply = await talk(HOME, text)
  expect(reply.state.own.kwh).toEqual(kwh)
})

test.for(['how did you get that figure', 'show me the working'])('"%s" gets the working', async (text) => {
  for (const home of [HOME, 'SW9 8JR, 2700 kWh electric and 9000 kWh gas']) {
    const reply = await talk(home, text)
    expect(reply.text).toContain('comes to its year')
    expect(reply.text).toMatch(/kWh x/)
    expect(reply.text).not.toContain(CARE)
  }
})

test('"remind me then" takes the day that Mo has just named', async () => {
  const home =
    'SW9 8JR, 2700 kWh electric and 9000 kWh gas. I pay 34.5p a unit for electric and 9p a unit for gas. Fixed till 31 March 2027, exit fee £5. should I switch?'
  const reply = await talk(home, 'when is leaving free?', 'remind me then')
  expect(reply.text).toContain('10 February 2027')
})

test.for<[string, string[]]>([
  ['my mum is 84 and on oxygen and we keep getting power cuts', ['power_cut', 'medical']],
  ['power cut here and my dad is on dialysis', ['power_cut', 'medical']],
  ['my son has cystic fibrosis and we cant afford the heating', ['debt', 'medical']],
  ['I can’t pay the bill and I have COPD', ['debt', 'medical']],
])('both needs are heard: %s', async ([text, kinds]) => {
  const reply = await talk(text)
  expect(reply.calls.filter(({ name }) => name === 'help_route').map(({ args }) => args['kind'])).toEqual(kinds)
})
