import { penceText } from '../money/micro-pence.ts'
import { REGION_LETTERS } from '../place/region.ts'
import { FUELS } from '../tariff/fuel.ts'
import { sampleSuppliers } from './data/sample-suppliers.ts'
import { baseOf, byPaymentMethod, FIRST_DAY, LATEST_DAY, ONE_THOUSANDTH } from './sample-base.ts'
import type { SamplePlan, SampleSupplier } from './sample-plan.ts'

const SOURCE = 'Sample data of Mowatt: an invented supplier, with prices built around Ofgem’s price cap'

/**
 * The sample catalogue as the JSON that the importer reads. Fixed tariffs and trackers are based on the regional cap of
 * October 2025, variable ones on that and on the cap of October 2026. Of the latter only the average is known, so each
 * region's cap of July 2026 is moved as the average moved. Same input, same text.
 */
export function buildSampleCatalogue(): string {
  const tariffs = sampleSuppliers.flatMap((supplier, index) =>
    supplier.plans.map((plan) => tariffText(supplier, index, plan)),
  )
  return `{\n  "tariffs": [\n${tariffs.join(',\n')}\n  ]\n}\n`
}

function tariffText(supplier: SampleSupplier, supplierIndex: number, plan: SamplePlan): string {
  const slug = supplier.name.toLowerCase().replace(/[^a-z]+/g, '-')
  const discount = plan.discount && {
    name: plan.discount.name,
    applies_to: 'dual_fuel',
    counts: plan.discount.counts,
    gbp_per_year: plan.discount.gbp,
  }
  const fields = {
    tariff_id: `sample-${slug}-${plan.id}`,
    supplier: supplier.name,
    tariff_name: plan.name,
    kind: plan.kind,
    features: plan.features ?? [],
    needs: plan.needs ?? [],
    term_months: plan.months,
    ends_on: plan.endsOn,
    exit_fee_gbp: plan.exitFeeGbp,
    available_from: FIRST_DAY,
    standard_variable: plan.isStandardVariable ?? false,
    sample: true,
    source: SOURCE,
    discounts: discount ? [discount] : [],
  }
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`      "${name}": ${JSON.stringify(value)},`],
  )
  const prices = priceRows(plan, supplierIndex).map((row) => `        ${JSON.stringify(row)}`)
  return `    {\n${lines.join('\n')}\n      "prices": [\n${prices.join(',\n')}\n      ]\n    }`
}

function priceRows(plan: SamplePlan, supplierIndex: number): object[] {
  const days = plan.kind === 'variable' ? [FIRST_DAY, LATEST_DAY] : [FIRST_DAY]
  return (plan.fuels ?? FUELS).flatMap((fuel) =>
    REGION_LETTERS.flatMap((region, regionIndex) =>
      (plan.paymentMethods ?? (['direct_debit'] as const)).flatMap((paymentMethod) =>
        days.map((from) => {
          const base = byPaymentMethod(baseOf(fuel, region, from), fuel, paymentMethod)
          const unit = (base.unit * plan.unitPercent * tilt(plan, supplierIndex, regionIndex)) / 100
          const standing = (base.standing * plan.standingPercent) / 100
          return {
            fuel,
            region,
            payment_method: paymentMethod,
            from,
            ...unitRates(fuel === 'electricity' ? plan.twoRates : undefined, unit),
            standing_p: rateText(standing),
            vat: 'excluded',
          }
        }),
      ),
    ),
  )
}

/** Suppliers are strong in different places, so that the cheapest is not the same everywhere. Variable ones keep to the cap. */
function tilt({ kind }: SamplePlan, supplierIndex: number, regionIndex: number): number {
  return kind === 'variable' ? 1 : 1 + (((supplierIndex * 3 + regionIndex * 5) % 7) - 3) / 300
}

function unitRates(twoRates: SamplePlan['twoRates'], unit: number): object {
  if (!twoRates) return { unit_rate_p: rateText(unit) }
  return {
    day_rate_p: rateText((unit * twoRates.dayPercent) / 100),
    night_rate_p: rateText((unit * twoRates.nightPercent) / 100),
  }
}

/** Thousandths of a penny, as price lists have them. */
function rateText(microPence: number): string {
  return penceText(Math.round(microPence / ONE_THOUSANDTH) * ONE_THOUSANDTH)
}
