import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { type IsoDay, sayDay, sayPounds } from '@mowatt/tariffs'
import { ACCOUNT_PLACE } from './account-place.ts'
import type { FindingCode, Found, Rule } from './finding.ts'

const NAME_PLACE = '[your name]'

/** These request something at the supplier's discretion; the rest are complaints from the first letter on. */
const REQUESTS: readonly FindingCode[] = ['readings_jump', 'reading_ignored', 'direct_debit', 'credit_held']

function isRequest({ code, form }: Found): boolean {
  return REQUESTS.includes(code) || form === 'gap'
}

export type LetterInput = {
  found: Found
  foundSentence: string
  ask: string
  rule: Rule
  wait: string
  bill: BillFacts
  today: IsoDay
}

/** Plain text, to be copied and edited: what is wrong, where, what is requested, and by which rule. */
export function writeLetter({ found, foundSentence, ask, rule, wait, bill, today }: LetterInput): string {
  const cost =
    found.pence !== null && found.pence > 0 && found.code !== 'direct_debit'
      ? ` I make it ${sayPounds(found.pence)}.`
      : ''
  return [
    sayDay(today),
    `${bill.supplier ?? '[supplier]'}\nAccount number: ${ACCOUNT_PLACE}`,
    `Subject: ${billNamed(bill)}`,
    'Hello,',
    `${foundSentence}${cost}`,
    `Please ${ask}.`,
    `This is about: ${rule.name} (${rule.publisher}, ${rule.address}).`,
    isRequest(found)
      ? 'If you can’t do this, please tell me why in writing.'
      : `Please treat this as a complaint and send me the reference number. If it isn’t settled in ${wait}, or you send me a deadlock letter before then, I can take it to the Energy Ombudsman.`,
    `Thank you,\n${NAME_PLACE}`,
  ].join('\n\n')
}

/** What to say on the phone, and what to note. */
export function writeCallScript({ found, foundSentence, ask, rule, bill }: LetterInput): string {
  return [
    `Have these ready: your account number, ${billNamed(bill).replace(/^My/, 'my')}, and a photo of the meter if it’s about readings.`,
    `Say: “I’m calling about my bill. ${foundSentence} Could you ${ask}?”`,
    `If they ask why: “${rule.name}.”`,
    isRequest(found)
      ? 'Ask for the answer in writing.'
      : 'Ask: “Please log this as a complaint. What’s the reference number?”',
    'Note the date, the time and the name of the person you spoke to.',
  ].join('\n\n')
}

function billNamed({ billDate, periodFrom, periodTo }: BillFacts): string {
  const dated = billDate === undefined ? 'My bill' : `My bill dated ${sayDay(billDate)}`
  return periodFrom === undefined || periodTo === undefined
    ? dated
    : `${dated}, for ${sayDay(periodFrom)} to ${sayDay(periodTo)}`
}
