import { type Fuel, fuelsOf } from '../bill-model.ts'
import { printDay } from '../days.ts'
import { addressBlock, gbp, kwh, last, title } from '../print.ts'
import { A4, alt, type SecondLayout, sheet, vatRateOf, weekDay } from './second-print.ts'

const STYLE = `body{font:11pt/1.5 "Liberation Serif"}.sheet{padding:18mm}h1{font:bold 22pt "Liberation Sans";color:#b3005e}h2{font:bold 13pt "Liberation Sans";margin:5mm 0 1mm}p{margin:2mm 0}`

const PAYING = {
  direct_debit: 'You pay by monthly Direct Debit.',
  standard_credit: 'You pay when you get your bill.',
  prepayment: 'You pay as you go.',
}

function prices(fuel: Fuel): string {
  const { units, standing } = last(fuel)
  const rates = units.map(({ register, pence }) =>
    register === 'single' ? `${pence}p for each kWh` : `${pence}p for each kWh by ${register}`,
  )
  return `You pay ${rates.join(' and ')}, and a standing charge of ${standing.pence}p a day.`
}

/** Nearly everything in sentences, as a friendly supplier writes; only the sums are in a list. */
export const inPlainWords: SecondLayout = {
  name: 'in-plain-words',
  scenarios: ['electricity', 'dual', 'credit', 'gas', 'economy7', 'estimated'],
  render: (bill) => {
    const state =
      bill.balance < 0 ? `you're ${gbp(bill.balance)} in credit` : `your account is ${gbp(bill.balance)} in debit`
    const first = `<h1>${bill.supplier}</h1><p>${addressBlock(bill)}</p><p>${weekDay(bill.billDate)}</p><p>Account number ${bill.account}</p>
<h2>Hello ${bill.customer}, here's your bill</h2><p>This bill covers the ${bill.days} days from ${printDay(bill.from, 'long')} to ${printDay(bill.to, 'long')}. In that time you used ${gbp(bill.total)} of energy, including VAT.</p><p>${bill.opening < 0 ? `You started with ${gbp(bill.opening)} of credit.` : `You started owing us ${gbp(bill.opening)}.`} ${bill.paid ? `Since then you've paid us ${gbp(bill.paid)}. ` : "We haven't had a payment since then. "}That means ${state}.</p><p>${PAYING[bill.payment]} ${alt(bill, 5, 'There is nothing you need to do.', 'Thank you for being with us.')}</p>`
    const sheets = fuelsOf(bill).map(
      (
        fuel,
      ) => `<h2>${title(fuel)}</h2><p>Your ${fuel.name === 'gas' ? 'MPRN' : 'MPAN'} is ${fuel.supplyNumber} and your meter's serial number is ${fuel.serial}.</p>${fuel.readings.map(({ register, previous, latest, latestKind }) => `<p>${register === 'single' ? 'Your meter' : `The ${register} register`} went from ${previous} to ${latest} (${latestKind}).</p>`).join('')}
${fuel.segments.map((segment) => `${segment.units.map((unit) => `<p>${kwh(unit.kwh)} kWh${unit.register === 'single' ? '' : ` by ${unit.register}`} at ${unit.pence}p = ${gbp(unit.amount)}</p>`).join('')}<p>${segment.days} days at ${segment.standing.pence}p = ${gbp(segment.standing.amount)}</p>`).join('')}${bill.pricesHoldVat ? '' : `<p>VAT at ${vatRateOf(bill, fuel)}% = ${gbp(fuel.vat)}</p>`}<p><b>Total for ${fuel.name} = ${gbp(fuel.total)}</b></p>
<h2>Your ${fuel.name} tariff</h2><p>You're on our ${fuel.tariffName} tariff. ${prices(fuel)} ${fuel.endDate ? `Your tariff ends on ${printDay(fuel.endDate, 'ordinal')}.` : 'It has no end date.'} ${fuel.exitFee ? `If you leave before then we charge an exit fee of ${gbp(fuel.exitFee)}.` : 'There is no exit fee.'}</p><p>We expect you to use ${kwh(fuel.annualKwh)} kWh of ${fuel.name} over the next 12 months. On your present tariff that would cost ${gbp(fuel.annualCost)}.</p>`,
    )
    return { html: sheet(STYLE, A4, first, ...sheets), omits: [] }
  },
}
