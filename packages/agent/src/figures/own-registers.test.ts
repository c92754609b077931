import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { expect, test } from 'vitest'
import { askFigure } from '../../test/ask-figure.ts'
import { electricBill, testWorld } from '../../test/test-world.ts'
import { parseCommand } from '../command/command-text.ts'
import { createTopics } from '../topics/parse-topic.ts'
import { runCommand } from '../tools/run-command.ts'
import { takeTurn } from '../turn/take-turn.ts'
import { freshState } from '../state/agent-state.ts'

function worldWith(facts: BillFacts) {
  return { ...testWorld(), bills: [{ billId: 'bill-1', reading: { facts, evidence: {}, checks: [] } }] }
}

function ask(line: string, facts: BillFacts): string {
  const command = parseCommand(line)
  if (command?.do !== 'figure') throw new Error(line)
  const { text, problems } = askFigure(command, worldWith(facts))
  expect(problems).toEqual([])
  return text
}

const rate = (register: 'peak' | 'day' | 'night', pencePerKwh: number, kwh?: number) => ({
  register,
  pencePerKwh,
  ...(kwh !== undefined && { kwh }),
})

test('a bill with several rates says what was used at each', () => {
  const three = electricBill(
    {},
    { unitRates: [rate('peak', 41.2, 120), rate('day', 27.5, 410), rate('night', 15.1, 180)], usageKwhInPeriod: 710 },
  )
  expect(ask('figure use of:bill', three)).toContain(
    'You used 710 kWh of electricity on this bill. The bill shows 120 kWh at peak times, 410 kWh during the day and 180 kWh at night.',
  )
  const two = electricBill({}, { unitRates: [rate('day', 31, 312), rate('night', 16.45, 455)], usageKwhInPeriod: 767 })
  expect(ask('figure use of:bill', two)).toContain('The bill shows 312 kWh during the day and 455 kWh at night.')
  const unsaid = electricBill({}, { unitRates: [rate('day', 31), rate('night', 16.45)], usageKwhInPeriod: 767 })
  expect(ask('figure use of:bill', unsaid)).not.toContain('The bill shows')
})

test('an offer’s rates are those of the fuels that the home uses', () => {
  const command = parseCommand('figure unit_rate of:offer which:best')
  if (command?.do !== 'figure') throw new Error('no figure')
  const { text } = askFigure({ ...command, which: 'best' }, worldWith(electricBill()))
  expect(text).toMatch(/^The electricity unit rate is .*p per kWh on/)
  expect(text).not.toContain('gas')
})

const EXPORTED = { exportKwh: 212.4, pencePerKwh: 15, paymentGbp: 31.86 }

async function explained(facts: BillFacts | undefined): Promise<string> {
  const topics = createTopics([
    {
      name: 'export_tariff.md',
      text: '---\nid: export_tariff\ntitle: Export\nfamily: solar\ncertainty: general\nreview_by: 2027-05-16\nsources: []\nfigures: {}\nasks: [a]\n---\nA supplier pays you.\n',
    },
  ])
  const world = { ...(facts ? worldWith(facts) : testWorld()), topics }
  const commands = [{ do: 'explain' as const, topic: 'export_tariff' }]
  const reader = { read: async () => ({ commands, alternatives: [], confidence: 1 }) }
  const state = { ...freshState(), hasIntroduced: true }
  const reply = await takeTurn({ text: 'what was I paid for my export', state, world }, { reader, run: runCommand })
  expect(reply.problems).toEqual([])
  return reply.text
}

test('who asks about export is told first what their own paper says they were paid', async () => {
  const own = 'You were paid £31.86 for the 212.4 kWh you exported, by the latest paper that you added.'
  expect(await explained(electricBill({ export: EXPORTED }))).toBe(`${own} A supplier pays you.`)
  const statement = { isEnergyBill: false, documentType: 'export_statement', export: EXPORTED } as BillFacts
  expect(await explained(statement)).toBe(`${own} A supplier pays you.`)
  expect(await explained(electricBill())).toBe('A supplier pays you.')
  expect(await explained(undefined)).toBe('A supplier pays you.')
})
