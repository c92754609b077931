import { type Bill, type Fuel, fuelsOf } from '../bill-model.ts'
import { gbp, last } from '../print.ts'
import type { Voice } from './charge-forms.ts'

/** The account in sentences. */
export function moneyProse(bill: Bill, { random, hand }: Voice): string {
  const opening =
    bill.opening < 0
      ? random.pick([
          `You were ${gbp(bill.opening)} in credit on your last bill.`,
          `At the start of this period your account was ${gbp(bill.opening)} in credit.`,
        ])
      : random.pick([
          `Your last bill left ${gbp(bill.opening)} to pay.`,
          `Your previous balance was ${gbp(bill.opening)}.`,
          `You owed us ${gbp(bill.opening)} at the start.`,
        ])
  const paid = bill.paid
    ? random.pick([
        `You have paid us ${gbp(bill.paid)} since then.`,
        `We have received ${gbp(bill.paid)} from you, thank you.`,
        `You paid ${gbp(bill.paid)}.`,
      ])
    : random.pick(['You have made no payments since then.', 'We have received no payments.'])
  const total = random.pick([
    `The total charges for this period are ${gbp(bill.total)} including VAT.`,
    `You have been charged ${gbp(bill.total)} for this period.`,
    `Your energy for this period cost ${gbp(bill.total)}.`,
    `We have charged you ${gbp(bill.total)} for the energy you used.`,
  ])
  const left =
    bill.balance < 0
      ? random.pick([
          `Your account is now ${gbp(bill.balance)} in credit.`,
          `Your new balance is ${gbp(bill.balance)} in credit.`,
          `You are in credit by ${gbp(bill.balance)}.`,
        ])
      : random.pick([
          `Your new balance is ${gbp(bill.balance)}.`,
          `You now owe ${gbp(bill.balance)}.`,
          `The amount to pay is ${gbp(bill.balance)}.`,
          `Your account is now ${gbp(bill.balance)} in debit.`,
        ])
  const fuels =
    fuelsOf(bill).length > 1
      ? `<p>${fuelsOf(bill)
          .map((fuel) => `${fuel.name === 'gas' ? 'Gas' : 'Electricity'} came to ${gbp(fuel.total)}.`)
          .join(' ')}</p>`
      : ''
  return `<p>${opening} ${paid}</p>${fuels}<p>${total}</p><p><b>${left}</b></p><p>${payingProse(bill, hand.paying)}</p>`
}

function payingProse(bill: Bill, words: string): string {
  if (bill.payment === 'direct_debit') return `You pay by ${words.replace(/^Paying monthly by /, 'monthly ')}.`
  return bill.payment === 'prepayment'
    ? 'You pay as you go through a prepayment meter.'
    : 'You pay on receipt of your bill.'
}

/** A tariff's terms in sentences. */
export function tariffProse(fuel: Fuel, { random, hand }: Voice): string {
  const prices = last(fuel)
  const name = random.pick([
    `You are on our ${fuel.tariffName} tariff.`,
    `Your ${fuel.name} tariff is ${fuel.tariffName}.`,
    `Your tariff is called ${fuel.tariffName}.`,
    `You're on ${fuel.tariffName}.`,
  ])
  const rates = prices.units
    .map(({ register, pence }) => {
      const mark = hand.register(register).toLowerCase()
      return random.pick([
        `Your ${mark ? `${mark} ` : ''}unit rate is ${pence}p per kWh.`,
        `You pay ${pence}p per kWh${mark ? ` (${mark})` : ''}.`,
        `Each ${mark ? `${mark} ` : ''}kWh costs ${pence}p.`,
      ])
    })
    .join(' ')
  const standing = random.pick([
    `The standing charge is ${prices.standing.pence}p per day.`,
    `Your standing charge is ${prices.standing.pence}p a day.`,
    `We also charge ${prices.standing.pence}p per day as a standing charge.`,
  ])
  const end = fuel.endDate
    ? random.pick([
        `It ends on ${hand.day(fuel.endDate)}.`,
        `Your prices are fixed until ${hand.day(fuel.endDate)}.`,
        `Your tariff ends on ${hand.day(fuel.endDate)}.`,
        `This plan runs until ${hand.day(fuel.endDate)}.`,
      ])
    : random.pick(['This tariff has no end date.', 'It is a variable tariff with no end date.'])
  const exit = fuel.exitFee
    ? random.pick([
        `There is an exit fee of ${gbp(fuel.exitFee)} if you leave before then.`,
        `If you leave early you pay an exit fee of ${gbp(fuel.exitFee)}.`,
        `Leaving early costs ${gbp(fuel.exitFee)}.`,
        `An early exit fee of ${gbp(fuel.exitFee)} applies.`,
      ])
    : random.pick([
        'There are no exit fees.',
        'There is no exit fee.',
        'No exit fee applies.',
        'You can leave at any time without an exit fee.',
      ])
  const year = random.pick([
    `We estimate that you will use ${hand.kwh(fuel.annualKwh)} kWh over the next 12 months, which will cost ${gbp(fuel.annualCost)}.`,
    `Your estimated annual usage is ${hand.kwh(fuel.annualKwh)} kWh and your estimated annual cost is ${gbp(fuel.annualCost)}.`,
    `In the last 12 months you used ${hand.kwh(fuel.annualKwh)} kWh. If you use the same in the next year it will cost you ${gbp(fuel.annualCost)}.`,
    `Based on a yearly usage of ${hand.kwh(fuel.annualKwh)} kWh, your estimated yearly cost is ${gbp(fuel.annualCost)}.`,
  ])
  return `<p>${name} ${rates} ${standing} ${end} ${exit}</p><p>${year}</p>`
}
