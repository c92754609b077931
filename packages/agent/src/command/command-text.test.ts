import { expect, test } from 'vitest'
import type { Command } from './command.ts'
import { parseCommand, parseCommands, printCommand, printCommands } from './command-text.ts'

const ROWS: readonly [text: string, command: Command][] = [
  ['figure cost of:deal fuel:gas per:month', { do: 'figure', measure: 'cost', of: 'deal', fuel: 'gas', per: 'month' }],
  [
    'figure saving of:offer against:deal nth:2',
    { do: 'figure', measure: 'saving', of: 'offer', against: 'deal', which: { nth: 2 } },
  ],
  [
    'figure cost of:deal suppose:use-10%,gas.unit_rate=7.5p,people=3',
    {
      do: 'figure',
      measure: 'cost',
      of: 'deal',
      suppose: [
        { change: 'use', percent: -10 },
        { change: 'unit_rate', fuel: 'gas', pence: 7.5 },
        { change: 'people', people: 3 },
      ],
    },
  ],
  ['explain back_billing aspect:how_long', { do: 'explain', topic: 'back_billing', aspect: 'how_long' }],
  ['edit fuel:gas', { do: 'edit', fuel: 'gas' }],
  ['edit measure:standing_charge', { do: 'edit', measure: 'standing_charge' }],
  ['edit suppose:use-10%', { do: 'edit', suppose: [{ change: 'use', percent: -10 }] }],
  ['edit suppose:gas.use=9000kwh', { do: 'edit', suppose: [{ change: 'use', fuel: 'gas', kwh: 9000 }] }],
  ['edit suppose:"place=LS1 4AP"', { do: 'edit', suppose: [{ change: 'place', postcode: 'LS1 4AP' }] }],
  ['edit suppose:place=Leeds', { do: 'edit', suppose: [{ change: 'place', name: 'Leeds' }] }],
  [
    'edit suppose:pay=prepayment,leave=2026-12-01,without=gas,miles=8000/year,heat_pump',
    {
      do: 'edit',
      suppose: [
        { change: 'payment_method', to: 'prepayment' },
        { change: 'leave_on', on: '2026-12-01' },
        { change: 'without_fuel', fuel: 'gas' },
        { change: 'miles', miles: 8000, per: 'year' },
        { change: 'heat_pump' },
      ],
    },
  ],
  ['edit suppose:standing_charge+5%', { do: 'edit', suppose: [{ change: 'standing_charge', percent: 5 }] }],
  [
    'edit suppose:exit_fee=30,gas.exit_fee=12.5,leave=free_from,cop=3,clear=6months,night=60%',
    {
      do: 'edit',
      suppose: [
        { change: 'exit_fee', pounds: 30 },
        { change: 'exit_fee', fuel: 'gas', pounds: 12.5 },
        { change: 'leave_on' },
        { change: 'heat_pump', cop: 3 },
        { change: 'clear', months: 6 },
        { change: 'night', percent: 60 },
      ],
    },
  ],
  ['figure cost of:deal per:until_end', { do: 'figure', measure: 'cost', of: 'deal', per: 'until_end' }],
  ['conclude', { do: 'conclude' }],
  ['conclude not_cheaper', { do: 'conclude', claim: 'not_cheaper' }],
  ['edit aspect:why', { do: 'edit', aspect: 'why' }],
  ['narrow green', { do: 'narrow', filters: { green: true } }],
  [
    'narrow fixed no_exit_fee months:12 pay:direct_debit supplier:"EDF Energy" sort:cost',
    {
      do: 'narrow',
      filters: {
        kind: 'fixed',
        noExitFee: true,
        months: 12,
        paymentMethod: 'direct_debit',
        supplier: 'EDF Energy',
        sort: 'cost',
      },
    },
  ],
  ['narrow whole', { do: 'narrow', filters: {}, isWhole: true }],
  ['compare', { do: 'compare' }],
  ['compare green', { do: 'compare', filters: { green: true } }],
  ['point nth:2', { do: 'point', which: { nth: 2 } }],
  ['point name:"Spark Fix"', { do: 'point', which: { name: 'Spark Fix' } }],
  ['switch which:it', { do: 'switch', which: 'it' }],
  ['switch', { do: 'switch' }],
  ['judge rate fuel:gas', { do: 'judge', what: 'rate', fuel: 'gas' }],
  ['note', { do: 'note', told: { details: {}, words: '' } }],
  ['noted', { do: 'noted' }],
  ['forget last', { do: 'forget', what: 'last' }],
  ['forget exitFeePence', { do: 'forget', what: 'exitFeePence' }],
  [
    'correct field:unit_rate fuel:gas value:"7 pence"',
    { do: 'correct', field: 'unit_rate', fuel: 'gas', value: '7 pence' },
  ],
  [
    'work_out "n1 * n2 + bill_total" as:pounds checks:n3',
    { do: 'work_out', sum: 'n1 * n2 + bill_total', as: 'pounds', checks: 'n3' },
  ],
  ['remind on:2026-12-01', { do: 'remind', on: '2026-12-01' }],
  ['cancel switch', { do: 'cancel', what: 'switch' }],
  ['letter refund', { do: 'letter', kind: 'refund' }],
  ['progress waitlist', { do: 'progress', of: 'waitlist' }],
  ['hand_over', { do: 'hand_over' }],
  ['confirm no', { do: 'confirm', isYes: false }],
  ['repair why', { do: 'repair', kind: 'why' }],
  ['talk greeting', { do: 'talk', kind: 'greeting' }],
]

test.each(ROWS)('%s is read and written the same way', (text, command) => {
  expect(parseCommand(text)).toEqual(command)
  expect(printCommand(command)).toBe(text)
})

test('two commands share a line', () => {
  const text = 'figure cost of:deal + work_out "n1 + n2" as:kwh + explain exit_fee'
  expect(printCommands(parseCommands(text) ?? [])).toBe(text)
})

test.each([
  'work_out "n1 * 2" as:pounds',
  'work_out "n1" as:stones',
  'figure',
  'figure cost',
  'figure price of:deal',
  'explain',
  'repair harder',
  'dance',
  'confirm maybe',
  '',
])('what is no command is refused: "%s"', (text) => {
  expect(parseCommand(text)).toBeUndefined()
})
