import { type IsoDay, sayDay } from '@mowatt/tariffs'

export function letterOfMove(
  movesOn: IsoDay,
  { supplier, today }: { supplier: string | undefined; today: IsoDay },
): { title: string; text: string } {
  const text = [
    sayDay(today),
    `${supplier ?? '[supplier]'}\nAccount number: [account number]`,
    'Subject: I’m moving out',
    'Hello,',
    `I’m moving out of [old address] on ${sayDay(movesOn)}. From that day I’m not responsible for the energy there.`,
    'I’ll send you the meter readings on the day. Please send my final bill to [new address], and refund any credit to my bank account.',
    'The people moving in are [name, if you know it].',
    'Thank you,\n[your name]',
  ]
  return { title: 'Letter telling your supplier you’re moving', text: text.join('\n\n') }
}
