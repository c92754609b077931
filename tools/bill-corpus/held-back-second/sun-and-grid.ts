import { printDay } from '../days.ts'
import { addressBlock, balance, eachUnit, gbp, kwh, last, paying } from '../print.ts'
import { A4, alt, type SecondLayout, sheet, vatRateOf } from './second-print.ts'

const STYLE = `body{font:9.5pt "DejaVu Sans"}.sheet{padding:14mm}dl{display:grid;grid-template-columns:70mm 1fr;margin:1mm 0}dt,dd{margin:0;padding:.8mm 0}h1{font-size:18pt;color:#2a7d2e}h2{font-size:12pt;border-top:.6mm solid #2a7d2e;margin:5mm 0 1mm;padding-top:2mm}`

const pair = (label: string, value: string) => `<dt>${label}</dt><dd>${value}</dd>`

/** Import and export on one bill, each with a supply number; the export is a credit, not a charge. */
export const sunAndGrid: SecondLayout = {
  name: 'sun-and-grid',
  scenarios: ['export', 'export', 'export', 'export', 'export', 'export'],
  render: (bill) => {
    const fuel = bill.electricity
    const out = bill.exported
    if (!fuel || !out) throw new Error('import and export are wanted')
    const between = `${printDay(bill.from, 'short-year')} to ${printDay(bill.to, 'short-year')}`
    const first = `<h1>${bill.supplier}</h1><p>${addressBlock(bill)}</p><dl>${pair('Account', bill.account)}${pair('Bill issued', printDay(bill.billDate, 'short-year'))}${pair('For', between)}${pair('Payment by', paying(bill))}</dl><h2>Summary</h2><dl>${pair('Opening balance', balance(bill.opening, 'CR'))}${pair('Payments', gbp(bill.paid))}${pair('Electricity you bought', gbp(bill.total))}${pair(alt(bill, 2, 'Export payment (Smart Export Guarantee)', 'Credit for electricity you sold us'), `${gbp(out.payment)} CR`)}${pair('Closing balance', balance(bill.balance, 'CR'))}</dl>`
    const second = `<h2>Electricity you bought (import)</h2><dl>${pair('Import MPAN', fuel.supplyNumber)}${pair('Meter', fuel.serial)}${fuel.readings.map(({ previous, latest }) => `${pair('Import reading at start', String(previous))}${pair('Import reading at end', String(latest))}`).join('')}${eachUnit(fuel, (unit) => pair(`${kwh(unit.kwh)} kWh at ${unit.pence} p/kWh`, gbp(unit.amount))).join('')}${pair(`${last(fuel).days} days at ${last(fuel).standing.pence} p/day`, gbp(last(fuel).standing.amount))}${bill.pricesHoldVat ? '' : pair(`VAT ${vatRateOf(bill, fuel)}%`, gbp(fuel.vat))}${pair('Total import charges', gbp(fuel.total))}</dl>
<h2>Electricity you sold (export)</h2><dl>${pair('Export MPAN', out.mpan)}${pair(`${kwh(out.kwh)} kWh at ${out.pence} p/kWh`, `${gbp(out.payment)} CR`)}${pair('Total export credit', `${gbp(out.payment)} CR`)}</dl>
<h2>Your import tariff</h2><dl>${pair('Name', fuel.tariffName)}${pair('Ends', fuel.endDate ? printDay(fuel.endDate, 'short-year') : 'No end date')}${pair('Exit fee', fuel.exitFee ? gbp(fuel.exitFee) : 'None')}${pair('Annual import (estimated)', `${kwh(fuel.annualKwh)} kWh`)}${pair('Annual import cost (estimated)', gbp(fuel.annualCost))}</dl>`
    return { html: sheet(STYLE, A4, first, second), omits: [] }
  },
}
