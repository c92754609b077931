import { cardOfWhatIf } from '@mowatt/contract/card-of-what-if'
import { halfHoursAddress } from '@mowatt/contract/half-hours-address'
import { FUELS, WHAT_IF_AMOUNTS, WHAT_IFS, type WhatIfName, type WhatIfs } from '@mowatt/tariffs'
import type { Household } from '@mowatt/text/household'
import type { Change } from '@mowatt/text/values/change'
import type { Figure } from '../command/command.ts'
import { knownFields } from '../command/known-fields.ts'
import type { FactId } from '../facts/fact.ts'
import { whatIfOf } from '../facts/home-workings.ts'
import { saidOf } from '../home/home-of-turn.ts'
import type { KnownHome } from '../home/known-home.ts'
import { only, type Outcome, type RunContext } from '../say/outcome.ts'
import { say } from '../say/say.ts'
import type { Phrase } from '../say/statement.ts'
import { amountOf, besideKnown } from './compare-facts.ts'
import { typicalNote } from './sources/cap-source.ts'
import { sampleNote, whyNoList } from './sources/offer-source.ts'
import { proveHome, type ProvenHome } from './sources/prove-home.ts'
import { isOfPeriod, joined, supposeOfBill } from './sources/suppose.ts'

const MICRO = 1_000_000

type Supposed = { what: WhatIfName; amount: FactId }

/** A home's year with a change, half hour by half hour, as on the page that it links to. */
export function sayWhatIf({ suppose = [] }: Figure, context: RunContext): Outcome {
  const own = proveHome(context)
  const isTypical = !own.home.use.electricity
  const proven = isTypical ? proveHome(context, typicalHome(context)) : own
  const supposed = WHAT_IFS.flatMap((what): Supposed[] => {
    const amount = amountFor(what, suppose, context)
    return amount === undefined ? [] : [{ what, amount }]
  })
  const said = termsOf(
    suppose,
    supposed.map(({ what }) => what),
    context,
  )
  if (supposed.length === 0) return only(say.ask('ask.what_if'), context.state)
  const of = {
    ...proven,
    isTypical,
    changes: suppose.filter((each) => isOfPeriod(each) && each.change !== 'without_fuel'),
  }
  const { statements, cards = [] } = sayYear(supposed, said, of, context) ?? { statements: whyNoList(proven).unknown }
  return { statements, cards: [...cards, linkOf(supposed, said.terms, proven.home, context)], state: context.state }
}

/** Until they say what they use: a typical home, with gas unless they heat with something else. */
function typicalHome({ facts: book, state }: RunContext): Partial<Household> {
  const { fuels, heating = 'gas' } = saidOf(state)
  const isWithGas = fuels !== 'electricity' && heating === 'gas'
  const kwh = FUELS.filter((fuel) => fuel === 'electricity' || isWithGas).flatMap((fuel) => {
    const id = book.reference(`typical.${fuel}`)
    const value = id === undefined ? undefined : book.get(id).value
    return value?.unit === 'watt_hours' ? [[fuel, value.amount / 1000]] : []
  })
  return { kwh: Object.fromEntries(kwh) }
}

/** The figure in their own words, else the usual one. */
function amountFor(what: WhatIfName, suppose: readonly Change[], { facts: book }: RunContext): FactId | undefined {
  const found = suppose.find((each) => each.change === 'what_if' && each.what === what)
  const isPump = what === 'heatPump' && suppose.some(({ change }) => change === 'heat_pump')
  if (found?.change !== 'what_if') return isPump ? book.reference(`what_if.${what}`) : undefined
  const { unit, scale } = WHAT_IF_AMOUNTS[what]
  if (found.amount === undefined) return milesOf(what, suppose, book) ?? book.reference(`what_if.${what}`)
  return (
    book.noted({ unit, amount: found.amount * scale }) ??
    // "Every day", "a degree" and "at 18 instead of 20" say how many without that figure.
    book.reference(`what_if.${what}.${found.amount}`)
  )
}

/** "10 miles a day", in a year. */
function milesOf(what: WhatIfName, suppose: readonly Change[], book: RunContext['facts']): FactId | undefined {
  const driven = what === 'car' ? suppose.find(({ change }) => change === 'miles') : undefined
  const told = driven?.change === 'miles' && book.noted({ unit: 'miles', amount: driven.miles })
  return told ? book.worked('per_period', [told], { from: driven.per, to: 'year' }) : undefined
}

type Terms = { terms: Partial<WhatIfs>; cop?: FactId; sold: Phrase[] }

/** What they said about their pump and about export: the rest is assumed. */
function termsOf(changes: readonly Change[], whats: readonly WhatIfName[], { facts: book }: RunContext): Terms {
  const pump = changes.find((each) => each.change === 'heat_pump')
  const sold = changes.find((each) => each.change === 'export')
  const efficiency = pump?.cop && whats.includes('heatPump') && Math.round(pump.cop * MICRO)
  const cop = efficiency ? book.noted({ unit: 'millionths', amount: efficiency }) : undefined
  const paid = sold && book.noted({ unit: 'micropence_per_kwh', amount: Math.round(sold.pence * MICRO) })
  const isSold = whats.includes('panels') && (paid !== undefined || sold?.pence === 0)
  return {
    terms: { ...(cop && { details: { cop: pump?.cop } }), ...(isSold && { exportPence: sold?.pence ?? 0 }) },
    ...(cop && { cop }),
    sold: isSold ? [paid ? { template: 'if.export', facts: { amount: paid } } : { template: 'if.unsold' }] : [],
  }
}

function sayYear(
  supposed: readonly Supposed[],
  { terms, cop, sold: ofExport }: Terms,
  proven: ProvenHome & { isTypical: boolean; changes: readonly Change[] },
  context: RunContext,
): (Pick<Outcome, 'statements'> & Partial<Outcome>) | undefined {
  const { facts: book } = context
  const { said, home, isTypical } = proven
  const facts = new Map(proven.facts)
  const { if: also } = supposeOfBill(facts, proven.changes, context)
  const amounts = supposed.map(({ amount }) => amount)
  const of = [...facts.values(), ...amounts]
  const args = { roles: [...facts.keys()], whats: supposed.map(({ what }) => what), terms, said }
  const part = (name: string, tariffId?: string, from = facts) =>
    book.worked('what_if', [...from.values(), ...amounts], {
      ...args,
      roles: [...from.keys()],
      part: name,
      ...knownFields({ tariffId }),
    })
  const values = of.map((id) => book.get(id).value)
  const weighed = whatIfOf(values, args, context)
  const now = part('now', undefined, proven.facts)
  const [then, assumed] = [part('then'), part('assumed')]
  if (!weighed || !now || !then) return undefined
  if (!assumed) return { statements: [say.answer('what_if.no_gas')] }
  const { without } = weighed
  const possible = supposed.filter(({ what }) => !without.includes(what))
  const phrases = possible.map(({ what, amount }): Phrase => {
    if (what === 'heatPump') return cop ? { template: 'if.cop', facts: { cop } } : { template: 'if.heatPump' }
    return { template: `if.${what}`, facts: { amount } }
  })
  const hasGas = home.use.gas && !possible.some(({ what }) => what === 'heatPump')
  const isKnown = home.currentBasis !== 'unknown'
  const { quotes, apart, current } = weighed.supposed
  const best = quotes.find(({ costPence }) => costPence < current.pence)
  const smart = apart.find(({ missing, gainPence }) => missing.join() === 'smart_meter' && gainPence > 0)
  const named = (template: 'what_if.best' | 'what_if.smart', id = '') => {
    const facts = { amount: part('best', id), tariff: book.tariff(id, 'name'), supplier: book.tariff(id, 'supplier') }
    const known = knownFields(facts)
    return Object.keys(known).length === 3 ? [say.answer(template, { facts: known as Record<string, FactId> })] : []
  }
  const sold = part('export')
  // On the last deal that the answer names.
  const shown = smart ?? best
  const deal = shown ? `${shown.tariffName} from ${shown.supplier}` : isKnown ? 'your current deal' : 'the price cap'
  const statements = [
    say.answer('cost.estimate', {
      facts: { amount: then },
      words: { subject: hasGas ? 'electricity and gas' : 'electricity', costs: 'would cost', per: 'a year' },
      phrases: {
        if: joined([...phrases, ...ofExport, ...Object.values(also.phrases ?? {})]),
        where: { template: isKnown ? 'where.deal' : isTypical ? 'where.typical' : 'where.nothing' },
      },
    }),
    ...without.map((what) => say.because(what === 'heatPump' ? 'what_if.no_pump' : 'what_if.no_heating')),
    ...besideKnown(then, now, 'a year', false, context),
    ...named('what_if.best', best?.tariffId),
    ...named('what_if.smart', smart?.tariffId),
    ...(sold && amountOf(sold, context) > 0 ? [say.because('what_if.export', { facts: { amount: sold } })] : []),
    say.because('what_if.assumed', { facts: { assumed } }),
    ...(isTypical
      ? typicalNote(
          context,
          FUELS.filter((fuel) => home.use[fuel]),
        )
      : []),
    ...(isKnown || isTypical ? [] : [say.because('cost.on_cap')]),
    ...sampleNote({ isSample: best?.isSample === true || smart?.isSample === true }),
  ]
  return { statements, cards: cardOfWhatIf(weighed, deal, shown?.tariffId) }
}

/** The same on the page, where each of them is a slider. */
function linkOf(
  supposed: readonly Supposed[],
  { exportPence, details }: Partial<WhatIfs>,
  home: KnownHome,
  { facts: book, state, world }: RunContext,
) {
  const whatIfs = supposed.map(({ what, amount }) => {
    const value = book.get(amount).value
    return [what, 'amount' in value ? value.amount / WHAT_IF_AMOUNTS[what].scale : 0]
  })
  const url = halfHoursAddress(
    home,
    saidOf(state).heating,
    { ...Object.fromEntries(whatIfs), ...knownFields({ exportPence, cop: details?.cop }) },
    {
      today: world.today,
      vat: world.figures.vatRates,
    },
  )
  return { kind: 'links' as const, links: [{ label: 'See it half hour by half hour', url, note: '' }] }
}
