import type { ChatFact } from '@mowatt/contract'
import { capRatesOn, sayDay } from '@mowatt/tariffs'
import type { World } from '../state/world.ts'
import type { KnownFacts } from './fact-book.ts'
import type { Fact, FactValue, Provenance, RecordKind } from './fact.ts'

/** A fact as the chat's API returns it, with its source in words for users. */
export function chatFactOf(fact: Fact, book: KnownFacts, world: World): ChatFact {
  const { provenance, value, text, id } = fact
  const of = provenance.from === 'worked' ? { of: [...provenance.of] } : {}
  return {
    name: id,
    kind: kindOf(value, fact),
    text,
    from: { kind: provenance.from, label: labelOf(fact, book, world), ...of },
  }
}

/** The given facts, and all that they were calculated from, each once. */
export function withRoots(facts: readonly Fact[], book: KnownFacts): Fact[] {
  const found = new Map<string, Fact>()
  const add = (fact: Fact) => {
    if (found.has(fact.id)) return
    found.set(fact.id, fact)
    if (fact.provenance.from === 'worked') for (const id of fact.provenance.of) add(book.get(id))
  }
  for (const fact of facts) add(fact)
  return [...found.values()]
}

function labelOf({ provenance }: Fact, book: KnownFacts, world: World): string {
  switch (provenance.from) {
    case 'bill': {
      const reading = world.bills.find(({ billId }) => billId === provenance.billId)?.reading
      const found = reading?.evidence[provenance.path]
      if (found?.status === 'corrected') return 'Your bill, as you corrected it'
      return found ? `Your bill, page ${found.page}` : 'Your bill'
    }
    case 'tariff':
      return tariffLabel(provenance.tariffId, world)
    case 'cap':
      return capLabel(provenance, world)
    case 'reference':
      return provenance.source
    case 'topic': {
      const topic = world.topics?.get(provenance.topicId)
      const at = topic?.figures[provenance.figure]?.source ?? 1
      const source = topic?.sources[at - 1]
      return source ? `${source.publisher}: ${source.title}` : (topic?.title ?? 'General knowledge')
    }
    case 'told':
      return `You told me: “${provenance.words}”`
    case 'record':
      return RECORDS[provenance.record]
    case 'worked': {
      const texts = [...new Set(provenance.of.map((id) => book.get(id).text))].join(', ') || 'your details'
      const tariffId = provenance.args?.['tariffId']
      const prices = typeof tariffId === 'string' ? ` and the prices of ${tariffLabel(tariffId, world)}` : ''
      return `Worked out from ${texts}${prices}`
    }
  }
}

function capLabel({ periodFrom: on, ...cap }: Extract<Provenance, { from: 'cap' }>, { figures }: World): string {
  const source = capRatesOn({ figures, on, ...cap })?.source
  return [`Price cap from ${sayDay(on)}`, source].filter(Boolean).join('. Source: ')
}

function tariffLabel(tariffId: string, { catalogue }: World): string {
  const tariff = catalogue.find(({ id }) => id === tariffId)
  const name = tariff ? `${tariff.name}, ${tariff.supplier}` : 'A tariff'
  return tariff?.isSample ? `${name} (sample tariff)` : name
}

const RECORDS: Readonly<Record<RecordKind, string>> = {
  waitlist: 'Your place in the queue',
  switch: 'Your switch',
  reminder: 'Your reminder',
  calendar: 'The calendar',
  agreed: 'The deal you agreed to',
  home: 'What you told us on your home’s page',
}

function kindOf(value: FactValue, { provenance }: Fact): ChatFact['kind'] {
  switch (value.unit) {
    case 'pence':
      return 'money'
    case 'micropence_per_kwh':
    case 'micropence_per_day':
      return 'rate'
    case 'watt_hours':
      return 'energy'
    case 'basis_points':
      return 'percent'
    case 'day':
      return 'date'
    case 'millionths':
    case 'count':
    case 'meter_units':
    case 'miles':
      return 'number'
    case 'days':
    case 'weeks':
    case 'months':
    case 'years':
    case 'hours':
    case 'minutes':
    case 'watts':
      return 'text'
    case 'name': {
      const isSupplier =
        (provenance.from === 'tariff' && provenance.field === 'supplier') ||
        (provenance.from === 'bill' && provenance.path === 'supplier')
      if (isSupplier) return 'supplier'
      const isTariff =
        provenance.from === 'tariff' || (provenance.from === 'bill' && provenance.path.endsWith('tariffName'))
      return isTariff ? 'tariff' : 'text'
    }
  }
}
