import * as contract from '@mowatt/contract'
import { addMonths, sayDay } from '@mowatt/tariffs'
import { londonDay } from '../../src/platform/clock/london-day.ts'
import { wholeBill } from '../files/bill-files.ts'
import { londonSupply } from '../london-supply.ts'
import { sayToMo } from './say-to-mo.ts'
import type { Stage } from './storm-scene.ts'

export type Decided = {
  chatId: string
  /** The ids of the messages, in order, as in the answers. */
  answers: string[]
  switchId: string
  reminderId: string
  isConsented: boolean
}

const MONTHS_TO_REMINDER = 4

/** Asks Mo, hands over a bill, consents to a switch, sets a reminder, and asks for a person. */
export async function decide(
  stage: Stage,
  { token, number, email }: { token: string; number: number; email: string },
): Promise<Decided> {
  const { insist, call, tell } = stage
  const once = (what: string) => ({ token, idempotencyKey: `${what}-${email}` })
  const { chat_id } = await insist(() => call(contract.createChat, {}, once('chat')))
  const today = londonDay(new Date())
  const endsOn = sayDay(addMonths(today, 5))
  const question = {
    token,
    chatId: chat_id,
    act: 'messages',
    body: {
      text: `Should I switch? SW1A 1AA, 2700 kWh of electricity and 11500 kWh of gas a year, direct debit. I am on a fixed tariff: electricity 30p per kWh and 60p a day, gas 8p per kWh and 35p a day. It ends on ${endsOn} and the exit fee is £150 for each fuel.`,
    },
    key: `ask-${email}`,
  } as const
  const told = heardOnce('event: asked', () => tell('Mo thinks'))
  const advice = await sayToMo(stage, { ...question, onHeard: told })
  const bill = {
    token,
    chatId: chat_id,
    act: 'bills',
    body: { file_data: wholeBill().toString('base64'), file_name: 'october.pdf', file_type: 'pdf' },
    key: `show-${email}`,
  } as const
  const asked = heardOnce('event: asked', () => tell('bill in the chat is asked about'))
  const found = await sayToMo(stage, { ...bill, onHeard: asked })

  const comparison = advice.cards.find((card) => card.kind === 'comparison')
  const offer = comparison?.offers[0]
  if (!comparison || !offer) throw new Error(`Nothing was compared for ${email}`)
  const { comparison_id } = comparison
  const choice = { comparison_id, tariff_id: offer.tariff_id }
  const beginning = insist(() => call(contract.startSwitch, { body: choice }, once('switch')))
  tell('begins a switch')
  const { switch_id } = await beginning
  const params = { switch_id }
  for (const [form, body] of formsOf(number, email).entries()) {
    await insist(() => call(contract.fillSwitch, { params, body }, once(`form-${form}`)))
  }
  const shown = await insist(() => call(contract.readSwitch, { params }, { token }))
  const consent = {
    tariff_id: shown.tariff.tariff_id,
    yearly_pence: shown.tariff.yearly_pence,
    agrees_to_tariff: true,
    agrees_to_terms: true,
    may_act_for_household: true,
  } as const
  const consenting = insist(() => call(contract.consentToSwitch, { params, body: consent }, once('consent')))
  tell('consents')
  const { consented_at } = await consenting

  const verdict = advice.cards.find((card) => card.kind === 'verdict')
  const on = verdict?.date ?? addMonths(today, MONTHS_TO_REMINDER)
  const reminding = insist(() => call(contract.setReminder, { body: { comparison_id, on, email } }, once('remind')))
  tell('sets a reminder')
  const { reminder_id } = await reminding

  const asking = insist(() =>
    call(contract.askPerson, { body: { email, summary: `Please call ${email}` } }, once('person')),
  )
  tell('asks for a person')
  await asking

  // The same words with the same key get the same answers, and nothing else.
  for (const [said, answer] of [
    [question, advice],
    [bill, found],
  ] as const) {
    const again = await sayToMo(stage, said)
    if (JSON.stringify(again) !== JSON.stringify(answer)) throw new Error(`Mo answered ${email} in two ways`)
  }
  return {
    chatId: chat_id,
    answers: [advice.id, found.id],
    switchId: switch_id,
    reminderId: reminder_id,
    isConsented: consented_at !== null,
  }
}

/** The fields of a switch's forms, in order. The home is in London. */
function formsOf(number: number, email: string): object[] {
  return [
    { full_name: 'Ada Brook' },
    { line_1: '1 Brook Lane', line_2: '', town: 'London', postcode: 'SW1A 1AA' },
    londonSupply(number),
    { email, phone: '020 7946 0958' },
    { account_name: 'A Brook', sort_code: '30-94-30', account_number: '41524152' },
  ]
}

function heardOnce(words: string, then: () => void): (heard: string) => void {
  let isHeard = false
  return (heard) => {
    if (isHeard || !heard.includes(words)) return
    isHeard = true
    then()
  }
}
