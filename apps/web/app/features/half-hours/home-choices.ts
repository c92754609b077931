import {
  AS_NOW,
  type Fuel,
  FUELS,
  type IsoDay,
  isIsoDay,
  isRegionLetter,
  type RegionLetter,
  WHAT_IF_AMOUNTS,
  WHAT_IFS,
  type WhatIfs,
} from '@mowatt/tariffs'

export const SIZES = ['small', 'medium', 'large'] as const
export const HEATINGS = ['gas', 'electric_heaters', 'heat_pump', 'other'] as const

/**
 * What the visitor states about their home, here and in the address. A year's kWh are those of a similar home, unless
 * they know theirs.
 */
export type HomeChoices = {
  region: RegionLetter
  size: (typeof SIZES)[number]
  heating: (typeof HEATINGS)[number]
  hasCar: boolean
  hasSmartMeter: boolean
  electricityKwh?: number
  gasKwh?: number
  /** The share of electricity used at night, if the registers of their bill give it. */
  nightBasisPoints?: number
  /** What they pay now, with VAT. A fuel without a unit rate is at the price cap. */
  rates?: TypedRates
  /** When those rates end, by a link of Mo's. The price cap follows. */
  fix?: Partial<Record<Fuel, Fix>>
}

type Fix = { endsOn: IsoDay; exitFeePence?: number }

export type TypedRates = Partial<Record<Fuel, { unitPence?: number; nightPence?: number; standingPence?: number }>>

/** How each rate is called in a form and an address. */
export const RATE_FIELDS = [
  { name: 'unit', fuel: 'electricity', rate: 'unitPence' },
  { name: 'night', fuel: 'electricity', rate: 'nightPence' },
  { name: 'standing', fuel: 'electricity', rate: 'standingPence' },
  { name: 'gas-unit', fuel: 'gas', rate: 'unitPence' },
  { name: 'gas-standing', fuel: 'gas', rate: 'standingPence' },
] as const
export type RateField = (typeof RATE_FIELDS)[number]
const MOST_PENCE = 200
/** What the sliders can be set to. */
export const EXPORT_PENCE = { min: 0, max: 30 } as const
export const COP = { min: 2, max: 5 } as const

/** No home uses more: a year at the largest fuse is more than anybody pays for. */
export const MOST_KWH = { electricity: 60_000, gas: 150_000 } as const

/**
 * The valid values of the address; the defaults are what most people have. A form sends no value for an unticked box.
 */
export function readChoices(query: URLSearchParams): HomeChoices {
  const region = query.get('region') ?? ''
  const electricityKwh = kwhOf(query.get('electricity'), MOST_KWH.electricity)
  const gasKwh = kwhOf(query.get('gas'), MOST_KWH.gas)
  return {
    region: isRegionLetter(region) ? region : 'C',
    size: SIZES.find((each) => each === query.get('size')) ?? 'medium',
    heating: HEATINGS.find((each) => each === query.get('heating')) ?? 'gas',
    hasCar: query.get('car') === 'yes',
    hasSmartMeter: query.get('smart-meter') === 'yes' || query.size === 0,
    ...(electricityKwh !== undefined && { electricityKwh }),
    ...(gasKwh !== undefined && { gasKwh }),
    ...ratesIn(query),
    ...fixIn(query),
  }
}

/** How the end of each fuel's rates and its exit fee are called in an address. */
const FIX_FIELDS = { electricity: ['ends', 'fee'], gas: ['gas-ends', 'gas-fee'] } as const
const MOST_FEE_PENCE = 50_000

/** What of a fix an address has, for a form that sends it along. */
export function fixFields({ fix = {} }: HomeChoices): { name: string; value: string }[] {
  return FUELS.flatMap((fuel) => {
    const { endsOn, exitFeePence } = fix[fuel] ?? {}
    const [ends, fee] = FIX_FIELDS[fuel]
    return [
      ...(endsOn === undefined ? [] : [{ name: ends, value: endsOn }]),
      ...(exitFeePence === undefined ? [] : [{ name: fee, value: String(exitFeePence) }]),
    ]
  })
}

function fixIn(query: URLSearchParams): Pick<HomeChoices, 'fix'> {
  const fix: NonNullable<HomeChoices['fix']> = {}
  for (const fuel of FUELS) {
    const [endsOn = '', fee = ''] = FIX_FIELDS[fuel].map((name) => query.get(name) ?? '')
    const isFee = /^\d{1,5}$/.test(fee) && Number(fee) <= MOST_FEE_PENCE
    if (isIsoDay(endsOn)) fix[fuel] = { endsOn, ...(isFee && { exitFeePence: Number(fee) }) }
  }
  return Object.keys(fix).length > 0 ? { fix } : {}
}

/** The suppositions of a link, such as one of Mo's: `if-battery=5`. Values are limited to the slider's range. */
export function readWhatIfs(query: URLSearchParams): WhatIfs {
  const supposed = WHAT_IFS.flatMap((name) => {
    const amount = Number(query.get(`if-${name}`) ?? 0)
    return amount > 0 ? [[name, Math.min(amount, WHAT_IF_AMOUNTS[name].most)]] : []
  })
  const [sold, cop] = ['if-exportPence', 'if-cop'].map((name) => query.get(name))
  return {
    ...AS_NOW,
    ...Object.fromEntries(supposed),
    exportPence: within(sold, EXPORT_PENCE) ?? AS_NOW.exportPence,
    details: { cop: within(cop, COP) },
  }
}

function within(text: string | null | undefined, { min, max }: { min: number; max: number }): number | undefined {
  if (!text || !/^\d{1,2}(?:\.\d{1,2})?$/.test(text)) return undefined
  return Math.min(max, Math.max(min, Number(text)))
}

function ratesIn(query: URLSearchParams): Pick<HomeChoices, 'rates'> {
  const rates = RATE_FIELDS.reduce<TypedRates>(
    (before, field) => withTyped(before, field, penceOf(query.get(field.name))),
    {},
  )
  return Object.keys(rates).length > 0 ? { rates } : {}
}

/** With one rate as it is typed now; empty or invalid rates are left out. */
export function withTyped(rates: TypedRates, { fuel, rate }: RateField, pence: number | undefined): TypedRates {
  const { [rate]: _before, ...others } = rates[fuel] ?? {}
  const typed = pence === undefined ? others : { ...others, [rate]: pence }
  const { [fuel]: _fuel, ...rest } = rates
  return Object.keys(typed).length > 0 ? { ...rest, [fuel]: typed } : rest
}

/** Pence, as a bill prints a rate; undefined for anything else that was typed. */
export function penceOf(text: string | null): number | undefined {
  const digits = (text ?? '').trim().replace(/p$/i, '').trim()
  if (!/^\d{1,3}(?:\.\d{1,4})?$/.test(digits)) return undefined
  const pence = Number(digits)
  return pence > 0 && pence <= MOST_PENCE ? pence : undefined
}

/** A year's whole kWh that a home can use; undefined for anything else that was typed. */
export function kwhOf(text: string | null, most: number): number | undefined {
  const digits = (text ?? '').replaceAll(/[,\s]/g, '')
  if (!/^\d{1,6}$/.test(digits)) return undefined
  const kwh = Number(digits)
  return kwh > 0 && kwh <= most ? kwh : undefined
}
