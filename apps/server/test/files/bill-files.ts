import { daysBetween, type IsoDay, sayDay } from '@mowatt/tariffs'
import { onePagePdf, textLine } from './pdf-writer.ts'

/** A page of lines as a PDF. */
export function pdfOfLines(lines: readonly string[]): Buffer {
  return onePagePdf(lines.map((line, index) => textLine(line, 72, 780 - index * 24)).join(''))
}

/** Each number is another bill: another account, at another meter. */
export function energyBill(number = 1, period = '1 October 2025 to 31 October 2025'): Buffer {
  return pdfOfLines([
    'Northern Spark Energy - Your electricity bill',
    'Bill date: 4 November 2025',
    `Account number: 8512 ${3342 + number}`,
    `Billing period: ${period}`,
    `Supply number (MPAN): ${supplyNumber(number)}`,
    'Unit rate: 24.670p per kWh',
    'Electricity 612 kWh x 24.670p \u00a3150.98',
    'Standing charge 31 days x 52.140p \u00a316.16',
    'Total electricity charges \u00a3167.14',
    'Total charges this period \u00a3167.14',
  ])
}

/** The standing charge of its 31 days is charged twice. */
export function overchargedBill(): Buffer {
  return pdfOfLines([
    'Northern Spark Energy - Your electricity bill',
    'Bill date: 4 November 2025',
    'Account number: 8512 3399',
    'Billing period: 1 October 2025 to 31 October 2025',
    `Supply number (MPAN): ${supplyNumber(57)}`,
    'All prices include VAT at 5%',
    'Unit rate: 24.670p per kWh',
    'Electricity 612 kWh x 24.670p \u00a3150.98',
    'Standing charge 62 days x 52.140p \u00a332.33',
    'Total electricity charges \u00a3183.31',
    'Total charges this period \u00a3183.31',
  ])
}

/** Its exit fee is right or wrong depending on the tariff, which it doesn't name. */
export function exitFeeBill(): Buffer {
  return pdfOfLines([
    'Northern Spark Energy - Your final electricity bill',
    'Bill date: 4 November 2025',
    'Account number: 8512 3401',
    'Billing period: 1 October 2025 to 31 October 2025',
    `Supply number (MPAN): ${supplyNumber(58)}`,
    'All prices include VAT at 5%',
    'Unit rate: 24.670p per kWh',
    'Electricity 612 kWh x 24.670p \u00a3150.98',
    'Standing charge 31 days x 52.140p \u00a316.16',
    'Total electricity charges \u00a3167.14',
    'Exit fee charged (electricity) \u00a350.00',
    'Total charges this period \u00a3217.14',
  ])
}

const WEIGHTS = [3, 5, 7, 13, 17, 19, 23, 29, 31, 37, 41, 43]

/** A supply number of the Southern region with its check digit. */
function supplyNumber(number: number): string {
  const digits = String(200000123455 + number)
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  return digits + ((sum % 11) % 10)
}

export function broadbandBill(number = 1): Buffer {
  return pdfOfLines([
    'Larkfield Broadband',
    'Your bill',
    `Account number: 7712 ${1000 + number}`,
    'Bill date: 4 November 2025',
    'Full Fibre 150 \u00a327.99',
    'Wi-Fi router \u00a30.00',
    'Total to pay \u00a327.99',
  ])
}

export function mobileBill(number = 1): Buffer {
  return pdfOfLines([
    'Pebble Mobile',
    'Your bill',
    `Account number: 6612 ${1000 + number}`,
    'Bill date: 4 November 2025',
    'SIM only, 50GB data \u00a312.00',
    'Unlimited minutes and texts \u00a30.00',
    'Total to pay \u00a312.00',
  ])
}

export function recipe(number = 1): Buffer {
  return pdfOfLines(['Leek and potato soup', '3 leeks, 400 g potatoes, 1 litre stock', `Serves ${number}`])
}

/** A complete bill of October 2026: everything that a year's cost needs is on it. */
export function wholeBill(): Buffer {
  return pdfOfLines([
    'Northern Spark Energy - Your electricity bill',
    'Bill date: 4 November 2026',
    'Account number: 8512 3342',
    'Billing period: 1 October 2026 to 31 October 2026',
    'Supply number (MPAN): 2000001234560',
    'Supply address: 1 High Street, Reading RG1 1AA',
    'Payment method: Direct Debit',
    'Unit rate: 24.670p per kWh',
    'Electricity 612 kWh x 24.670p \u00a3150.98',
    'Standing charge 31 days x 52.140p \u00a316.16',
    'Total electricity charges \u00a3167.14',
    'Total charges this period \u00a3167.14',
  ])
}

type SupplierBill = {
  supplier: string
  mpan: string
  from: IsoDay
  to: IsoDay
  on: IsoDay
  /** Pence per kWh, and a day. */
  unit: number
  standing: number
  /** Below zero it is in credit. */
  balanceGbp?: number
  address?: string
}

/** A bill of electricity with its days and prices, VAT at nothing: of the winter of 2026, by any supplier. */
export function supplierBill({
  supplier,
  mpan,
  from,
  to,
  on,
  unit,
  standing,
  balanceGbp,
  address = '1 Brook Lane, London SW1A 1AA',
}: SupplierBill): Buffer {
  const days = daysBetween(from, to) + 1
  const kwh = days * 8
  const pounds = (pence: number) => `\u00a3${(Math.round(pence) / 100).toFixed(2)}`
  const total = pounds(Math.round(kwh * unit) + Math.round(days * standing))
  return pdfOfLines([
    `${supplier} - Your electricity bill`,
    `Bill date: ${sayDay(on)}`,
    'Account number: 8512 7731',
    `Billing period: ${sayDay(from)} to ${sayDay(to)}`,
    `Supply number (MPAN): ${mpan}`,
    `Supply address: ${address}`,
    'Payment method: Direct Debit',
    `Unit rate: ${unit.toFixed(3)}p per kWh`,
    `Electricity ${kwh} kWh x ${unit.toFixed(3)}p ${pounds(kwh * unit)}`,
    `Standing charge ${days} days x ${standing.toFixed(3)}p ${pounds(days * standing)}`,
    `Total electricity charges ${total}`,
    `Total charges this period ${total}`,
    ...(balanceGbp === undefined
      ? []
      : [`Your account balance ${pounds(Math.abs(balanceGbp) * 100)}${balanceGbp < 0 ? ' in credit' : ''}`]),
  ])
}
