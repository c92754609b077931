import { type Bill, fuelsOf } from '../bill-model.ts'
import { gbp, kwh } from '../print.ts'
import { alt } from './second-print.ts'

const note = (text: string) =>
  `<div style="position:absolute;left:14mm;right:14mm;bottom:5mm;font:7.5pt 'Liberation Sans';color:#444">${text}</div>`

/** What real bills print besides: other numbers, postcodes and tariffs, last year's use. None of it is the answer. */
export function withSmallPrint(html: string, bill: Bill): string {
  const [fuel] = fuelsOf(bill)
  const sheets = html.split('</section>')
  const year = Math.round((fuel?.kwh ?? 0) * 1.13)
  const front = alt(
    bill,
    6,
    `<p>Could you pay less? Our cheapest similar tariff is Smart Saver Fix 14: you could save ${gbp(41.2)} a year. Remember, it might be worth thinking about switching your tariff or supplier.</p><p>Pay by bank transfer: sort code 40-05-30, account 71584123, quoting ${bill.account}.</p>`,
    `<p>You used ${kwh(year)} kWh in the same period last year. Smell gas? Call 0800 111 999. Power cut? Call 105.</p><p>Not happy? Energy Ombudsman, PO Box 966, Warrington WA4 9DF, 0330 440 1624. Citizens Advice 0808 223 1133.</p>`,
    `<p>Registered in England and Wales no. 02999842. Registered office: ${bill.supplierAddress}. VAT number 684 9667 62.</p>`,
  )
  const back = alt(
    bill,
    7,
    `<p>Please send cheques to ${bill.supplier}, ${bill.supplierAddress}. Page 2. Bill number ${bill.billNumber}.</p>`,
    `<p>Our cheapest overall tariff is Web Saver 9, at ${gbp(1488.31)} a year for your use. Exit fees of £50 apply to it.</p>`,
    `<p>A typical home uses 2,700 kWh of electricity and 11,500 kWh of gas a year. A kilowatt hour (kWh) is the unit you are charged for.</p>`,
  )
  return sheets
    .map((body, at) => {
      if (at === sheets.length - 1) return body
      if (at === 0) return body + note(front)
      return at === 1 ? body + note(back) : body
    })
    .join('</section>')
}
