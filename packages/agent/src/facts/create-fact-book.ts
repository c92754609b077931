import { capRatesOn } from '@mowatt/tariffs'
import type { AgentState } from '../state/agent-state.ts'
import type { World } from '../state/world.ts'
import type { FactBook } from './fact-book.ts'
import type { Fact, FactId, FactValue, Provenance } from './fact.ts'
import { isTold, nameOf, readSource, type RootProvenance, type Sources } from './read-source.ts'
import { referenceValue } from './references.ts'
import { sayValue } from '@mowatt/text/values/say-value'
import { wordsWith } from '@mowatt/text/values/holds-value'
import { work } from './workings.ts'

/** In a topic, `cap.gas.unit_rate` is today's average cap. */
const CAP_PLACE = /^cap\.(electricity|gas)\.(unit_rate|standing_charge)$/

/** The facts of one turn. `messages` are the user's, oldest first, with the one of this turn last. */
export function createFactBook(world: World, state: AgentState, messages: readonly string[]): FactBook {
  const sources: Sources = { world, messages }
  const facts = new Map<FactId, Fact>()
  const done = new Map<string, FactId | undefined>()
  const add = (id: FactId, value: FactValue | undefined, provenance: Provenance): FactId | undefined => {
    if (!value) return undefined
    if (!facts.has(id)) facts.set(id, { id, value, text: sayValue(value), provenance })
    return id
  }
  const read = (id: FactId, source: RootProvenance) => add(id, readSource(source, sources), source)

  const book: FactBook = {
    messages,
    bill: (billId, path) => read(`bill.${billId}.${path}`, { from: 'bill', billId, path }),
    tariff: (tariffId, field, of = {}) =>
      read(`tariff.${idOf(tariffId, field, of.fuel, of.region, of.paymentMethod)}`, {
        from: 'tariff',
        tariffId,
        field,
        ...of,
      }),
    cap(fuel, field, { region, on = world.today, paymentMethod = 'direct_debit' } = {}) {
      const periodFrom = capRatesOn({ figures: world.figures, on, fuel, region, paymentMethod })?.from
      if (periodFrom === undefined) return undefined
      const id = `cap.${idOf(fuel, field, region, paymentMethod === 'direct_debit' ? undefined : paymentMethod, periodFrom)}`
      return read(id, { from: 'cap', fuel, field, region, paymentMethod, periodFrom })
    },
    reference(id) {
      const [, fuel, field] = CAP_PLACE.exec(id) ?? []
      if (fuel === 'electricity' || fuel === 'gas')
        return book.cap(fuel, field === 'unit_rate' ? 'unit_rate' : 'standing_charge')
      const found = referenceValue(id, world)
      return found && read(`reference.${id}`, { from: 'reference', id, source: found.source })
    },
    topic: (topicId, figure) => read(`topic.${topicId}.${figure}`, { from: 'topic', topicId, figure }),
    told(value, from) {
      if (!isTold(value, from, sources)) return undefined
      return add(`told.${from.message}.${sayValue(value)}`, value, { from: 'told', ...from })
    },
    noted(value) {
      for (let message = messages.length; message > 0; message--) {
        const words = wordsWith(messages[message - 1] ?? '', value, world.today)
        if (words !== undefined) return book.told(value, { message, words })
      }
      return book.record('home', nameOf(value))
    },
    record: (record, field) => read(`record.${record}.${field}`, { from: 'record', record, field }),
    worked(by, of, args = {}) {
      const key = JSON.stringify([by, of, args])
      if (done.has(key)) return done.get(key)
      const values = of.map((each) => book.get(each).value)
      const provenance: Provenance = { from: 'worked', by, of, ...(Object.keys(args).length > 0 && { args }) }
      const id = add(`worked.${by}.${done.size + 1}`, work(by, values, args, { world, state }), provenance)
      done.set(key, id)
      return id
    },
    get(id) {
      const fact = facts.get(id)
      if (!fact) throw new Error(`No fact ${id}`)
      return fact
    },
    all: () => [...facts.values()],
  }
  return book
}

function idOf(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join('.')
}
