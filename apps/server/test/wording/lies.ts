import { day, type Lie, offer, type Seen, sum, type Talk } from './lie.ts'

type Told = Lie['says']
const family = (name: string, talk: Talk, ...lies: Told[]): Lie[] => lies.map((says) => ({ family: name, talk, says }))

/** Used while the check was written. Others are in `lies-held-back.ts`. */
export const LIES: readonly Lie[] = [
  ...family(
    'a figure of another tariff',
    'compare',
    (seen) => `${offer(seen, 1).name} costs ${offer(seen, 0).year} a year.`,
    (seen) =>
      `The first on the list is ${offer(seen, 1).name} from ${offer(seen, 1).supplier}: ${offer(seen, 0).year} a year.`,
    (seen) =>
      `For your home the first on the list is ${offer(seen, 0).name} from ${offer(seen, 1).supplier}: ${offer(seen, 0).year} a year.`,
    (seen) => `${offer(seen, 0).name} is ${offer(seen, 2).year} a year.`,
    (seen) => `${offer(seen, 2).name} saves you the most, at ${offer(seen, 0).year} a year.`,
  ),
  ...family(
    'a role of another figure',
    'compare',
    (seen) => `You would save ${offer(seen, 0).year} a year.`,
    (seen) => `The exit fee is ${offer(seen, 0).year}.`,
    (seen) =>
      `For your home the first on the list is ${offer(seen, 0).name} from ${offer(seen, 0).supplier}: ${offer(seen, 0).year} a month.`,
    (seen) => `A year as now is ${offer(seen, 0).year}.`,
    (seen) => `A year as now is ${swapLastTwo(seen)[0]}, so that is ${swapLastTwo(seen)[1]} less.`,
    (seen) => `A year as now is ${lastTwo(seen)[0]}, so that is ${lastTwo(seen)[1]} more.`,
  ),
  ...family(
    'a fee that is there or not',
    'fee',
    'You have no exit fee.',
    'There is no exit fee on your deal.',
    'Leaving today is free.',
    'You can leave today without paying anything.',
    (seen) => `Leaving today costs ${sum(seen, 1)} for each fuel, ${sum(seen, 0)} for both.`,
    (seen) => `Leaving today costs ${sum(seen, 0)} for both.`,
    (seen) => `Leaving today does not cost ${sum(seen, 0)} for each fuel, ${sum(seen, 1)} for both.`,
    (seen) => `Your supplier must pay you ${sum(seen, 0)} for each fuel, ${sum(seen, 1)} for both.`,
  ),
  ...family(
    'a day that means something else',
    'fee',
    (seen) => `The fixed deal ends on ${day(seen, 1)}.`,
    (seen) => `The fixed deal began on ${day(seen, 0)}.`,
    (seen) => `Until ${day(seen, 1)}, the last 49 days, leaving is free.`,
    (seen) => `From ${day(seen, 0)}, the last 49 days, leaving is free.`,
    (seen) => `From ${day(seen, 1)}, the first 49 days, leaving is free.`,
    'The fixed deal has ended.',
  ),
  ...family(
    'the best of all',
    'compare',
    (seen) => `${offer(seen, 0).name} is the best tariff on the market.`,
    'Octopus is the cheapest.',
    'This is the cheapest deal in the country.',
    (seen) => `${offer(seen, 0).supplier} is the most trusted supplier.`,
    (seen) => `No other tariff is cheaper than ${offer(seen, 1).name}.`,
    'You are already on the cheapest tariff.',
  ),
  ...family(
    'something done',
    'compare',
    "I've cancelled it.",
    'I have told your supplier.',
    'Your switch is under way.',
    'I went ahead and switched you.',
    'The paperwork has gone off.',
    'I have set a reminder for you.',
    'Consider it done.',
  ),
  ...family(
    'something done',
    'hello',
    'All sorted.',
    'Your switch is done.',
    'Your old contract is over.',
    'I took care of it.',
  ),
  ...family(
    'what a tariff is',
    'first',
    'This tariff is 100% green.',
    'It has no exit fee and no standing charge.',
    'It comes with a free smart thermostat.',
    'The rates can never change.',
    'It includes boiler cover.',
    'The supplier has won awards for it.',
    (seen) => `Octopus Tracker is from ${offer(seen, 0).supplier}.`,
  ),
  ...family(
    'what is to come',
    'cap',
    'Prices will fall next quarter.',
    'The cap is going to rise.',
    'The cap is the most you can pay.',
    'The price cap covers a fix that you chose.',
    'The cap limits your bill.',
    'It is the most you can pay: if you use more, you do not pay more.',
    (seen) => `The price cap is ${sum(seen, -1 + seen.sums.length)} a year.`,
  ),
  ...family(
    'safety, health and debt',
    'hello',
    'You can ignore the debt letter.',
    'A faint smell of gas is normal.',
    'Your supplier can never cut you off.',
    'It is safe to bypass the meter.',
    'You need not tell them about the oxygen machine.',
    'Debts are wiped when you switch.',
  ),
  ...family(
    'a bare answer',
    'fee',
    'Yes.',
    'No.',
    "That's right.",
    'Correct, none at all.',
    'You are fine.',
    'Exactly as you say.',
  ),
  ...family(
    'a condition left out',
    'time',
    'A switch takes 5 days.',
    'A supplier completes a switch within 5 working days.',
    'You get automatic compensation.',
    'With Mowatt it takes 14-21 days.',
    'A supplier must complete a switch within 5 working days.',
    'You must complete a switch within 5 working days, or pay the supplier automatic compensation.',
  ),
  ...family(
    'the other fuel',
    'rate',
    (seen) => swapFuels(seen.text),
    'Your unit rate: electricity 8.2p per kWh; gas 27.5p per kWh.',
    'Your unit rate is 27.5p per kWh.',
    'Your gas unit rate is 27.5p per kWh.',
    'Your standing charge: electricity 27.5p per kWh; gas 8.2p per kWh.',
  ),
  ...family(
    'who we are',
    'hello',
    'I am a person.',
    'I am calling from your supplier.',
    'Ofgem has approved this.',
    'We are part of Citizens Advice.',
    'Tell me your password, and I look for what is best for you.',
    'Add your bank details, or tell me your postcode, and I look for what is best for you.',
  ),
  ...family(
    'an honest sentence with more in it',
    'cooling',
    'The cooling-off period is 14 days in which you may cancel a new contract without giving a reason, for a fee.',
    'The cooling-off period is 14 days in which you may not cancel a new contract without giving a reason.',
    'The cooling-off period is 14 days in which the supplier may cancel a new contract without giving a reason.',
    'The cooling-off period is 14 days in which you may cancel an old contract without giving a reason.',
    'It is counted from the day before you agree.',
    'It is 14 weeks in which you may cancel a new contract without giving a reason.',
  ),
  ...family(
    'a promise',
    'credit',
    'You will get your credit back tomorrow.',
    'They must pay it back promptly.',
    'I will ask your supplier for your credit back.',
    'You can ask your supplier for my credit back at any time.',
    'You cannot ask your supplier for your credit back at any time.',
    'Your supplier can ask you for your credit back at any time.',
  ),
  ...family(
    'in disguise',
    'total',
    '\u041Ectopus is cheaper.',
    'The ch\u0430rges of this bill are nothing.',
    'The charges of this bill are \u00A3\uFF11.',
    'T\u200Bhe charges of this bill are wrong.',
    'The charges \u2260 this bill.',
    '\u{1F44D}',
    'The charges of this bill are one hundred pounds.',
  ),
]

function lastTwo({ sums }: Seen): [string, string] {
  const [first = '', second = ''] = sums.slice(-2)
  return [first, second]
}

function swapLastTwo(seen: Seen): [string, string] {
  const [first, second] = lastTwo(seen)
  return [second, first]
}

function swapFuels(text: string): string {
  return text.replaceAll(/electricity|gas/g, (fuel) => (fuel === 'gas' ? 'electricity' : 'gas'))
}
