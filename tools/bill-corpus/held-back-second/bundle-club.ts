import { fuelsOf } from '../bill-model.ts'
import { addDays, printDay } from '../days.ts'
import { round } from '../make-fuel.ts'
import { addressBlock, eachUnit, gbp, kwh, last, span, title } from '../print.ts'
import { A4, alt, type SecondLayout, servicesOf, sheet, vatRateOf } from './second-print.ts'

const STYLE = `body{font:9.5pt "Liberation Sans"}.sheet{padding:13mm}table{border-collapse:collapse;width:100%}td{padding:1mm 0}.r{text-align:right}.head td{background:#5b2a86;color:#fff;padding:1.4mm}h1{color:#5b2a86}h2{font-size:12pt;margin:4mm 0 1mm}.half{display:flex;gap:9mm}.half>table{flex:1}`

/** A club's bill for all of a home: broadband and SIM before energy, each with its own price, contract and number. */
export const bundleClub: SecondLayout = {
  name: 'bundle-club',
  scenarios: ['multi-service', 'multi-service', 'multi-service', 'multi-service', 'multi-service', 'multi-service'],
  render: (bill) => {
    const energy = round(bill.total - servicesOf(bill))
    const first = `<h1>${bill.supplier}</h1><div class="half"><table><tr><td>${addressBlock(bill)}</td></tr></table><table><tr><td>Account number</td><td>${bill.account}</td></tr><tr><td>Bill number</td><td>${bill.billNumber}</td></tr><tr><td>Bill date</td><td>${printDay(bill.billDate, 'short')}</td></tr></table></div>
<h2>Your bill at a glance</h2><table><tr><td>Balance from your last bill</td><td class="r">${bill.opening < 0 ? '-' : ''}${gbp(bill.opening)}</td></tr><tr><td>Payments received</td><td class="r">-${gbp(bill.paid)}</td></tr>${bill.otherServices.map(({ name, price }) => `<tr><td>${name}</td><td class="r">${gbp(price)}</td></tr>`).join('')}<tr><td>Energy</td><td class="r">${gbp(energy)}</td></tr><tr><td>Total charges for all services</td><td class="r">${gbp(bill.total)}</td></tr><tr><td><b>${alt(bill, 3, 'Account balance', 'Total amount due')}</b></td><td class="r"><b>${bill.balance < 0 ? '-' : ''}${gbp(bill.balance)}</b></td></tr></table>
<p>${bill.balance < 0 ? 'You have nothing to pay this month.' : bill.payment === 'direct_debit' ? `We will collect ${gbp(bill.balance)} by Direct Debit on or after ${printDay(addDays(bill.billDate, 10), 'short')}.` : 'You pay on receipt of your bill by card or bank transfer.'}</p>`
    const others = `<table class="head"><tr><td>Home phone and broadband</td></tr></table><table><tr><td>Full Fibre 100 broadband, line 0113 496 0123</td><td class="r">${gbp(32)}</td></tr><tr><td>Minimum term ends</td><td class="r">${printDay(addDays(bill.billDate, 244), 'short')}</td></tr><tr><td>Total broadband</td><td class="r">${gbp(32)}</td></tr></table>
<table class="head"><tr><td>Mobile</td></tr></table><table><tr><td>Unlimited SIM 07700 900456, 18GB used</td><td class="r">${gbp(18.5)}</td></tr><tr><td>Contract ends</td><td class="r">${printDay(addDays(bill.billDate, 30), 'short')}</td></tr><tr><td>Total mobile</td><td class="r">${gbp(18.5)}</td></tr></table>`
    const sheets = fuelsOf(bill).map(
      (
        fuel,
      ) => `<table class="head"><tr><td>${title(fuel)}</td></tr></table><div class="half"><table><tr><td>Tariff</td><td>${fuel.tariffName}</td></tr><tr><td>Charge period</td><td>${span(bill, 'short')}</td></tr><tr><td>Supply number</td><td>${fuel.supplyNumber}</td></tr><tr><td>Meter number</td><td>${fuel.serial}</td></tr></table><table><tr><td>Tariff end date</td><td>${fuel.endDate ? printDay(fuel.endDate, 'short') : 'No end date'}</td></tr><tr><td>Exit fee</td><td>${fuel.exitFee ? `${gbp(fuel.exitFee)} per fuel` : 'None'}</td></tr><tr><td>Estimated annual usage</td><td>${kwh(fuel.annualKwh)} kWh</td></tr><tr><td>Estimated annual cost</td><td>${gbp(fuel.annualCost)}</td></tr></table></div>
<table>${fuel.readings.map(({ previous, latest, latestKind, previousKind }) => `<tr><td>Previous read ${previous} (${previousKind})</td><td>Latest read ${latest} (${latestKind})</td><td></td></tr>`).join('')}${eachUnit(fuel, (unit) => `<tr><td>Units</td><td>${kwh(unit.kwh)} kWh at ${unit.pence}p</td><td class="r">${gbp(unit.amount)}</td></tr>`).join('')}<tr><td>Standing charge</td><td>${last(fuel).days} days at ${last(fuel).standing.pence}p</td><td class="r">${gbp(last(fuel).standing.amount)}</td></tr>${bill.pricesHoldVat ? '' : `<tr><td>VAT at ${vatRateOf(bill, fuel)}%</td><td></td><td class="r">${gbp(fuel.vat)}</td></tr>`}<tr><td><b>Total ${fuel.name}</b></td><td></td><td class="r"><b>${gbp(fuel.total)}</b></td></tr></table>`,
    )
    const hidesPayment = bill.balance < 0
    return { html: sheet(STYLE, A4, first, others + sheets.join('')), omits: hidesPayment ? ['paymentMethod'] : [] }
  },
}
