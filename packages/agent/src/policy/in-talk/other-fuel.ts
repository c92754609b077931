import type { Fuel } from '@mowatt/tariffs'
import { talkFamily } from '../../knowledge/deeper/talk-family.ts'
import { asContinued, type Continued } from '../follow-up/continued.ts'
import { keyOf } from '../follow-up/continue-topic.ts'
import { isDanger } from '../need/stay-with-danger.ts'
import type { Heard } from '../of-home/heard-home.ts'

const ASKS =
  /^(?:(?:and|but|ok|okay|so|what|how|about|is|it|its|that|for|with|the|my|same|does|do|on|in|too|also|then|right)\s+)*(gas|electric|electricity|elec|leccy|power)(?:\s+(?:one|too|as|well|also|the|same|then|though|meter|side|bit|bill|supplier|is|that|it))*$/
const EXPLAINED: readonly string[] = ['explain_term', 'correct_premise', 'help_route']
/** Subjects of which the last text itself says what holds for the one fuel, or where a fuel is another subject. */
const APART: readonly string[] = [
  'price_cap',
  'standing_charge',
  'smart_meter',
  'read_meter',
  'high',
  'power_cut',
  'medical',
  'no_gas',
  'use_less',
]
const FINDING = 'find_supplier open_account first_home occupier_letter new_build switch_after_move moving_home'.split(
  ' ',
)
const FOUND: Readonly<Record<Fuel, string>> = {
  gas: 'For gas the Find My Supplier website names the supplier: you give it the postcode. It can be another one than for electricity, so give each of them your name, the day and its own meter reading.',
  electricity:
    'For electricity ask your local network, which names the supplier of your address; the number is on its website. It can be another one than for gas, so give each of them your name, the day and its own meter reading.',
}
const OF_FAMILY: Readonly<Record<string, Partial<Record<Fuel, string>>>> = {
  economy_7: {
    gas: 'No, gas has one rate at all hours: cheap nights exist for electricity alone. So when you use your gas makes no difference to its price.',
  },
  ev_tariff: { gas: 'Such a tariff is for the electricity. Your gas can stay where it is, or go to another supplier.' },
  seg: {
    gas: 'Export is for electricity alone. Your gas is not touched by it, and you may have it from any supplier.',
  },
  green: {
    gas: 'Look closely there: many green tariffs cover the electricity only. With gas “green” mostly means that the supplier pays to offset it, or mixes in a little biogas. Ask which of the two it is.',
  },
  direct_debit_changed: {
    gas: 'With both fuels at one supplier one Direct Debit mostly covers the two together, and the same rules hold. With two suppliers each takes its own.',
  },
}
const SAME: Readonly<Record<Fuel, string>> = {
  gas: 'The same holds for gas. It is a contract of its own, with its own meter, rates and, on a fix, its own exit fee.',
  electricity:
    'The same holds for electricity. It is a contract of its own, with its own meter, rates and, on a fix, its own exit fee.',
}

/** "And gas?", in the middle of a subject of facts that is told without figures. */
export function otherFuel({ plain, state, world }: Heard): Continued | undefined {
  const { topic } = state
  if (!topic || !EXPLAINED.includes(topic.call) || state.comparison || world.bills.length > 0 || isDanger(topic))
    return undefined
  const named = ASKS.exec(plain)?.[1]
  const family = talkFamily(keyOf(topic))
  if (named === undefined || topic.args['thing'] !== undefined) return undefined
  const fuel: Fuel = named === 'gas' ? 'gas' : 'electricity'
  if (FINDING.includes(keyOf(topic)) || family === 'moving_home') return asContinued(FOUND[fuel], state)
  return APART.includes(family) ? undefined : asContinued(OF_FAMILY[family]?.[fuel] ?? SAME[fuel], state)
}
