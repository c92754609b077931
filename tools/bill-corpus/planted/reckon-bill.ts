import type { Bill, Fuel, Segment } from '../bill-model.ts'
import type { BillPlan, FuelPlan, Part } from './true-bill.ts'

export type VatLine = { percent: number; netPence: number; pence: number }
export type ReckonedFuel = { plan: FuelPlan; fuel: Fuel; vatLines: VatLine[] }
export type Reckoned = { plan: BillPlan; bill: Bill; fuels: ReckonedFuel[] }

/**
 * A supplier's calculation of a plan, in whole pence like real bills: each line rounded, VAT on the sum of its lines.
 */
export function reckonBill(plan: BillPlan): Reckoned {
  const fuels = plan.fuels.map((fuel, at) => reckonFuel(plan, fuel, at === 0))
  const fees = fuels.reduce((sum, { plan: own }) => sum + Math.round(own.exitFeeCharged * 100), 0)
  const charged = fuels.reduce((sum, { fuel }) => sum + Math.round(fuel.total * 100), 0) + fees
  const total = charged - Math.round(plan.discount * 100) + (plan.slip.total ?? 0)
  const balance = Math.round(plan.opening * 100) + total - Math.round(plan.paid * 100)
  const bill: Bill = {
    id: plan.id,
    supplier: plan.supplier[0],
    supplierAddress: plan.supplier[1],
    account: plan.account,
    billNumber: plan.billNumber,
    customer: plan.customer,
    address: plan.address,
    postcode: plan.postcode,
    billDate: plan.billDate,
    from: plan.from,
    to: plan.to,
    days: plan.fuels[0]?.parts.reduce((sum, { days }) => sum + days, 0) ?? 0,
    payment: plan.payment,
    isBusiness: false,
    isEstimated: false,
    hasPriceChange: plan.fuels.some(({ parts }) => parts.length > 1),
    pricesHoldVat: plan.pricesHoldVat,
    vatPercent: Math.max(...plan.fuels.flatMap(({ parts }) => parts.map(({ vatPercent }) => vatPercent))) || 5,
    electricity: fuels.find(({ plan: own }) => own.name === 'electricity')?.fuel,
    gas: fuels.find(({ plan: own }) => own.name === 'gas')?.fuel,
    exported: undefined,
    otherServices: [],
    opening: plan.opening,
    paid: plan.paid,
    total: total / 100,
    balance: balance / 100,
  }
  return { plan, bill, fuels }
}

function reckonFuel(plan: BillPlan, own: FuelPlan, isFirst: boolean): ReckonedFuel {
  const kwhOf = own.runs.map((run) => ({ register: run.register, kwh: kwhOfRun(own, run) }))
  const allDays = own.parts.reduce((sum, { days }) => sum + days, 0)
  const left = new Map(kwhOf.map(({ register, kwh }) => [register, kwh]))
  const segments = own.parts.map((part, at) => {
    const isLast = at === own.parts.length - 1
    const units = part.rates.map(({ register, pence }) => {
      const rest = left.get(register) ?? 0
      const kwh = isLast
        ? rest
        : Math.min(rest, Math.round(((kwhOf.find((one) => one.register === register)?.kwh ?? 0) * part.days) / allDays))
      left.set(register, tenth(rest - kwh))
      const printed = printedPence(plan, part, pence)
      return { register, kwh, pence: printed, amount: Math.round(tiny(kwh * printed)) / 100 }
    })
    const standing = printedPence(plan, part, part.standing)
    return {
      from: part.from,
      to: part.to,
      days: part.days,
      units,
      standing: { pence: standing, amount: Math.round(tiny(part.days * standing)) / 100 },
    }
  })
  const [first] = segments[0]?.units ?? []
  if (isFirst && plan.slip.line !== undefined && first)
    first.amount = (Math.round(first.amount * 100) + plan.slip.line) / 100
  const nets = segments.map(netOf)
  const subtotal = nets.reduce((sum, pence) => sum + pence, 0)
  const vatLines = plan.pricesHoldVat ? [] : vatLinesOf(own.parts, nets)
  const [slipped] = vatLines
  if (isFirst && slipped) slipped.pence += plan.slip.vat ?? 0
  const vat = vatLines.reduce((sum, { pence }) => sum + pence, 0)
  const total = subtotal + vat + (isFirst ? (plan.slip.fuelTotal ?? 0) : 0)
  const latest = own.parts.at(-1)
  const yearPence = latest
    ? own.annualKwh * average(latest.rates.map(({ pence }) => printedPence(plan, latest, pence))) +
      365 * printedPence(plan, latest, latest.standing)
    : 0
  const fuel: Fuel = {
    name: own.name,
    supplyNumber: own.supplyNumber,
    topLine: own.topLine,
    serial: own.serial,
    tariffName: own.tariffName,
    segments,
    kwh: tenth(kwhOf.reduce((sum, { kwh }) => sum + kwh, 0)),
    subtotal: subtotal / 100,
    vat: vat / 100,
    total: total / 100,
    annualKwh: own.annualKwh,
    annualCost: Math.round(yearPence * (plan.pricesHoldVat ? 1 : 1 + (latest?.vatPercent ?? 0) / 100)) / 100,
    endDate: own.endDate,
    exitFee: own.exitFee,
    readings: own.runs,
    units: own.units,
    calorificValue: own.calorificValue,
  }
  return { plan: own, fuel, vatLines }
}

/** Electricity is read in kWh; gas in volume, by the formula that bills print. */
function kwhOfRun(
  { name, factor, correction, calorificValue }: FuelPlan,
  { previous, latest, counted: said }: FuelPlan['runs'][number],
): number {
  const counted = said ?? (latest >= previous ? latest - previous : latest + 100_000 - previous)
  return name === 'electricity' ? counted : tenth((counted * factor * correction * calorificValue) / 3.6)
}

/** Two or three places, with the VAT of its days where lines include it. */
function printedPence({ pricesHoldVat }: BillPlan, { vatPercent }: Part, pence: number): number {
  return pricesHoldVat ? Math.round(pence * (100 + vatPercent) * 10) / 1000 : pence
}

function netOf({ units, standing }: Segment): number {
  return Math.round(standing.amount * 100) + units.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
}

function vatLinesOf(parts: readonly Part[], nets: readonly number[]): VatLine[] {
  const percents = [...new Set(parts.map(({ vatPercent }) => vatPercent))]
  return percents.map((percent) => {
    const netPence = nets.reduce((sum, pence, at) => sum + (parts[at]?.vatPercent === percent ? pence : 0), 0)
    return { percent, netPence, pence: Math.round(tiny((netPence * percent) / 100)) }
  })
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

/** Without floating-point errors, so that a half is a half. */
function tiny(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
