import { accountPhrases } from './account-phrases.ts'
import { furtherMoneyPhrases } from './further-money-phrases.ts'
import { furtherAccountPhrases, furtherTariffPhrases } from './further-phrases.ts'
import type { LabelKind, PhraseBook } from './label-kind.ts'
import { moneyPhrases } from './money-phrases.ts'
import { supplyPhrases } from './supply-phrases.ts'
import { tariffPhrases } from './tariff-phrases.ts'
import { welshPhrases } from './welsh-phrases.ts'

export type Phrase = { kind: LabelKind; phrase: string; strength: number }

/**
 * Words too short or too common to be trusted alone: only next to a value of the right form, and never instead of a
 * strong one.
 */
const weakPhrases: PhraseBook = {
  account: [
    'account',
    'your account',
    'customer ref',
    'acc no',
    'account ref',
    'reference',
    'a/c',
    'our reference',
    'acct',
    'customer',
    'id',
    'our ref',
    'your ref',
    'ref',
  ],
  billDate: ['date'],
  period: ['period', 'dates', 'charges for', 'from'],
  total: ['total', 'total charge', 'charges', 'your charges', 'charged', 'this invoice', 'this bill', 'it cost'],
  balance: ['balance', 'in credit', 'your balance'],
  opening: ['carried over', 'brought forward'],
  payments: ['paid', 'payments', 'received'],
  supplyNumber: ['supply', 'meter point'],
  serial: ['meter', 'serial', 'meter details', 'your meter', 'electricity meter', 'gas meter'],
  tariffName: [
    'tariff',
    'your tariff',
    'electricity tariff',
    'gas tariff',
    'plan',
    'your plan',
    'product',
    'energy plan',
    'my tariff',
    'current tariff',
    'scheme',
    'deal',
    'price plan',
    'contract',
  ],
  endDate: ['until', 'till', 'valid to', 'valid until'],
  payment: ['terms', 'payment', 'paying', 'method'],
  unitRate: ['unit rates', 'rate', 'price', 'unit', 'energy charge', 'day', 'night', 'unit price'],
  standing: ['standing'],
  usage: ['used', 'kwh', 'units', 'usage', 'consumption', 'quantity', 'advance', 'kwh total'],
  previousReading: ['previous', 'opening', 'start', 'from', 'last', 'before', 'open', 'prior', 'last time', 'started'],
  latestReading: [
    'latest',
    'closing',
    'current',
    'to',
    'present',
    'this',
    'now',
    'end',
    'close',
    'this time',
    'finish',
    'ended',
  ],
  exportUse: ['exported', 'export'],
}

const BOOKS: readonly PhraseBook[] = [
  accountPhrases,
  moneyPhrases,
  supplyPhrases,
  tariffPhrases,
  furtherAccountPhrases,
  furtherMoneyPhrases,
  furtherTariffPhrases,
  welshPhrases,
]

export const PHRASES: readonly Phrase[] = [
  ...BOOKS.flatMap((book) => phrasesOf(book, 1)),
  ...phrasesOf(weakPhrases, 0.6),
]

function phrasesOf(book: PhraseBook, strength: number): Phrase[] {
  return Object.entries(book).flatMap(([kind, phrases]) =>
    (phrases ?? []).map((phrase) => ({ kind: kind as LabelKind, phrase, strength })),
  )
}
