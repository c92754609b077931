import { expect, test } from 'vitest'
import { type Said, talk, type Turned } from '../../test/talk-by-model.ts'
import { testWorld } from '../../test/test-world.ts'
import { createTopics } from '../topics/parse-topic.ts'

const FREE = `---\nid: free\ntitle: Is it free?\nfamily: mowatt\ncertainty: general\nreview_by: 2027-05-16\nsources: []\nfigures: {}\nverdict: yes\nasks: [a]\n---\nMowatt is free for you.\n`
const world = (bill = false) => ({
  ...testWorld({ bill }),
  topics: createTopics([{ name: 'free.md', text: FREE }]),
})
const explain = (more: Said = {}): Said => ({ do: 'explain', topic: 'free', ...more })
const standing: Said = {
  do: 'work_out',
  sum: '(electricity_standing + gas_standing) * days_a_year',
  as: 'pounds',
  checks: 'n1',
}
const payment: Said = { do: 'judge', what: 'payment' }

const TURNS: readonly Turned[] = [
  ['Is this free?', explain({ whether: 'same' }), 'Yes. Mowatt is free'],
  ['Do you charge for this?', explain({ whether: 'opposite' }), 'No. Mowatt is free'],
  ['Do you do this for the money?', explain(), '-Yes'],
  ['So annually that’s what, over three hundred?', standing, 'Yes. That’s £325.95.'],
  ['over £330?', standing, 'No. That’s £325.95.'],
  ['less than 330 then?', standing, 'Yes. That’s £325.95.'],
  ['so 300?', standing, 'No. That’s £325.95.'],
  ['i pay 240 a month is that loads', payment, 'Yes. It’s too high: £240.00', 'dearer'],
  ['is 240 a month enough', payment, 'Yes, and more than you need to pay. It’s too high: £240.00', 'not_cheaper'],
  ['and would 100 a month be enough', payment, 'No. It’s too low: £100.00', 'not_cheaper'],
  ['is 240 a month usual round here or what', payment, 'No. It’s too high: £240.00', 'same'],
  ['am i mad to pay 240 a month', payment, '-No.'],
]

test.for(TURNS)('%s', async (turn) => {
  expect(await talk([turn], world(true))).toEqual([turn[2]])
})
