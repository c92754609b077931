import type { Fuel } from '@mowatt/tariffs'
import type { FactId } from '../facts/fact.ts'
import { say } from '../say/say.ts'
import type { Statement } from '../say/statement.ts'
import type { RunContext } from '../say/outcome.ts'

const IMPERIAL = /\bimperial\b|\bcubic feet\b|\bft3\b|\bhcf\b/i
const CALORIFIC = /\b(?:calorific value|calorific|cv)\b[^\d]{0,20}(\d{2}(?:\.\d{1,4})?)/i
const VOLUME = /\bm3\b|m³|\bcubic met(?:re|er)s?\b/i
const BARE = /(?<![\w.,£])(\d{1,3}(?:,\d{3})|\d{1,6})(?:\.\d{1,2})?(?![\w%]|[.,]\d)/

/** "How many m3 is 720 kWh", and not "it says m3, last was 4302". */
export function asksVolume(words: string): boolean {
  return VOLUME.test(words) && /\bkwh\b|\bhow (?:many|much)\b|\binto?\b|\bconvert/i.test(words)
}

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
  const imperial = IMPERIAL.test(words) ? book.reference('gas.imperial') : undefined
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

/** The calorific value that they state, or a usual one. */
function gasFactors(words: string, book: RunContext['facts']) {
  const named = CALORIFIC.exec(words)?.[1]
  const own =
    named === undefined ? undefined : book.noted({ unit: 'millionths', amount: Math.round(Number(named) * 1_000_000) })
  const [correction, calorific, megajoules] = [
    book.reference('gas.volume_correction'),
    own ?? book.reference('gas.calorific_value'),
    book.reference('gas.megajoules'),
  ]
  return correction && calorific && megajoules ? { own, correction, calorific, megajoules } : undefined
}
