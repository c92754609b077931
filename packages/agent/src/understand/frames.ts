import type { Normalised } from './words/normalise.ts'
import { KINDS } from './words/word-kinds.ts'

type Kind = keyof typeof KINDS
type Frame = { name: string; of: readonly Kind[]; without?: readonly Kind[]; weight: number }

const FRAMES: readonly Frame[] = [
  frame('compare', ['energy', 'tooMuch'], 0.85, ['why', 'directDebit']),
  frame('compare', ['me', 'energy', 'tooMuch'], 1.3, ['why', 'directDebit']),
  frame('compare', ['wish', 'lessToPay', 'energy'], 0.7, ['why']),
  frame('complaint', ['them', 'silence'], 1.4, ['landlordWord']),
  frame('debt', ['me', 'goWithout'], 1.1),
  frame('debt', ['distress', 'money'], 1, ['you']),
  frame('disconnection', ['prepayMeter', 'forced', 'inDebt'], 1.2),
  frame('medical', ['device', 'care'], 1.1, ['workmen']),
  frame('medical', ['relative', 'device'], 1.1),
  frame('power_cut', ['supplyThing', 'whole', 'dead'], 1.2, ['moved', 'price', 'leaving', 'charged']),
  frame('electric_danger', ['wiring', 'spark'], 1.5),
  frame('term_erroneous_transfer', ['moved', 'unasked'], 1.05, ['wish']),
  frame('switch_needs_visit', ['workmen', 'hassle'], 0.7, ['prepayMeter', 'inDebt']),
  frame('about_delete', ['wipe', 'kept'], 1, ['directDebit', 'unit']),
  frame('about_privacy', ['you', 'handOut', 'private'], 0.65, ['price', 'wish']),
  frame('about_ai', ['being', 'creature'], 1.5),
  frame('term_supplier_failure', ['failed'], 1.1),
  frame('term_credit_refund', ['ourMoney', 'getBack', 'me'], 1.15, ['leaving', 'longAgo', 'you']),
  frame('term_back_billing', ['longAgo', 'billed'], 1.05),
  frame('term_direct_debit_changed', ['directDebit', 'raised'], 1.05),
  frame('bill_standing_charge', ['aDay', 'charged'], 0.7, ['unit', 'aMonth']),
  frame('price_cap', ['price', 'unit', 'nowadays'], 1.3, ['me', 'anyTariff']),
  frame('bill_summary', ['say'], 0.7),
  frame('bill_readings', ['reading', 'genuine'], 1.15, ['creature']),
  frame('explain_tariff', ['howMuch', 'aMonth', 'thatOne'], 0.9, ['energy']),
  frame('bill_readings', ['aBill', 'guessed'], 1.15, ['wish']),
  frame('bill_readings', ['aBill', 'guessed', 'me'], 1.15),
  frame('term_smart_meter', ['smart', 'reading'], 1.3, ['moved']),
  frame('term_dual_fuel', ['gas', 'electric', 'oneFuel'], 1.2, ['unit', 'price']),
  frame('about_price', ['yourPrice'], 1.05),
  frame('about_lost', ['me', 'lost'], 0.8, ['aBill']),
  frame('bill_summary', ['lost', 'aBill'], 1),
  frame('bereavement', ['bereaved'], 1.4),
  frame('debt', ['food', 'cannot', 'money'], 1.2, ['you']),
  frame('electric_danger', ['tree', 'line', 'fallen'], 2),
  frame('complaint', ['notMine', 'meterOrBill'], 1.1, ['wish']),
  frame('price_cap', ['market', 'upOrDown', 'ahead'], 1, ['me', 'fixWord', 'switchWord', 'directDebit', 'you']),
  frame('about_privacy', ['stored', 'private'], 1.2),
  frame('about_privacy', ['nuisance', 'contact'], 1.2, ['them']),
  frame('about_instructions', ['otherPeople', 'private', 'showAll'], 1.6),
  frame('compare', ['me', 'should', 'aSupplier'], 0.9, ['why', 'you']),
  frame('exit_fee', ['me', 'tied'], 1.2),
  frame('exit_fee', ['when', 'deal', 'over'], 1.2, ['capWord', 'thenWhat']),
  frame('switch_cuts_supply', ['switchWord', 'thingsAtHome', 'upset'], 1.3),
  frame('about_abilities', ['whatNeeded'], 1.1),
  frame('term_economy_7', ['twoOf', 'registers'], 1.3, ['smart']),
  frame('paid_to_recommend', ['doubt', 'site'], 1.3, ['aBill']),
  frame('about_price', ['switchWord', 'costAny'], 1.2),
  frame('term_region', ['why', 'standing', 'place'], 1.4),
  frame('disconnection', ['leftOn'], 1.5, ['feeWord']),
  frame('debt', ['poor', 'aYear'], 1.1),
  frame('debt', ['poor', 'warmth'], 1.1),
  frame('term_supplier_failure', ['ourMoney', 'safe', 'them'], 1.2, ['leaving']),
  frame('term_mpan', ['supplyNumber', 'number'], 1.2),
  frame('business', ['trade', 'forOrMine'], 1.1, ['topUp', 'notEnergy']),
  frame('cap_is_maximum', ['maximum', 'aYear'], 0.9),
  frame('vat', ['vatWord'], 1.35, ['twenty', 'me']),
  frame('hand_over', ['dislike', 'creature'], 1.3),
  frame('set_reminder', ['diary'], 1.1),
  frame('compare', ['switchWord', 'worthIt'], 1.2),
  frame('term_direct_debit', ['directDebit', 'workedOut'], 1.4),
  frame('start_switch', ['doThat'], 1.2, ['question']),
  frame('scam', ['atTheDoor', 'selling'], 1.2),
  frame('complaint', ['badWord', 'serviceWord'], 1.6, ['you']),
  frame('debt', ['redLetter'], 1.1),
  frame('term_final_bill', ['oldAccount', 'thenWhat'], 1.2),
  frame('gas_leak', ['smellWord', 'gasSource'], 2, ['spark']),
  frame('carbon_monoxide', ['detector', 'fumes', 'unwell'], 2),
  frame('self_harm', ['despair'], 2),
  frame('medical', ['disability'], 1.1),
  frame('debt', ['fear', 'warmth', 'turnOn'], 1.1, ['leaving']),
  frame('smart_meter_fears', ['smart', 'pester'], 1.4),
  frame('moving_home', ['newHome'], 0.85, ['heatPump', 'lessToPay']),
  frame('landlord', ['shared'], 1, ['sum']),
  frame('price_cap', ['regulator', 'price'], 1.05),
  frame('cap_is_maximum', ['capWord', 'carefree'], 1.4),
  frame('term_variable', ['fixWord', 'over', 'thenWhat'], 1.2),
  frame('fixed_bill', ['fixWord', 'goUp', 'canThey'], 1.2, ['leaving']),
  frame('paid_to_recommend', ['you', 'gain'], 0.95),
  frame('exit_fee_always', ['fixWord', 'stuck'], 1.3),
  frame('term_credit_check', ['creditScore'], 1.4),
  frame('off_topic', ['notEnergy'], 1.2, ['energy']),
  frame('off_topic', ['recommendWord', 'appliance'], 1.4, ['energy']),
  frame('about_instructions', ['showAll', 'above'], 1.6),
  frame('about_instructions', ['pretend'], 1.6),
  frame('bill_readings', ['aBill', 'letterE'], 1.3),
  frame('bill_readings', ['them', 'guessed'], 1.3),
  frame('bill_balance', ['doIOwe'], 1.2),
  frame('exit_fee', ['howMuch', 'charged', 'leaveNow'], 1.3, ['you']),
  frame('compare', ['fair', 'energy'], 0.95, ['why', 'unit']),
  frame('about_instructions', ['newRole'], 1.6),
  frame('about_instructions', ['otherPeople', 'theirWords', 'you'], 1.6),
  frame('about_price', ['free', 'aboutThis'], 0.75, ['anyTariff']),
  frame('bill_high', ['aBill', 'wentUp'], 1.05, ['directDebit', 'capWord', 'worthIt', 'longAgo']),
  frame('bill_high', ['energy', 'wentUp', 'me'], 0.95, [
    'directDebit',
    'capWord',
    'worthIt',
    'longAgo',
    'price',
    'tooMuch',
  ]),
  frame('credit_lost', ['ourMoney', 'inAccount', 'goAway'], 1.4),
  frame('credit_lost', ['creditWord', 'leftThem', 'me'], 1.2, [
    'creditScore',
    'feeWord',
    'topUp',
    'prepayMeter',
    'failed',
  ]),
  frame('term_switch_late', ['switchWord', 'afterWait'], 1.1, ['should', 'worthIt', 'deal', 'price', 'fixWord']),
]

/** How surely each intent is meant by the kinds of words in the text. */
export function readFrames(said: Normalised): Map<string, number> {
  const before = read.get(said)
  if (before) return before
  const now = framesOf(said)
  read.set(said, now)
  return now
}

/** A message is looked at for danger, for orders and for wishes: the kinds of its words are found once. */
const read = new WeakMap<Normalised, Map<string, number>>()

function framesOf({ plain, canonical }: Normalised): Map<string, number> {
  const known = new Map<Kind, boolean>()
  const has = (kind: Kind) => {
    const before = known.get(kind)
    if (before !== undefined) return before
    const now = KINDS[kind].test(plain) || KINDS[kind].test(canonical)
    known.set(kind, now)
    return now
  }
  const found = new Map<string, number>()
  for (const { name, of, without = [], weight } of FRAMES) {
    if (weight > (found.get(name) ?? 0) && of.every(has) && !without.some(has)) found.set(name, weight)
  }
  return found
}

function frame(name: string, of: readonly Kind[], weight: number, without: readonly Kind[] = []): Frame {
  return { name, of, weight, without }
}
