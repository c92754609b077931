import type { Detail, Trouble } from '../policy/need/details-of-trouble.ts'

const HELPERS =
  'Citizens Advice helps for free on 0808 223 1133, on weekdays; in Scotland it is Advice Direct Scotland on 0808 196 8660.'
const HELPER = 'Citizens Advice helps for free on 0808 223 1133.'
const BREATHING: readonly string[] = ['asthma', 'a lung illness', 'medical equipment', 'a heart condition']
const MONTHS_OF_PLAN = 24

/** What is said to somebody off supply for the detail just told; the step itself follows. */
function offLead(detail: Detail, trouble: Trouble): string {
  const leads: Readonly<Record<Detail, string>> = {
    people: 'That makes it urgent, so please do not wait.',
    since: `Off ${trouble.since}: I am sorry, that is too long, and it should not go on for another day.`,
    hasTold:
      'I am sorry that it did not help. Ring once more, ask for the team for vulnerable customers or a manager, and say that it is a complaint.',
    prepays:
      'Then begin at the meter: use the emergency credit, by the key or card or the button on a smart meter. If it is used up, the supplier can add extra credit from afar or at a shop.',
    isSkint:
      'Then ask for extra credit: it is paid back later, in small steps. Citizens Advice and food banks can also give fuel vouchers.',
    cannotRing:
      'Then use the chat in the supplier’s app or website, or a neighbour’s phone. Numbers that begin with 0808 are free, from a mobile too.',
    hasBenefits: 'Say that too: it shows that you need help. The council has a fund for households in need as well.',
    supplier: `Thank you. The emergency number of ${trouble.supplier} is on the meter, on the key or card, in its app and on its website.`,
    sum: `The £${pounds(trouble.sum)} can go into a plan that you can afford. Ask for that in the same call.`,
    isCold:
      'I am sorry, that is hard. Stay together in one room, wear layers and have warm drinks if you can, or go to somebody with heating until it is back.',
    isThreatened: 'That comes second: getting you back on comes first.',
    isOnlyUs: 'Then it is no power cut in the street.',
    asksHelp: 'One step first.',
  }
  return leads[detail]
}

/** For somebody off supply: who to ring, what to say, and what may not be. */
export function sayOff(detail: Detail, trouble: Trouble, isFurther: boolean): string {
  const { people, since, supplier, prepays } = trouble
  const words = since === undefined ? 'I am off supply' : `I have been off supply ${since}`
  const home = people ? `, with ${listed(people)} at home` : ''
  return [
    offLead(detail, trouble),
    ...(detail === 'hasTold'
      ? []
      : [
          `${detail === 'cannotRing' ? 'Tell' : 'Ring'} ${supplier ?? 'your supplier'} now${detail === 'cannotRing' ? '' : ', on its emergency line'}.`,
        ]),
    `Say: “${words}${home}.” Ask to be put back on today${prepays ? ', or for extra credit' : ', or for emergency credit if you prepay'}.`,
    ...(people ? ['Suppliers should not leave such a home cut off, least of all in winter.'] : []),
    isFurther ? HELPER : HELPERS,
    ...(detail === 'hasTold' ? ['It can pass an urgent case to a team that speaks to the supplier for you.'] : []),
    ...danger(people),
    ...(people ? [] : ['Tell me if anybody at home is ill, pregnant, older or very young: say it on the phone too.']),
  ].join(' ')
}

function danger(people: readonly string[] | undefined): string[] {
  if (people?.some((each) => BREATHING.includes(each))) return ['If breathing gets bad, call 999 at once.']
  return people ? ['If anybody gets unwell from the cold, call 111, or 999 in an emergency.'] : []
}

/** In a power cut the network is the one to ring. */
export function sayCut(detail: Detail, { people, since }: Trouble): string {
  if (detail === 'isOnlyUs')
    return 'Then look first at the fuse box: if a switch is down, unplug what you used last and put it up once. On a prepayment meter look whether there is credit. If neither is it, call 105, free: the network says whether the fault is on its side. If it is inside the home, it is for the landlord or a registered electrician. If you see sparks or smell burning, keep away and call 999.'
  const home = people ? ` and that you have ${listed(people)} at home` : ''
  return [
    people ? 'Then please call now and say so.' : 'Then it is worth a call now, also if you rang before.',
    `Call 105, free: say that you have been without power${since ? ` ${since}` : ''}${home}, and ask when it will be back and what help there is until then.`,
    ...(people ? ['Ask for the Priority Services Register too, for the next time.'] : []),
    'Keep to one room, use torches and no candles near curtains, and leave the fridge shut.',
    ...danger(people),
  ].join(' ')
}

/** What is said to somebody in debt for the detail just told. */
function debtLead(detail: Detail, trouble: Trouble): string {
  const { sum = 0, supplier, people = [] } = trouble
  const leads: Readonly<Record<Detail, string>> = {
    sum: `£${pounds(sum)} is a lot to carry, and you need not find it at once. Over two years it would be about £${pounds(Math.round(sum / MONTHS_OF_PLAN))} a month, beside what you use: offer only what you can keep up.`,
    supplier:
      supplier === 'British Gas'
        ? 'There is help with British Gas. The British Gas Energy Trust, a charity, gives grants for energy debts: its website says when it is open and for whom.'
        : `Many large suppliers have a hardship fund for their own customers: ask ${supplier} whether it has one.`,
    people: `Say that to the supplier: with ${listed(people)} at home it must take extra care, and should not cut you off, least of all in winter. Ask for the Priority Services Register too; it is free.`,
    since: 'Then it is time for a plan, so that it does not grow, and none of it is too late.',
    prepays:
      'On prepayment an old debt is often taken off each top-up. Ask how much goes to it each week, and to have that lowered. If credit runs low, ask for extra credit before it is gone.',
    hasBenefits:
      'Then there is more help. Look at the Warm Home Discount and the council’s fund for households in need, and ask whether energy and a part of the debt can be paid straight from the benefit.',
    hasTold:
      'You did the right thing. Now write it as a formal complaint: what you can pay, what is left after rent and food, and when you told them.',
    isSkint: 'Then nobody can ask you for all of it now.',
    cannotRing:
      'You need not ring: suppliers take it by chat, by email or by letter, and StepChange works wholly online.',
    isCold: 'I am sorry. Please keep at least one room warm: your health comes before the bill.',
    isThreatened: 'Please do not leave that letter: answer it today, and say that you want a plan.',
    isOnlyUs: 'You are not alone with it: many people are behind this winter.',
    asksHelp: 'One step at a time.',
  }
  return leads[detail]
}

export function sayDebt(detail: Detail, trouble: Trouble): string {
  const { supplier = 'your supplier', isThreatened, sum } = trouble
  const owed = sum !== undefined && detail !== 'sum' ? ` for the £${pounds(sum)}` : ''
  return [
    debtLead(detail, trouble),
    `Tell ${supplier} ${isThreatened ? 'today' : 'this week'} what is left after rent and food, and ask for a plan${owed} that you can afford${detail === 'supplier' ? '' : ', and for its hardship fund'}. It must take into account what you can pay.`,
    'StepChange makes the budget with you for free, and Citizens Advice on 0808 223 1133 can speak to the supplier for you.',
  ].join(' ')
}

export function sayOver(need: NonNullable<Trouble['need']>): string {
  return need === 'debt'
    ? 'I am glad to hear it. If it gets hard again, tell the supplier early: it must agree what you can afford.'
    : 'I am glad that you are back on. So that it does not come back, ask the supplier for a plan that you can afford if a debt was behind it, and for the Priority Services Register if anybody at home is ill, older or very young. It is free.'
}

function listed(each: readonly string[]): string {
  return each.length < 2 ? (each[0] ?? '') : `${each.slice(0, -1).join(', ')} and ${each.at(-1)}`
}

function pounds(sum = 0): string {
  return sum.toLocaleString('en-GB')
}
