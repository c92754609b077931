import {
  type Fuel,
  FUELS,
  type HomeContracts,
  type HomeUse,
  type IsoDay,
  type Requirement,
  totalWattHours,
  vatOn,
  type VatTable,
  type WhatIfName,
} from '@mowatt/tariffs'

type Known = {
  letter: string | undefined
  use: HomeUse
  contracts: HomeContracts
  /** The source of each fuel's price. */
  bases: Partial<Record<Fuel, string>>
  has: readonly Requirement[]
}

const OWN = ['bill', 'stated', 'switch']
const NAMES = {
  electricity: { single: 'unit', day: 'unit', night: 'night', standing: 'standing' },
  gas: { single: 'gas-unit', day: 'gas-unit', night: 'gas-unit', standing: 'gas-standing' },
} as const

/** The page of half hours with a home and its what-ifs filled in, with the query that its own form would send. */
export function halfHoursAddress(
  { letter, use, contracts, bases, has }: Known,
  heating: string | undefined,
  whatIfs: Partial<Record<WhatIfName | 'exportPence' | 'cop', number>>,
  { today, vat }: { today: IsoDay; vat: VatTable },
): string {
  const query = new URLSearchParams({ region: letter ?? 'C', heating: heating ?? (use.gas ? 'gas' : 'other') })
  if (has.includes('ev')) query.set('car', 'yes')
  if (has.includes('smart_meter')) query.set('smart-meter', 'yes')
  for (const fuel of FUELS) {
    const estimate = use[fuel]
    if (estimate) query.set(fuel, String(Math.round(totalWattHours(estimate.use) / 1000)))
    const contract = OWN.includes(bases[fuel] ?? '') ? contracts[fuel] : undefined
    const price = contract?.prices[0]
    if (!price || 'bands' in price.unitRates || 'published' in price.unitRates) continue
    const withVat = (10_000 + vatOn(vat, fuel, today)) / (10_000 + price.includesVatBasisPoints)
    const rates = { ...price.unitRates, standing: price.standingMicroPencePerDay }
    for (const [name, micro] of Object.entries(rates) as [keyof (typeof NAMES)[Fuel], number][])
      query.set(NAMES[fuel][name], String(Math.round((micro * withVat) / 100) / 10_000))
    const [ends, fee] = fuel === 'gas' ? ['gas-ends', 'gas-fee'] : ['ends', 'fee']
    if (contract?.endsOn === undefined) continue
    query.set(ends, contract.endsOn)
    if (contract.exitFeePence) query.set(fee, String(contract.exitFeePence))
  }
  for (const [name, amount] of Object.entries(whatIfs)) query.set(`if-${name}`, String(amount))
  return `/half-hours?${query}`
}
