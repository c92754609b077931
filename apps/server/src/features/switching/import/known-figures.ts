import {
  addMonths,
  capRatesOn,
  FUELS,
  type IsoDay,
  LAST_CAP_DAY,
  penceText,
  typicalUseOn,
  vatRates,
} from '@mowatt/tariffs'

/** What we know of price caps, VAT and typical use, each with its source. They are shipped with the product. */
export function knownFigures(today: IsoDay) {
  const quarters = [today, addMonths(today, 3)]
  const typical = typicalUseOn(today)
  return {
    last_cap_day: LAST_CAP_DAY,
    caps: quarters.flatMap((on) =>
      FUELS.flatMap((fuel) => {
        const cap = capRatesOn({ on, fuel, paymentMethod: 'direct_debit' })
        if (!cap || !('single' in cap.price.unitRates)) return []
        const { from, to, source, price } = cap
        const unit = penceText(cap.price.unitRates.single)
        return [{ fuel, from, to, source, unit, standing: penceText(price.standingMicroPencePerDay) }]
      }),
    ),
    vat: vatRates.map(({ fuel, from, basisPoints, source }) => ({ fuel, from, percent: basisPoints / 100, source })),
    typical: typical
      ? {
          from: typical.from,
          electricity_kwh: typical.medium.electricity,
          gas_kwh: typical.medium.gas,
          source: typical.medium.source,
        }
      : null,
  }
}
