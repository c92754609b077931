import { FUELS } from '@mowatt/tariffs'
import type { Figure } from '../command/command.ts'
import { say } from '../say/say.ts'
import type { Statement } from '../say/statement.ts'
import type { RunContext } from '../say/outcome.ts'
import { amountOf } from './compare-facts.ts'
import { measureSource } from './measure-source.ts'
import { sourceOf } from './source-of.ts'
import { isUnknown } from './sources/source.ts'
import { pricedFuels } from '../command/priced-fuels.ts'
import { proveSupposed } from './sources/suppose.ts'
import { ofYear } from './sources/year.ts'
import { endOf, freeDay } from './terms.ts'

/** Prices that the user states: a year at them, compared with the current deal, and the first year with the fee. */
export function isToldOffer({ measure, of, suppose }: Figure): boolean {
  const isYear = of === 'deal' || of === 'offer' || of === 'list'
  return isYear && (measure === 'saving' || measure === 'cost') && pricedFuels(suppose).length > 0
}

export function sayToldOffer(command: Figure, context: RunContext): Statement[] {
  const { against: _against, which: _which, ...rest } = command
  const year: Figure = { ...rest, measure: 'cost', of: 'deal' }
  return [...measureSource(year, context), ...leaving(year, context), ...laterVat(year, context)]
}

/** Only for the fuels that would switch. */
function leaving(year: Figure, context: RunContext): Statement[] {
  const { facts: book } = context
  const fuels = pricedFuels(year.suppose)
  const [only] = fuels.length === 1 ? fuels : []
  const { suppose: _suppose, ...plain } = year
  const [now, then] = [sourceOf('deal', plain, context), sourceOf('deal', year, context)]
  const found = endOf({ ...plain, ...(only && { fuel: only }) }, context)
  const isPriced = year.suppose?.some((each) => each.change === 'unit_rate' && each.pence !== undefined)
  if (isUnknown(now) || isUnknown(then) || !found || !isPriced) return []
  const leave = year.suppose?.find((each) => each.change === 'leave_on')
  const free = freeDay(found, context)
  const freeOn = free ? book.get(free).value : undefined
  const on = leave ? (leave.on ?? (freeOn?.unit === 'day' ? freeOn.day : undefined)) : undefined
  const fee = ofYear('leaving_fee', proveSupposed(context, year.suppose), context, {
    ...(only && { fuel: only }),
    ...(on !== undefined && { on }),
  })
  const [costNow, costThen] = [now.cost(only), then.cost(only)]
  const paid = costThen && fee && book.worked('sum', [costThen, fee])
  if (!fee || !paid || !costNow || amountOf(fee, context) === 0) return []
  const amount = book.worked('difference', [costNow, paid])
  const isLess = amountOf(paid, context) < amountOf(costNow, context)
  const rule = book.reference('rule.free_days')
  return [
    ...(amount ? [say.warning(isLess ? 'saving.told_fee' : 'saving.told_fee_more', { facts: { fee, amount } })] : []),
    ...(free && rule ? [say.warning('exit_fee.free_from', { facts: { day: free, rule } })] : []),
  ]
}

/** A price of today includes today's VAT. */
function laterVat({ suppose, fuel: only }: Figure, { facts: book }: RunContext): Statement[] {
  return FUELS.filter((fuel) => (only ?? fuel) === fuel && pricedFuels(suppose).includes(fuel)).flatMap((fuel) => {
    const [rate, from] = [book.reference(`vat.${fuel}.next`), book.reference(`vat.${fuel}.next_from`)]
    return rate && from ? [say.because('cost.vat_next', { facts: { rate, from }, words: { fuel } })] : []
  })
}
