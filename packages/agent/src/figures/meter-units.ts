import type { Fuel } from '@mowatt/tariffs'
import type { FactId } from '../facts/fact.ts'
import { asksVolume, findGasFactors } from '@mowatt/text/find/find-gas-factors'
import { say } from '../say/say.ts'
import type { Statement } from '../say/statement.ts'
import type { RunContext } from '../say/outcome.ts'

/** How many messages may state the factors. */
const EARLIER = 4
const BARE = /(?<![\w.,£])(\d{1,3}(?:,\d{3})|\d{1,6})(?:\.\d{1,2})?(?![\w%]|[.,]\d)/

/** Meter units in kWh: electricity as it is, gas by its volume. */
export function unitsAsKwh(
  fuel: Fuel,
  units: FactId,
  { facts: book }: RunContext,
  words: string,
): { use: FactId; notes: Statement[] } | undefined {
  if (fuel === 'electricity') {
    const use = book.worked('units_as_kwh', [units])
    return use ? { use, notes: [say.because('use.units_are', { facts: { units } })] } : undefined
  }
  const gas = gasFactors(words, book)
  const imperial = findGasFactors(words).isImperial ? book.reference('gas.imperial') : undefined
  if (!gas) return undefined
  const { own: _own, megajoules, ...factors } = gas
  const use = book.worked('gas_as_kwh', [units, factors.correction, factors.calorific, ...(imperial ? [imperial] : [])])
  const facts = { units, megajoules, ...factors }
  const sum: Statement = imperial
    ? say.because('use.gas_sum_imperial', { facts: { ...facts, imperial } })
    : say.because('use.gas_sum', { facts })
  return use ? { use, notes: [sum, ...(gas.own ? [] : [say.warning('use.calorific')])] } : undefined
}

/** "So how many m3 is 720": kWh of gas as a volume. */
export function sayVolume(told: FactId | undefined, { facts: book }: RunContext, words: string): Statement[] {
  if (!asksVolume(words)) return []
  const [, bare] = BARE.exec(words) ?? []
  const use =
    told ??
    (bare === undefined
      ? undefined
      : book.noted({ unit: 'watt_hours', amount: Number(bare.replaceAll(',', '')) * 1000 }))
  const gas = gasFactors(words, book)
  const amount = use && gas && book.worked('kwh_as_gas', [use, gas.correction, gas.calorific])
  if (!amount) return []
  const { own, ...facts } = gas
  return [
    say.answer('use.volume', { facts: { use, amount } }),
    say.because('use.volume_sum', { facts: { use, ...facts } }),
    ...(own ? [] : [say.warning('use.calorific')]),
  ]
}

/** The calorific value and the volume correction that they state, in this or an earlier message, or usual ones. */
function gasFactors(words: string, book: RunContext['facts']) {
  const said = [words, ...book.messages.slice(-EARLIER).toReversed()].map(findGasFactors)
  const told = (of: 'calorific' | 'correction') => {
    const amount = said.find((each) => each[of] !== undefined)?.[of]
    return amount === undefined ? undefined : book.noted({ unit: 'millionths', amount: Math.round(amount * 1_000_000) })
  }
  const own = told('calorific')
  const [correction, calorific, megajoules] = [
    told('correction') ?? book.reference('gas.volume_correction'),
    own ?? book.reference('gas.calorific_value'),
    book.reference('gas.megajoules'),
  ]
  return correction && calorific && megajoules ? { own, correction, calorific, megajoules } : undefined
}
