import { ACCOUNT_PLACE } from '@mowatt/bill-errors/account-place'
import { type IsoDay, sayDay } from '@mowatt/tariffs'
import type { LetterAbout } from './say-direct-debit.ts'

export function letterOfMove(
  movesOn: IsoDay,
  { supplier, account, today }: LetterAbout,
): { title: string; text: string } {
  const isPast = movesOn < today
  const text = [
    sayDay(today),
    `${supplier ?? '[supplier]'}\nAccount number: ${account ?? ACCOUNT_PLACE}`,
    isPast ? 'Subject: I’ve moved out' : 'Subject: I’m moving out',
    'Hello,',
    isPast
      ? `I moved out of [old address] on ${sayDay(movesOn)}. Since that date I haven’t been responsible for the energy there.`
      : `I’m moving out of [old address] on ${sayDay(movesOn)}. From that date I won’t be responsible for the energy there.`,
    isPast
      ? 'The meter readings on that date were [readings]. Please send my final bill to [new address], and refund any credit to my bank account.'
      : 'I’ll send you the meter readings on the day. Please send my final bill to [new address], and refund any credit to my bank account.',
    isPast
      ? 'The people who live there now are [name, if you know it].'
      : 'The people moving in are [name, if you know it].',
    'Thank you,\n[your name]',
  ]
  return {
    title: isPast ? 'Letter telling your supplier you’ve moved' : 'Letter telling your supplier you’re moving',
    text: text.join('\n\n'),
  }
}
