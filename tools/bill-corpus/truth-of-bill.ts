import type { BillFacts, FuelFacts, Register } from '@mowatt/bill-reader/bill-facts'
import type { Bill, Fuel } from './bill-model.ts'

/** What a reader should find on the bill; `omits` are the paths that this layout does not print. */
export function truthOfBill(bill: Bill, omits: readonly string[]): BillFacts {
  const truth: BillFacts = {
    isEnergyBill: true,
    documentType: bill.payment === 'prepayment' ? 'prepayment_statement' : 'energy_bill',
    supplier: bill.supplier,
    accountNumber: bill.account,
    customerPostcode: bill.postcode,
    billDate: bill.billDate,
    periodFrom: bill.from,
    periodTo: bill.to,
    paymentMethod: bill.payment,
    totalChargesGbp: bill.total,
    balanceGbp: bill.balance,
  }
  if (bill.electricity) truth.electricity = { mpan: bill.electricity.supplyNumber, ...truthOfFuel(bill.electricity) }
  if (bill.gas) truth.gas = { mprn: bill.gas.supplyNumber, units: bill.gas.units, ...truthOfFuel(bill.gas) }
  if (bill.exported) {
    const { mpan, kwh, pence, payment } = bill.exported
    truth.export = { mpan, exportKwh: kwh, pencePerKwh: pence, paymentGbp: payment }
  }
  for (const path of omits) removePath(truth, path.split('.'))
  return truth
}

function truthOfFuel(fuel: Fuel): FuelFacts {
  const last = fuel.segments.at(-1)
  return {
    meterSerial: fuel.serial,
    tariffName: fuel.tariffName,
    unitRates: (last?.units ?? []).map(({ register, pence }) => ({
      register,
      pencePerKwh: pence,
      ...(register !== 'single' && { kwh: kwhOf(fuel, register) }),
    })),
    ...(last && { standingChargePencePerDay: last.standing.pence }),
    usageKwhInPeriod: fuel.kwh,
    estimatedAnnualUsageKwh: fuel.annualKwh,
    estimatedAnnualCostGbp: fuel.annualCost,
    ...(fuel.endDate && { tariffEndDate: fuel.endDate }),
    exitFeeGbp: fuel.exitFee,
    totalChargesGbp: fuel.total,
    readings: fuel.readings.map(({ register, previous, latest, latestKind }) => ({
      register,
      previous,
      latest,
      latestKind,
    })),
  }
}

function kwhOf({ segments }: Fuel, register: Register): number {
  const own = segments.flatMap(({ units }) => units.filter((unit) => unit.register === register))
  return Math.round(own.reduce((sum, { kwh }) => sum + kwh, 0) * 1e4) / 1e4
}

/** `*` means both fuels. */
function removePath(tree: object, steps: readonly string[]): void {
  const [step = '', ...rest] = steps
  const record = tree as Record<string, unknown>
  for (const key of step === '*' ? ['electricity', 'gas'] : [step]) {
    const value = record[key]
    if (rest.length === 0) delete record[key]
    else if (Array.isArray(value)) for (const item of value) removePath(item as object, rest)
    else if (value && typeof value === 'object') removePath(value, rest)
  }
}
