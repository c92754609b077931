import { type Bill, fuelsOf } from '../bill-model.ts'
import { addDays } from '../days.ts'
import { gbp, kwh } from '../print.ts'
import type { Voice } from './charge-forms.ts'

type Decoy = (bill: Bill, voice: Voice) => string

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** What real bills print besides: figures that look like the customer's and are not. */
const DECOYS: readonly Decoy[] = [
  (bill, { random }) =>
    `<p>${fuelsOf(bill)
      .map(
        (fuel) =>
          `Compared with the same time last year you used ${random.whole(3, 30)}% ${random.pick(['more', 'less'])} ${fuel.name}. Last year: ${kwh(Math.round(fuel.kwh * 1.13) + 3)} kWh.`,
      )
      .join(' ')}</p>`,
  (_, { random }) =>
    `<h3>Could you pay less?</h3><p>Remember, it might be worth thinking about switching your tariff or supplier. Our cheapest similar tariff is Simple Saver ${random.whole(10, 40)}. You could save ${gbp(random.whole(20, 190) + 0.4)} a year.</p>`,
  (_, { random }) =>
    `<table class="ruled"><tr><th>Our cheapest tariff</th><th>Unit rate</th><th>Standing charge</th><th>Estimated annual cost</th></tr><tr><td>Web Saver v${random.whole(2, 9)}</td><td>${(19 + random.next() * 3).toFixed(2)}p</td><td>${(35 + random.next() * 10).toFixed(2)}p</td><td>${gbp(random.whole(800, 1900) + 0.77)}</td></tr></table>`,
  (_, { random }) =>
    `<p>A typical home uses 2,700 kWh of electricity and 11,500 kWh of gas a year. A medium user spends about ${gbp(random.whole(1600, 1900))} a year.</p>`,
  (bill, { random, hand }) =>
    bill.payment === 'direct_debit'
      ? `<p>Your next Direct Debit of ${gbp(random.whole(60, 260))} will be taken on or around ${hand.day(addDays(bill.billDate, 14))}.</p>`
      : `<p>Please pay by ${hand.day(addDays(bill.billDate, 14))}.</p>`,
  (bill, { hand }) =>
    `<p>Your next bill is due on ${hand.day(addDays(bill.to, 30))}. Please give us a meter reading by ${hand.day(addDays(bill.to, 27))}.</p>`,
  (_, { random }) =>
    `<p>Need help? Call us on 0330 ${random.digits(3)} ${random.digits(4)}, Monday to Friday 8am to 6pm. Gas emergency: 0800 111 999. Power cut: 105.</p>`,
  (_, { random }) =>
    `<table class="ruled"><tr>${MONTHS.map((month) => `<th>${month}</th>`).join('')}</tr><tr>${MONTHS.map(() => `<td>${random.whole(80, 410)}</td>`).join('')}</tr></table><p>Your monthly use in kWh</p>`,
  (_, { random }) =>
    `<p>Our fuel mix: renewable ${random.whole(30, 60)}%, gas ${random.whole(10, 30)}%, nuclear ${random.whole(5, 15)}%, coal 1.2%. Carbon dioxide emissions 162 g/kWh.</p>`,
  (bill, { hand }) =>
    `<p>The price cap changes on ${hand.day(addDays(bill.billDate, 40))}. From then a typical unit rate will be 27.69p per kWh and the standing charge 54.75p per day.</p>`,
  (bill, { random }) =>
    `<p>You used an average of ${((fuelsOf(bill)[0]?.kwh ?? 100) / bill.days).toFixed(1)} kWh each day, about ${gbp(1 + random.next() * 5)} a day.</p>`,
  (_, { random }) => `<p>Tariff Comparison Rate: ${(18 + random.next() * 12).toFixed(2)}p per kWh.</p>`,
  (_, { random }) =>
    `<p>Refer a friend and you both get £50. Offer ends 31 December 2027. Promotion code ${random.digits(6)}.</p>`,
  (bill, { hand }) =>
    `<p>You joined us on ${hand.day(addDays(bill.from, -400))}. Your tariff started on ${hand.day(addDays(bill.from, -60))}.</p>`,
  (_, { random }) =>
    `<p>If you have a complaint, write to us or call 0345 ${random.digits(3)} ${random.digits(4)}. The Energy Ombudsman can help after 8 weeks: 0330 440 1624.</p>`,
  (_, { random }) =>
    `<p>Warm Home Discount: £150 for those who qualify. Priority Services: text ${random.digits(5)}.</p>`,
]

/** Some of them, in the order drawn. */
export function pickDecoys(bill: Bill, voice: Voice): string[] {
  const count = voice.random.whole(1, 5)
  const left = [...DECOYS]
  return Array.from({ length: count }, () => {
    const [decoy] = left.splice(voice.random.whole(0, left.length - 1), 1)
    return decoy?.(bill, voice) ?? ''
  })
}

export function footer(bill: Bill, { random }: Voice): string {
  return random.pick([
    `${bill.supplier} Ltd. Registered office: ${bill.supplierAddress}. Registered in England and Wales no. ${random.digits(8)}. VAT no. ${random.digits(9)}.`,
    `${bill.supplier}, ${bill.supplierAddress}`,
    `${bill.supplier} is a trading name of ${bill.supplier} Limited, company number 0${random.digits(7)}, ${bill.supplierAddress}. VAT registration number GB ${random.digits(3)} ${random.digits(4)} ${random.digits(2)}`,
    '',
  ])
}
