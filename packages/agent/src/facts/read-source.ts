import { type AgreedDeals, capRatesOn, FUELS, sayUnitRates } from '@mowatt/tariffs'
import { householdValues } from '@mowatt/text/household-values'
import type { World } from '../state/world.ts'
import { billValue } from './bill-fields.ts'
import type { FactValue, Provenance } from './fact.ts'
import { referenceValue } from './references.ts'
import { rateIn, REGISTERS, tariffValue } from './tariff-fields.ts'
import { holdsValue } from '@mowatt/text/values/holds-value'

export type Sources = { world: World; messages: readonly string[] }
export type RootProvenance = Exclude<Provenance, { from: 'worked' } | { from: 'told' }>

/** Reads a value from its source, now. Undefined if the source does not have it. */
export function readSource(source: RootProvenance, { world }: Sources): FactValue | undefined {
  switch (source.from) {
    case 'bill': {
      const bill = world.bills.find(({ billId }) => billId === source.billId)
      return bill && billValue(bill.reading, source.path)
    }
    case 'tariff': {
      const tariff = world.catalogue.find(({ id }) => id === source.tariffId)
      return tariff && tariffValue(tariff, source.field, source, world)
    }
    case 'cap': {
      const { fuel, region, paymentMethod, periodFrom } = source
      const price = capRatesOn({ figures: world.figures, on: periodFrom, fuel, region, paymentMethod })?.price
      if (!price || !('single' in price.unitRates)) return undefined
      return source.field === 'unit_rate'
        ? { unit: 'micropence_per_kwh', amount: price.unitRates.single }
        : { unit: 'micropence_per_day', amount: price.standingMicroPencePerDay }
    }
    case 'reference':
      return referenceValue(source.id, world)?.value
    case 'topic': {
      const text = world.topics?.get(source.topicId)?.figures[source.figure]?.text
      return text === undefined ? undefined : { unit: 'name', name: text }
    }
    case 'record':
      return recordValue(source, world)
  }
}

/** Whether the user stated it: the words are in that message, and the value is in the words. */
export function isTold(
  value: FactValue,
  { message, words }: { message: number; words: string },
  { world, messages }: Sources,
): boolean {
  const whole = messages[message - 1]
  return whole !== undefined && words !== '' && whole.includes(words) && holdsValue(words, value, world.today)
}

function recordValue(
  { record, field }: Extract<Provenance, { from: 'record' }>,
  { today, waitlist, switches, reminder, home }: World,
): FactValue | undefined {
  switch (record) {
    case 'calendar':
      return field === 'today' ? { unit: 'day', day: today } : undefined
    case 'waitlist': {
      const amount = WAITLIST_FIELDS.find((each) => each === field)
      return waitlist && amount ? { unit: 'count', amount: waitlist[amount] } : undefined
    }
    case 'switch': {
      const title = switches[0]?.title
      return field === 'title' && title !== undefined ? { unit: 'name', name: title } : undefined
    }
    case 'reminder':
      if (field === 'on') return reminder && { unit: 'day', day: reminder.on }
      return field === 'to' && reminder ? { unit: 'name', name: reminder.to } : undefined
    case 'agreed': {
      const [name, what = ''] = field.split('.')
      const deal = FUELS.flatMap((fuel) => (fuel === name ? (home?.agreed[fuel] ?? []) : []))[0]
      return deal ? agreedValue(deal, what) : undefined
    }
    case 'home':
      return homeValue(field, home)
  }
}

type AgreedFuel = NonNullable<AgreedDeals['gas']>

function agreedValue({ contract, tariffName, supplier, movedOn }: AgreedFuel, field: string): FactValue | undefined {
  const [price] = contract.prices
  const register = REGISTERS.find((each) => field === `${each}_rate`)
  if (price && register) return rateIn(price.unitRates, register)
  switch (field) {
    case 'by_time':
      return price && { unit: 'name', name: sayUnitRates(price, price.includesVatBasisPoints) }
    case 'standing_charge':
      return price && { unit: 'micropence_per_day', amount: price.standingMicroPencePerDay }
    case 'ends_on':
      return contract.endsOn === undefined ? undefined : { unit: 'day', day: contract.endsOn }
    case 'exit_fee':
      return contract.exitFeePence === undefined ? undefined : { unit: 'pence', amount: contract.exitFeePence }
    case 'moved_on':
      return { unit: 'day', day: movedOn }
    case 'tariff':
      return { unit: 'name', name: tariffName }
    default:
      return field === 'supplier' ? { unit: 'name', name: supplier } : undefined
  }
}

/** How to look up a value that was entered on the page of a home. */
export function nameOf(value: FactValue): string {
  return `told ${value.unit} ${'amount' in value ? value.amount : 'day' in value ? value.day : value.name}`
}

function homeValue(field: string, home: World['home']): FactValue | undefined {
  const told = householdValues(home?.told ?? {}).find((each) => nameOf(each) === field)
  if (told) return told
  if (field === 'moves_on') return home?.movesOn === undefined ? undefined : { unit: 'day', day: home.movesOn }
  if (field === 'coming_on') return home?.coming?.on ? { unit: 'day', day: home.coming.on } : undefined
  const name =
    field === 'coming_tariff'
      ? home?.coming?.tariffName
      : field === 'coming_supplier'
        ? home?.coming?.supplier
        : undefined
  if (name !== undefined) return { unit: 'name', name }
  const pence = field === 'monthly' ? home?.monthlyPence : field === 'balance' ? home?.balancePence : undefined
  return pence === undefined ? undefined : { unit: 'pence', amount: pence }
}

const WAITLIST_FIELDS = ['rank', 'total', 'points'] as const
