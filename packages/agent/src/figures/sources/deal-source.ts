import { FUELS, type Fuel } from '@mowatt/tariffs'
import { billOf, saidOf } from '../../home/home-of-turn.ts'
import type { KnownHome } from '../../home/known-home.ts'
import type { Change } from '@mowatt/text/values/change'
import { say } from '../../say/say.ts'
import type { Phrase, Statement } from '../../say/statement.ts'
import type { TemplateId } from '../../say/templates.ts'
import type { RunContext } from '../../say/outcome.ts'
import type { ProvenHome } from './prove-home.ts'
import { type Source, unknown, type Unknown } from './source.ts'
import { knownFields } from '../../command/known-fields.ts'
import { pricedFuels } from '../../command/priced-fuels.ts'
import { proveSupposed } from './suppose.ts'
import { ofFuel, ofYear } from './year.ts'
import { agreedNote } from './agreed-note.ts'
import { estimatedReadings } from './bill-source.ts'

/** A year on the current deal: from the bill and the user's statements, or from the cap if unknown. */
export function dealSource(context: RunContext, suppose?: readonly Change[]): Source | Unknown {
  const proven = proveSupposed(context, suppose)
  const { home, facts } = proven
  const priced = pricedFuels(suppose)
  if (home.doubts.length > 0) return unknown({ template: 'unknown.doubtful' }, 'ask.check_bill')
  if (home.currentBasis === 'unknown' && !priced.some((fuel) => isWhole(fuel, facts))) {
    const isUsed = FUELS.some((fuel) => facts.has(`use.${fuel}`))
    return unknown({ template: 'unknown.no_deal' }, isUsed ? 'ask.rates' : 'ask.bill')
  }
  const isKnown = home.currentBasis !== 'unknown'
  const isTold = FUELS.some((fuel) => facts.has(`use.${fuel}`) && saidOf(context.state).rates?.[fuel])
  const where = home.currentBasis !== 'stated_rates' ? 'where.deal' : isTold ? 'where.told_rates' : 'where.nothing'
  const fuels = FUELS.filter((fuel) => (isKnown ? facts.has(`use.${fuel}`) : isWhole(fuel, facts)))
  const costOf = (fuel: Fuel) =>
    priced.includes(fuel)
      ? ofYear('year_cost', withoutEnd(ofFuel(proven, fuel)), context, { fuel, frame: 'today' })
      : ofYear('year_cost', ofFuel(proven, fuel), context, { fuel })
  const costOfAll = () => {
    if (priced.length === 0) return ofYear('year_cost', proven, context)
    const parts = fuels.flatMap((fuel) => costOf(fuel) ?? [])
    return parts.length === fuels.length ? context.facts.worked('sum', parts) : undefined
  }
  if (fuels.length === 0) return unknown({ template: 'unknown.no_use' }, 'ask.use')
  return {
    where: { template: priced.length > 0 ? 'where.nothing' : where },
    whereUse: USE_BASES[home.useSource ?? 'typical'],
    if: proven.if,
    who: 'you use',
    natural: 'year',
    fuels,
    use: (fuel) => facts.get(`use.${fuel}`),
    rates: (fuel) => ratesOf(proven, fuel),
    cost: (fuel) => (fuel ? costOf(fuel) : costOfAll()),
    range(fuel) {
      if (!fuels.some((each) => (fuel ?? each) === each && home.use[each]?.low)) return undefined
      const of = fuel ? ofFuel(proven, fuel) : proven
      const [low, high] = ['low', 'high'].map((edge) => ofYear('year_edge', of, context, { fuel, edge }))
      return low && high ? { low, high } : undefined
    },
    notes: (of, fuel) =>
      of === 'rate' || !isKnown
        ? agreedNote(home, context)
        : notesOf(of, proven, context, fuel).map((each) =>
            priced.length > 0 && each.template === 'cost.after_fix'
              ? { ...each, template: 'cost.after_fix_now' }
              : each,
          ),
  }
}

function isWhole(fuel: Fuel, facts: ProvenHome['facts']): boolean {
  return (['use', 'unit', 'standing'] as const).every((role) => facts.has(`${role}.${fuel}`))
}

/** The prices alone, for a whole year from today. */
function withoutEnd({ facts, said }: Pick<ProvenHome, 'facts' | 'said'>): Pick<ProvenHome, 'facts' | 'said'> {
  return { said, facts: new Map([...facts].filter(([role]) => !/^(?:ends|fee|then_)/.test(role))) }
}

function ratesOf({ facts }: Pick<ProvenHome, 'facts'>, fuel: 'electricity' | 'gas') {
  const [unit, peak, day, night, byTime, standing] = (
    ['unit', 'peak', 'day', 'night', 'by_time', 'standing'] as const
  ).map((each) => facts.get(`${each}.${fuel}`))
  return knownFields({ unit, peak, day, night, byTime, standing })
}

const USE_BASES: Readonly<Record<NonNullable<ProvenHome['home']['useSource']>, Phrase>> = {
  bill: { template: 'where.by_bill' },
  said: { template: 'where.by_telling' },
  spend: { template: 'where.by_spend' },
  questions: { template: 'where.by_answers' },
  typical: { template: 'where.nothing' },
}

/** The assumptions of the year, each if it changes the figure. */
function notesOf(
  of: 'cost' | 'use',
  { home, facts }: ProvenHome,
  context: RunContext,
  fuel: Fuel | undefined,
): Statement[] {
  const { facts: book, world, state } = context
  const bill = billOf(world, state)
  const ends = facts.get('ends.electricity') ?? facts.get('ends.gas')
  const last = bill && (book.bill(bill.billId, 'periodTo') ?? book.bill(bill.billId, 'billDate'))
  const because = (template: TemplateId, more: Omit<Statement, 'template' | 'role'> = {}): Statement =>
    say.because(template, { ...more })
  const printedEnd =
    bill && (book.bill(bill.billId, 'electricity.tariffEndDate') ?? book.bill(bill.billId, 'gas.tariffEndDate'))
  const { currentBasis } = home
  const guessed = home.useSource === 'bill' ? estimatedReadings(context, fuel) : []
  const isEstimate = FUELS.some((each) => (fuel ?? each) === each && home.use[each]?.low)
  if (of === 'use') return [...guessed, ...(isEstimate ? [because('use.estimate')] : [])]
  return [
    ...agreedNote(home, context),
    ...(currentBasis === 'variable' || currentBasis === 'spend' ? [because('cost.on_cap')] : []),
    ...(currentBasis === 'fix_over' && printedEnd ? [because('cost.fix_over', { facts: { ends: printedEnd } })] : []),
    ...(currentBasis === 'bill' && !ends && last && home.assumed.length > 0
      ? [because('cost.bill_rates_moved', { facts: { day: last } })]
      : []),
    ...FUELS.flatMap((each) => assumedRates(each, home, facts, context)),
    ...(currentBasis === 'old_bill' && last ? [because('cost.old_bill', { facts: { day: last } })] : []),
    ...(ends && facts.has('then_unit.electricity') ? [because('cost.after_fix', { facts: { ends } })] : []),
    ...(home.isPaymentAssumed ? [because('cost.payment_assumed')] : []),
    ...guessed,
  ]
}

/** Cap rates used in place of some of a fuel's own. */
function assumedRates(
  fuel: Fuel,
  home: KnownHome,
  facts: ProvenHome['facts'],
  { facts: book, state }: RunContext,
): Statement[] {
  const isCap = (role: 'unit' | 'standing') => {
    const id = facts.get(`${role}.${fuel}`)
    return id !== undefined && book.get(id).provenance.from === 'cap'
  }
  if (home.currentBasis === 'bill' && isCap('unit')) return [say.because('cost.lacks_rates', { words: { fuel } })]
  const isTold = saidOf(state).rates?.[fuel]?.unitPence !== undefined
  const isUnitAssumed = home.currentBasis === 'stated_rates' && isCap('unit')
  const what = isUnitAssumed ? 'unit rate' : isTold && isCap('standing') ? 'standing charge' : undefined
  return what ? [say.because('cost.rate_assumed', { words: { fuel, what } })] : []
}
