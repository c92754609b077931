import { expect, test } from 'vitest'
import { type Said, talk, type Turned, turned } from '../../test/talk-by-model.ts'
import { testWorld } from '../../test/test-world.ts'
import { printCommands } from '../command/command-text.ts'
import type { Reading } from '../read/reader.ts'
import { type AgentState, freshState } from '../state/agent-state.ts'
import { runCommand } from '../tools/run-command.ts'
import { sayTurn } from '../turn/say-turn.ts'
import { prepareTurn } from '../turn/take-turn.ts'

const withBill = testWorld({ bill: true })
const withoutBill = testWorld()
const sum = (of: string, as = 'pounds', more: Said = {}): Said => ({ do: 'work_out', sum: of, as, ...more })

const TALKS: readonly (readonly [name: string, turns: readonly Turned[]])[] = [
  [
    'units at a price, and the standing charge',
    [
      [
        '10245 minus 10000 is 245 x 27.5 = 67.37 yes?',
        sum('(n1 - n2) * pence(n4)', 'pounds', { checks: 'n5' }),
        'Yes. That’s £67.38. (10,245 − 10,000) × 27.50p = £67.38.',
      ],
      ['plus 31 x 58.1', sum('last_result + n1 * pence(n2)'), 'That’s £85.39. £67.38 + 31 × 58.10p = £85.39.'],
      ['so 90 then?', sum('last_result', 'pounds', { checks: 'n1' }), 'No. That’s £85.39.'],
    ],
  ],
  [
    'a bill that is shared',
    [
      [
        '£486 split 5 ways, and for 4 of us',
        [sum('n1 / n2'), sum('n1 / n3')],
        'That’s £97.20. £486.00 ÷ 5 = £97.20. That’s £121.50. £486.00 ÷ 4 = £121.50.',
      ],
    ],
  ],
  ['a part', [['I pay 60% of the 154.10', sum('n1 * pounds(n2)'), 'That’s £92.46. 60% × £154.10 = £92.46.']]],
  ['a part of the bill', [['he pays half of it', sum('n1 * bill_total'), 'That’s £77.05. 50% × £154.10 = £77.05.']]],
  [
    'sixty forty',
    [
      [
        'we split it 60/40',
        [sum('percent(n1) * bill_total'), sum('percent(n2) * bill_total')],
        '40% × £154.10 = £61.64.',
      ],
    ],
  ],
  [
    'loads of washing over three messages',
    [
      ['it uses 4.5 kwh per load', sum('n1 * electricity_rate'), '4.5 kWh × 27.50p = £1.24.'],
      ['i pay 28.3p', sum('n1 * n2'), '28.30p × 4.5 kWh = £1.27.'],
      ['4 loads a week so per year?', sum('n1 * n2 * n3 * weeks_a_year'), '4 × 28.30p × 4.5 kWh × 52 weeks = £264.89.'],
    ],
  ],
  [
    'a heater',
    [
      [
        '2kW heater eight hours a day at 26.1p, a month?',
        sum('n1 * n2 * n3 * days_a_month'),
        'That’s £127.02. 2 kW × 8 hours × 26.10p × 365 days ÷ 12 months = £127.02.',
      ],
    ],
  ],
  ['a shower', [['9.5kw shower 10 min at 27p', sum('n1 * n2 * n3'), '9.5 kW × 10 minutes × 27.00p = 43p.']]],
  [
    'clearing what is owed',
    [
      [
        '£20 a month extra to clear the balance how long',
        sum('balance / n1', 'months'),
        'That’s 11 months. £212.50 ÷ £20.00 = 11 months.',
      ],
      ['and £35', sum('balance / n1', 'months'), 'That’s 7 months.'],
    ],
  ],
  [
    'a final bill',
    [
      [
        'what will my final bill be from 1 Nov to 12 Dec if each day is like October',
        sum('bill_total / bill_days * days(d1, d2)'),
        'That’s £208.78. £154.10 ÷ 31 days × 42 days = £208.78.',
      ],
      ['plus the 212', sum('last_result + pounds(n1)'), 'That’s £420.78.'],
    ],
  ],
  [
    'a grant',
    [
      ['quote 12,400 less the 7,500 grant', sum('pounds(n1) - pounds(n2)'), '£12,400.00 − £7,500.00 = £4,900.00.'],
      ['and 40% of that', sum('n1 * last_result'), 'That’s £1,960.00. 40% × £4,900.00 = £1,960.00.'],
    ],
  ],
  [
    'without the standing charge',
    [
      [
        'my electricity without the standing charge',
        sum('electricity_used * electricity_rate'),
        '245 kWh × 27.50p = £67.38.',
      ],
      ['and gas', sum('gas_bill - bill_days * gas_standing'), 'That’s £59.04.'],
      ['add em together', sum('electricity_used * electricity_rate + last_result'), 'That’s £126.42.'],
    ],
  ],
  [
    'a display',
    [
      [
        'the screen says £4.80 a day, what’s that a month',
        sum('n1 * days_a_year / months_a_year'),
        'That’s £146.00. £4.80 × 365 days ÷ 12 months = £146.00.',
      ],
    ],
  ],
  [
    'winter',
    [
      [
        'winter gas is double October and electric the same',
        sum('n1 * gas_bill + electricity_bill'),
        '2 × £68.71 + £85.39 = £222.81.',
      ],
    ],
  ],
  ['gas in winter', [['gas at 1.5 times October', sum('n1 * gas_bill'), '1.5 × £68.71 = £103.07.']]],
  ['a freezer', [['350 watts 16 hours a day at his 27.5p', sum('n1 * n2 * n3'), '350 W × 16 hours × 27.50p = £1.54.']]],
  [
    'brackets',
    [['£50 less £20 less £5', sum('n1 - (n2 - n3) / (two / two)'), '£50.00 − (£20.00 − £5.00) ÷ (2 ÷ 2) = £35.00.']],
  ],
  ['a price', [['£62 for 245 kWh', sum('n1 / n2', 'pence_per_kwh'), 'That’s 25.31p per kWh.']]],
  ['a percentage', [['what percent is £20 of my bill', sum('n1 / bill_total', 'percent'), 'That’s 13%.']]],
  ['a use', [['what is half my gas in a year', sum('n1 * gas_year', 'kwh'), 'That’s 5,200 kWh.']]],
  [
    'a gas meter in cubic metres',
    [
      [
        'it says m3. it was 4302 and now 4417',
        sum('(n2 - n1) * kwh_a_m3', 'kwh'),
        'That’s 1,290.4 kWh. (4,417 − 4,302) × 1.02264 × 39.5 ÷ 3.6 = 1,290.4 kWh. I’ve used a typical calorific value.',
      ],
      ['and cost at 6.2p', sum('last_result * n1'), 'That’s £80.00.'],
      ['is 64 right for 720?', sum('n1 * kwh_a_m3', 'kwh', { checks: 'n2' }), 'Yes. That’s 718.1 kWh.'],
      ['imperial then, 64 units', sum('n1 * kwh_a_100ft3', 'kwh'), 'That’s 2,032.3 kWh.'],
    ],
  ],
  [
    'a sum that is said to come to kWh',
    [
      [
        '8,000 miles at 3.5 miles per kWh',
        sum('kwh(n1 / n2) * electricity_rate'),
        '8,000 miles ÷ 3.5 miles × 27.50p = £628.57.',
      ],
    ],
  ],
  [
    'a result after something else was talked about',
    [
      ['£4,200 over 7 years', sum('n1 / n2'), 'That’s £600.00.'],
      ['is my deal fixed', { do: 'figure', measure: 'ends_on', of: 'deal' }, '31 March 2027'],
      ['and a month of that', sum('last_result / months_a_year'), '£600.00 ÷ 12 months = £50.00.'],
    ],
  ],
  [
    'the same sum again',
    [
      ['£4,200 over 7 years', sum('n1 / n2'), 'That’s £600.00.'],
      ['so how much is it', sum('n1 / n2'), 'As I said: That’s £600.00.'],
    ],
  ],
  [
    'numbers of eight messages ago',
    [
      ['elec 22p', sum('n1 * electricity_used'), '£53.90'],
      ...Array.from({ length: 6 }, (): Turned => ['hm', { do: 'talk', what: 'aside' }, '']),
      ['and with that twice', sum('n1 * n2 * electricity_used'), '£107.80'],
    ],
  ],
  ['without VAT', [['what is it before VAT', sum('bill_total - bill_vat'), '£154.10 − £3.27 = £150.83.']]],
  [
    'exit fees',
    [
      ['so 150 to get out', sum('exit_fee', 'pounds', { checks: 'n1' }), 'Yes. That’s £150.00.'],
      ['just gas', sum('gas_exit_fee'), 'That’s £75.00.'],
    ],
  ],
  ['days that have passed', [['it was 2 October', sum('between(d1, today)', 'days'), 'That’s 44 days.']]],
  [
    'the cap',
    [['me against the cap for 100 kwh', sum('n1 * (electricity_rate - cap_electricity_rate)'), '100 kWh × (27.50p − ']],
  ],
]

test.for(TALKS)('%s', async ([, turns]) => {
  expect(await talk(turns, withBill)).toEqual(turns.map(([, , expected]) => expected))
})

test('their own reading is set against the one on the bill', async () => {
  const expected = 'That’s £15.13. (10,245 − 10,190) × 27.50p = £15.13.'
  const turn = ['meter says 10190', sum('(electricity_reading - n1) * electricity_rate'), expected] as const
  expect(await talk([turn], withBill)).toEqual([expected])
})

test('a reading that was guessed is said with what rests on it', async () => {
  const expected = 'The electricity reading on your bill is estimated'
  expect(await talk([['half my electric', sum('n1 * electricity_bill'), expected]], withBill)).toEqual([expected])
})

test.for([
  ['electricity_rate', 'pounds', 'I don’t know what you pay now.'],
  ['bill_total', 'pounds', 'I don’t have a bill from you.'],
  ['gas_year', 'kwh', 'I don’t know how much you use.'],
  ['exit_fee', 'pounds', 'I don’t know your exit fee.'],
  ['year_cost', 'pounds', 'I don’t know what you pay now.'],
] as const)('%s is asked for where nobody knows it', async ([name, as, expected]) => {
  expect(await talk([['double it', sum(`n1 * ${name}`, as), expected]], withoutBill)).toEqual([expected])
})

test('what was told stands in for a bill', async () => {
  const state: AgentState = { ...freshState(), own: { rates: { electricity: { unitPence: 22.5, standingPence: 45 } } } }
  const { text } = await turned('100 kwh?', sum('n1 * electricity_rate'), withoutBill, state, [
    '22.5p and 45p standing',
  ])
  expect(text).toContain('100 kWh × 22.50p = £22.50.')
})

test.for([
  ['a name that doesn’t exist', 'n1 * n9'],
  ['a value of its own', 'n1 * magic'],
  ['a literal', 'n1 * 12'],
  ['a division by nothing', 'n1 / (n2 - n2)'],
  ['money times money', 'n1 * n1'],
  ['money and time together', 'n1 + n2'],
  ['another unit than is written', 'n1 * pence(n2)'],
  ['a result that there isn’t', 'n1 + last_result'],
  ['a day as a number', 'n1 * d1'],
  ['half a sum', 'n1 * (n2'],
  ['more than a sum', 'n1 n2'],
  ['nothing', ''],
  ['names of JavaScript', 'n1 * constructor'],
  ['a call of something else', 'n1 * eval(n2)'],
])('%s is no sum, and changes nothing', async ([, of]) => {
  const text = '£20 a month for 3 months from 1 March 2027'
  const state: AgentState = { ...freshState(), hasIntroduced: true }
  const reply = await turned(text, sum(of ?? ''), withBill, state, [])
  expect(reply.isRead).toBe(false)
  expect(reply.commands.map(({ do: name }) => name)).toEqual(['talk'])
})

test.for<[what: string, expected: string]>([
  ['shorter', 'That’s £97.20.'],
  ['why', '£486.00 ÷ 5 = £97.20.'],
])('a result of which %s is asked is of the numbers of its own message', async ([what, expected]) => {
  const first = await turned('£486 by 5', sum('n1 / n2'), withBill, { ...freshState(), hasIntroduced: true }, [])
  const again = await turned('hm, 7 though', { do: 'repair', what }, withBill, first.state, ['£486 by 5'])
  expect(again.text).toContain(expected)
  expect(printCommands(again.commands)).toBe('work_out "n1 / n2" as:pounds')
})

test('a result of results ends at the sixth', async () => {
  let state: AgentState = { ...freshState(), hasIntroduced: true }
  const read: boolean[] = []
  for (let round = 0; round < 8; round++) {
    const of = round === 0 ? 'n1' : 'last_result + n1'
    const reply = await turned(`and £${round + 1}`, sum(of), withBill, state, state.summary)
    read.push(reply.isRead)
    if (reply.isRead) ({ state } = reply)
  }
  expect(read).toEqual([true, true, true, true, true, true, false, false])
})

test('a number that was cut off with its message isn’t taken for another', async () => {
  const long = `${'we moved in '.repeat(16)}and 12,400 it was`
  const state: AgentState = { ...freshState(), summary: [`${long.slice(0, 199)}…`] }
  const reply = await turned('half of that', sum('n1 * pounds(n2)'), withBill, state, [long])
  expect([state.summary[0]?.slice(-4), reply.isRead]).toEqual(['12,…', false])
})

test('a follow-up that is no sum isn’t answered with the home’s own figures', async () => {
  const first = await turned('£486 by 5', sum('n1 / n2'), withBill, { ...freshState(), hasIntroduced: true }, [])
  const { text } = await turned('and a month?', { do: 'edit', per: 'month' }, withBill, first.state, ['£486 by 5'])
  expect(text).not.toContain('£')
})

test('a sum without what its names stand for says that they are missing', async () => {
  const command = { do: 'work_out', sum: 'n1 / n2', as: 'pounds' } as const
  const reader = { read: async (): Promise<Reading> => ({ commands: [command], alternatives: [], confidence: 1 }) }
  const prepared = await prepareTurn(
    { text: '£486 by 5', state: freshState(), world: withBill },
    { reader, run: runCommand },
  )
  expect(sayTurn(prepared, withBill).text).toContain('I need some figures')
})
