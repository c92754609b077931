import { ACCOUNT_PLACE } from '@mowatt/bill-errors/account-place'
import { type DirectDebitCheck, type IsoDay, sayDay, sayPounds } from '@mowatt/tariffs'

type Paid = { monthlyPence: number; yearPence: number; balancePence: number }

export const ASK_PAYMENT = {
  headline: 'Is your Direct Debit right?',
  says: ['Tell us what you pay each month and what your balance is, and we’ll check it.'],
}
export const ASK_YEAR = {
  headline: 'We can’t check your Direct Debit yet',
  says: ['We need to know what your energy costs in a year. Add a bill, or fill in what’s missing above.'],
}

const SPARE_WORTH_ASKING_PENCE = 1000

/** The answer first, then the sum. */
export function sayDirectDebit(check: DirectDebitCheck, paid: Paid): { headline: string; says: string[] } {
  const { verdict, evenPence, fairPence, gapPence } = check
  const headline = {
    high: `Your Direct Debit is about ${sayPounds(gapPence)} a month too high`,
    low: `Your Direct Debit is about ${sayPounds(gapPence)} a month too low`,
    fair: 'Your Direct Debit is about right',
  }[verdict]
  const balance =
    paid.balancePence === 0
      ? []
      : [
          paid.balancePence > 0
            ? `You’re ${sayPounds(paid.balancePence)} in credit. If you use that up over a year, ${sayPounds(fairPence)} a month is enough.`
            : `You owe ${sayPounds(-paid.balancePence)}. If you pay that off over a year, it’s ${sayPounds(fairPence)} a month.`,
        ]
  return {
    headline,
    says: [
      `A year at your current prices costs ${sayPounds(paid.yearPence)}. In 12 equal payments, that’s ${sayPounds(evenPence)} a month, and you pay ${sayPounds(paid.monthlyPence)}.`,
      ...balance,
      sayAfterYear(check),
      ...sayCredit(check, paid),
    ],
  }
}

function sayAfterYear({ afterYearPence: after }: DirectDebitCheck): string {
  if (after === 0) return 'After a year of these payments, your balance would be zero.'
  return `After a year of these payments, you’d ${after > 0 ? 'be' : 'owe'} ${sayPounds(Math.abs(after))}${after > 0 ? ' in credit' : ''}.`
}

function sayCredit({ neededCreditPence: needed, spareCreditPence: spare }: DirectDebitCheck, paid: Paid): string[] {
  if (needed === null || spare === null || paid.balancePence <= 0) return []
  const dear =
    needed > 0
      ? `You’ll use about ${sayPounds(needed)} of your credit in the colder months ahead.`
      : 'Equal payments will cover the months ahead, so you don’t need any credit for them.'
  return spare >= SPARE_WORTH_ASKING_PENCE
    ? [`${dear} You can ask for about ${sayPounds(spare)} back.`]
    : [`${dear} There isn’t much to claim back.`]
}

/** Asks for a lower payment, for a refund of credit, or for both; null where there is nothing to ask. */
/** To whom a letter of an errand goes, by what account where a bill prints it, and on what day. */
export type LetterAbout = { supplier: string | undefined; account: string | undefined; today: IsoDay }

export function letterOfDirectDebit(
  { verdict, evenPence, fairPence, spareCreditPence: spare }: DirectDebitCheck,
  { monthlyPence, yearPence, balancePence }: Paid,
  { supplier, account, today }: LetterAbout,
): { title: string; text: string } | null {
  const refund = spare !== null && spare >= SPARE_WORTH_ASKING_PENCE ? spare : 0
  if (verdict !== 'high' && refund === 0) return null
  const wanted = Math.max(evenPence, refund > 0 ? 0 : fairPence)
  const asks = [
    ...(verdict === 'high' ? [`lower my payment to ${sayPounds(wanted)} a month`] : []),
    ...(refund > 0 ? [`refund ${sayPounds(refund)} of my credit`] : []),
  ]
  const credit = balancePence > 0 ? ` My account is ${sayPounds(balancePence)} in credit.` : ''
  const text = [
    sayDay(today),
    `${supplier ?? '[supplier]'}\nAccount number: ${account ?? ACCOUNT_PLACE}`,
    'Subject: my Direct Debit',
    'Hello,',
    `I pay ${sayPounds(monthlyPence)} a month by Direct Debit. At my current prices and usage, a year costs about ${sayPounds(yearPence)}, which is ${sayPounds(evenPence)} a month.${credit}`,
    `Please ${asks.join(' and ')}.`,
    'If you don’t agree, please show me how you worked out the payment: the usage, the prices and the balance you used.',
    'Thank you,\n[your name]',
  ]
  const title = verdict === 'high' ? 'Letter asking for a lower Direct Debit' : 'Letter asking for your credit back'
  return { title, text: text.join('\n\n') }
}
