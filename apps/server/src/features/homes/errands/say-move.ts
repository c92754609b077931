import { ACCOUNT_PLACE } from '@mowatt/bill-errors/account-place'
import { type IsoDay, sayDay } from '@mowatt/tariffs'
import type { LetterAbout } from './say-direct-debit.ts'

export function letterOfMove(
  movesOn: IsoDay,
  { supplier, account, today }: LetterAbout,
): { title: string; text: string } {
  const text = [
    sayDay(today),
    `${supplier ?? '[supplier]'}\nAccount number: ${account ?? ACCOUNT_PLACE}`,
    'Subject: I’m moving out',
    'Hello,',
    `I’m moving out of [old address] on ${sayDay(movesOn)}. From that day I won’t be responsible for the energy there.`,
    'I’ll send you the meter readings on the day. Please send my final bill to [new address], and refund any credit to my bank account.',
    'The people moving in are [name, if you know it].',
    'Thank you,\n[your name]',
  ]
  return { title: 'Letter telling your supplier you’re moving', text: text.join('\n\n') }
}
