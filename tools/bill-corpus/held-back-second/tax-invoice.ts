import { type Bill, fuelsOf } from '../bill-model.ts'
import { addDays, printDay } from '../days.ts'
import { round } from '../make-fuel.ts'
import { addressBlock, eachUnit, gbp, kwh, span, title } from '../print.ts'
import { A4, addUpAgain, type SecondLayout, sheet } from './second-print.ts'

const STYLE = `body{font:8.5pt "Liberation Sans"}.sheet{padding:12mm}table{border-collapse:collapse;width:100%;margin:3mm 0}td,th{border:.2mm solid #444;padding:1mm 2mm;text-align:left}.r{text-align:right}.n td{border:0}.mpan{width:auto}.mpan td{font-size:11pt;text-align:center}`
const LEVY_PENCE = 0.801

const levy = (used: number) => round((used * LEVY_PENCE) / 100)
const net = (value: number) => value.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

function addLevy(bill: Bill): void {
  for (const fuel of fuelsOf(bill)) {
    fuel.subtotal = round(fuel.subtotal + levy(fuel.kwh))
    fuel.vat = round(fuel.subtotal * (bill.vatPercent / 100))
  }
  addUpAgain(bill)
}

/** A trader's invoice: prices in pounds with five places, the climate levy as a line like any other, the 21-digit number in boxes. */
export const taxInvoice: SecondLayout = {
  name: 'tax-invoice',
  scenarios: ['business', 'business', 'business', 'business', 'business', 'business'],
  reshape: addLevy,
  render: (bill) => {
    const sections = fuelsOf(bill).map((fuel) => {
      const [profile, timeswitch, loss] = fuel.topLine.split(' ')
      const core = fuel.supplyNumber.match(/^(\d\d)(\d{4})(\d{4})(\d{3})$/) ?? []
      const number =
        fuel.name === 'electricity'
          ? `<table class="mpan"><tr><td rowspan="2"><b>S</b></td><td>${profile}</td><td>${timeswitch}</td><td colspan="2">${loss}</td></tr><tr><td>${core[1]}</td><td>${core[2]}</td><td>${core[3]}</td><td>${core[4]}</td></tr></table>`
          : `<p>Meter Point Reference: ${fuel.supplyNumber}</p>`
      return `<h3>${title(fuel)} supply to: ${bill.address.join(', ')}, ${bill.postcode}</h3>${number}
<table><tr><th>Meter</th><th>Type</th><th class="r">Opening</th><th class="r">Closing</th><th class="r">Units</th></tr>${fuel.readings.map(({ previous, latest, latestKind }) => `<tr><td>${fuel.serial}</td><td>${latestKind}</td><td class="r">${previous}</td><td class="r">${latest}</td><td class="r">${latest - previous}</td></tr>`).join('')}</table>
<table><tr><th>Description</th><th class="r">Quantity</th><th>Unit</th><th class="r">Rate (£)</th><th class="r">Net (£)</th></tr>${eachUnit(fuel, (unit) => `<tr><td>${title(fuel)} consumption</td><td class="r">${kwh(unit.kwh)}</td><td>kWh</td><td class="r">${(unit.pence / 100).toFixed(6)}</td><td class="r">${net(unit.amount)}</td></tr>`).join('')}${fuel.segments.map(({ days, standing }) => `<tr><td>Standing charge</td><td class="r">${days}</td><td>days</td><td class="r">${(standing.pence / 100).toFixed(6)}</td><td class="r">${net(standing.amount)}</td></tr>`).join('')}<tr><td>Climate Change Levy</td><td class="r">${kwh(fuel.kwh)}</td><td>kWh</td><td class="r">0.00801</td><td class="r">${net(levy(fuel.kwh))}</td></tr><tr><td colspan="4">Net ${fuel.name}</td><td class="r">${net(fuel.subtotal)}</td></tr><tr><td colspan="4">VAT @ ${bill.vatPercent}%</td><td class="r">${net(fuel.vat)}</td></tr><tr><td colspan="4">Gross ${fuel.name}</td><td class="r">${net(fuel.total)}</td></tr></table>
<table class="n"><tr><td>Product: ${fuel.tariffName}</td><td>Contract end date: ${fuel.endDate ? printDay(fuel.endDate, 'slashes') : 'rolling'}</td><td>EAC: ${kwh(fuel.annualKwh)} kWh</td></tr></table>`
    })
    const first = `<table class="n"><tr><td><b style="font-size:16pt">${bill.supplier} Business</b><br>${bill.supplierAddress}<br>VAT Reg No. GB 684 9667 62</td><td><b style="font-size:16pt">VAT INVOICE</b></td></tr><tr><td>${addressBlock(bill)}</td><td>Invoice no. ${bill.billNumber}<br>Tax point ${printDay(bill.billDate, 'slashes')}<br>Account no. ${bill.account}<br>Supply period ${span(bill, 'slashes', ' to ')}<br>Terms: Direct Debit, collected on ${printDay(addDays(bill.billDate, 14), 'slashes')}</td></tr></table>
<table><tr><td>Balance of previous invoice</td><td class="r">${bill.opening < 0 ? '-' : ''}${gbp(bill.opening)}</td></tr><tr><td>Payments received</td><td class="r">-${gbp(bill.paid)}</td></tr><tr><td>This invoice (including VAT)</td><td class="r">${gbp(bill.total)}</td></tr><tr><td><b>Total now outstanding</b></td><td class="r"><b>${bill.balance < 0 ? '-' : ''}${gbp(bill.balance)}</b></td></tr></table>`
    return {
      html: sheet(STYLE, A4, first, ...sections),
      omits: ['*.exitFeeGbp', '*.estimatedAnnualCostGbp'],
    }
  },
}
