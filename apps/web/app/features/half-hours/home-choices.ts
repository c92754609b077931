import { isRegionLetter, type RegionLetter } from '@mowatt/tariffs'

export const SIZES = ['small', 'medium', 'large'] as const
export const HEATINGS = ['gas', 'electric_heaters', 'heat_pump', 'other'] as const

/** What somebody says of their home, here and in the address. A year's kWh are those of a home like it, unless they know theirs. */
export type HomeChoices = {
  region: RegionLetter
  size: (typeof SIZES)[number]
  heating: (typeof HEATINGS)[number]
  hasCar: boolean
  hasSmartMeter: boolean
  electricityKwh?: number
  gasKwh?: number
}

/** No home uses more: a year at the largest fuse is more than anybody pays for. */
export const MOST_KWH = { electricity: 60_000, gas: 150_000 } as const

/** What the address says, as far as it can be; the rest is what most people have. A form without a tick sends none. */
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
  }
}

/** A year's whole kWh that a home can use; undefined for anything else that was typed. */
export function kwhOf(text: string | null, most: number): number | undefined {
  const digits = (text ?? '').replaceAll(/[,\s]/g, '')
  if (!/^\d{1,6}$/.test(digits)) return undefined
  const kwh = Number(digits)
  return kwh > 0 && kwh <= most ? kwh : undefined
}
