import type { Home, ToldChange, ToldOfHome } from '@mowatt/contract'
import { toldTexts } from './home-texts.ts'

type Rates = NonNullable<ToldOfHome['gas_rates']>
type RateName = keyof Rates

/** The values that a user can enter about a home, as form fields. Each rate has its own field. */
export type ToldName = keyof typeof toldTexts.labels

type Choice = { value: string; label: string }
export type ToldField = {
  name: ToldName
  label: string
  hint?: string
  kind: 'text' | 'figure' | 'pounds' | 'day' | 'choice'
  choices?: readonly Choice[]
  /** The stored value, formatted as it would be typed. */
  textIn: (told: ToldOfHome) => string
  /** The changes from the typed text; undefined if it can't be parsed. */
  changeFrom: (text: string, told: ToldOfHome) => ToldChange | undefined
}

const FIGURE = /^\d{1,7}(?:\.\d{1,4})?$/

/** A figure as people type it, with the commas of thousands, pound signs and units that they add. */
export function figureOf(text: string): number | undefined {
  const bare = text.replaceAll(/[\s£%]|,(?=\d{3}(?!\d))/g, '').replace(/(?:kwh|p)$/i, '')
  return FIGURE.test(bare) ? Number(bare) : undefined
}

function plain(name: 'postcode' | 'supplier' | 'tariff_name'): ToldField {
  return {
    ...words(name),
    kind: 'text',
    textIn: (told) => told[name] ?? '',
    changeFrom: (text) => ({ [name]: text }),
  }
}

function figure(name: 'electricity_kwh' | 'gas_kwh' | 'night_percent' | 'people' | 'bedrooms'): ToldField {
  return {
    ...words(name),
    kind: 'figure',
    textIn: (told) => String(told[name] ?? ''),
    changeFrom(text) {
      const value = figureOf(text)
      return value === undefined ? undefined : { [name]: value }
    },
  }
}

function rate(fuel: 'electricity' | 'gas', of: RateName, name: ToldName): ToldField {
  const key = `${fuel}_rates` as const
  return {
    ...words(name),
    kind: 'figure',
    textIn: (told) => String(told[key]?.[of] ?? ''),
    changeFrom(text, told) {
      const value = figureOf(text)
      return value === undefined ? undefined : { [key]: { ...told[key], [of]: value } }
    },
  }
}

type ChoiceName = 'payment_method' | 'fuels' | 'deal' | 'meter' | 'heating' | 'region'

function choice(name: ChoiceName, choices: readonly Choice[]): ToldField {
  return {
    ...words(name),
    kind: 'choice',
    choices,
    textIn: (told) => told[name] ?? '',
    changeFrom: (text) => (choices.some(({ value }) => value === text) ? { [name]: text } : undefined),
  }
}

function yesOrNo(name: 'has_ev' | 'has_smart_meter'): ToldField {
  return {
    ...words(name),
    kind: 'choice',
    choices: toldTexts.yesOrNo,
    textIn: (told) => (told[name] === undefined ? '' : told[name] ? 'yes' : 'no'),
    changeFrom: (text) => (text === 'yes' || text === 'no' ? { [name]: text === 'yes' } : undefined),
  }
}

function words(name: ToldName): Pick<ToldField, 'name' | 'label' | 'hint'> {
  const hint = toldTexts.hints[name]
  return { name, label: toldTexts.labels[name], ...(hint === undefined ? {} : { hint }) }
}

const endsOn: ToldField = {
  ...words('ends_on'),
  kind: 'day',
  textIn: (told) => told.ends_on ?? '',
  changeFrom: (text) => (/^\d{4}-\d\d-\d\d$/.test(text) ? { ends_on: text } : undefined),
}

const exitFee: ToldField = {
  ...words('exit_fee_pence'),
  kind: 'pounds',
  textIn: (told) => (told.exit_fee_pence === undefined ? '' : String(told.exit_fee_pence / 100)),
  changeFrom(text) {
    const value = figureOf(text)
    return value === undefined ? undefined : { exit_fee_pence: Math.round(value * 100) }
  },
}

const FIELDS: readonly ToldField[] = [
  plain('postcode'),
  plain('supplier'),
  plain('tariff_name'),
  figure('electricity_kwh'),
  figure('gas_kwh'),
  figure('night_percent'),
  figure('people'),
  figure('bedrooms'),
  rate('electricity', 'unit_pence', 'electricity_unit'),
  rate('electricity', 'night_pence', 'electricity_night'),
  rate('electricity', 'standing_pence', 'electricity_standing'),
  rate('gas', 'unit_pence', 'gas_unit'),
  rate('gas', 'standing_pence', 'gas_standing'),
  choice('payment_method', toldTexts.payment),
  choice('fuels', toldTexts.fuels),
  choice('deal', toldTexts.deal),
  choice('meter', toldTexts.meter),
  choice('heating', toldTexts.heating),
  yesOrNo('has_ev'),
  yesOrNo('has_smart_meter'),
  endsOn,
  exitFee,
]

/** The field of this name. Only the home knows which regions there are to choose from. */
export function toldField(name: ToldName, regions: readonly { letter: string; name: string }[]): ToldField {
  if (name === 'region')
    return choice(
      'region',
      regions.map(({ letter, name: label }) => ({ value: letter, label })),
    )
  const field = FIELDS.find((each) => each.name === name)
  if (!field) throw new Error(`no field ${name}`)
  return field
}

/** The stored value in words; undefined if there is none. */
export function toldText(field: ToldField, told: ToldOfHome): string | undefined {
  const text = field.textIn(told)
  if (text === '') return undefined
  if (field.choices) return field.choices.find(({ value }) => value === text)?.label ?? text
  return toldTexts.said(field.name, text)
}

/** One request with all that was typed. Unchanged fields change nothing, emptied ones are deleted. */
export function changeOf(
  fields: readonly ToldField[],
  typed: Readonly<Record<string, string>>,
  told: ToldOfHome,
): { change: ToldChange; wrong: ToldName[] } {
  let change: ToldChange = {}
  const wrong: ToldName[] = []
  for (const field of fields) {
    const text = (typed[field.name] ?? '').trim()
    const before = field.textIn(told)
    if (text === before) continue
    // Rates are one value for the server: each field's change is applied on top of the previous one.
    const sofar = { ...told, ...dropNull(change) }
    const next = text === '' ? forgotten(field.name, sofar) : field.changeFrom(text, sofar)
    if (next) change = { ...change, ...next }
    else wrong.push(field.name)
  }
  return { change, wrong }
}

function dropNull(change: ToldChange): ToldOfHome {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== null)) as ToldOfHome
}

const RATES: Partial<Record<ToldName, readonly ['electricity_rates' | 'gas_rates', RateName]>> = {
  electricity_unit: ['electricity_rates', 'unit_pence'],
  electricity_night: ['electricity_rates', 'night_pence'],
  electricity_standing: ['electricity_rates', 'standing_pence'],
  gas_unit: ['gas_rates', 'unit_pence'],
  gas_standing: ['gas_rates', 'standing_pence'],
}

/** Where one of these was said to Mo; undefined if none was. */
export function toldInChat(
  names: readonly ToldName[],
  { told_in_chat: inChat }: Pick<Home, 'told_in_chat'>,
): Home['told_in_chat'][number] | undefined {
  const fields = names.map((name) => RATES[name]?.[0] ?? name)
  return inChat.find(({ field }) => fields.some((each) => each === field))
}

/** The change that has the bill count again. */
function forgotten(name: ToldName, told: ToldOfHome): ToldChange {
  const rates = RATES[name]
  if (!rates) return { [name]: null } as ToldChange
  const [key, of] = rates
  const { [of]: _gone, ...left } = told[key] ?? {}
  return { [key]: Object.keys(left).length > 0 ? left : null }
}
