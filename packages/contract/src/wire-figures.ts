import type { KnownFigures, RegionLetter, TypicalUse } from '@mowatt/tariffs'
import type { WireFigures } from './tariffs.ts'

/** The figures that a home in a region may need. */
export function wireFigures({ caps, vatRates, typicalUses }: KnownFigures, letter: RegionLetter): WireFigures {
  return {
    caps: caps
      .filter(({ region }) => region === undefined || region === letter)
      .map(({ region = null, paymentMethod, electricity, gas, pounds = null, ...cap }) => ({
        ...cap,
        region,
        payment_method: paymentMethod,
        electricity: [...electricity],
        gas: gas ? [...gas] : null,
        pounds,
      })),
    vat_rates: vatRates.map(({ basisPoints, ...rate }) => ({ ...rate, basis_points: basisPoints })),
    typical_uses: typicalUses.map(({ from, to = null, medium, low, high }) => ({
      from,
      to,
      medium: wireKwh(medium),
      low: low ? wireKwh(low) : null,
      high: high ? wireKwh(high) : null,
    })),
  }
}

type WireKwh = WireFigures['typical_uses'][number]['medium']

function wireKwh({ electricity, electricityDayNight, gas, source, confidence }: TypicalUse['medium']): WireKwh {
  return { electricity, electricity_day_night: electricityDayNight ?? null, gas, source, confidence }
}

/** The figures as calculations take them. */
export function figuresOfWire({ caps, vat_rates: vatRates, typical_uses: typicalUses }: WireFigures): KnownFigures {
  return {
    caps: caps.map(({ region, payment_method: paymentMethod, gas, pounds, ...cap }) => ({
      ...cap,
      paymentMethod,
      ...(region !== null && { region }),
      ...(gas && { gas }),
      ...(pounds !== null && { pounds }),
    })),
    vatRates: vatRates.map(({ basis_points: basisPoints, ...rate }) => ({ ...rate, basisPoints })),
    typicalUses: typicalUses.map(({ from, to, medium, low, high }) => ({
      from,
      ...(to !== null && { to }),
      medium: kwhOf(medium),
      ...(low && { low: kwhOf(low) }),
      ...(high && { high: kwhOf(high) }),
    })),
  }
}

function kwhOf({ electricity_day_night: dayNight, ...kwh }: WireKwh): TypicalUse['medium'] {
  return { ...kwh, ...(dayNight !== null && { electricityDayNight: dayNight }) }
}
