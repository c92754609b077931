import type { BillView } from '../labels/bill-view.ts'

/** Words that are frequent in bills of each language, and in no other of them. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  English: [
    'your',
    'the',
    'and',
    'charge',
    'charges',
    'total',
    'bill',
    'balance',
    'account',
    'used',
    'payment',
    'from',
  ],
  Welsh: ['eich', 'trydan', 'nwy', 'ynni', 'bil', 'cyfrif', 'cyfanswm', 'taliad', 'tâl', 'dyddiad', 'rhif', 'chi'],
  Polish: ['rachunek', 'faktura', 'energia', 'energii', 'opłata', 'razem', 'zużycie', 'twój', 'konta', 'okres', 'za'],
  French: [
    'votre',
    'facture',
    'énergie',
    'électricité',
    'compte',
    'consommation',
    'montant',
    'du',
    'les',
    'abonnement',
  ],
  German: ['ihre', 'rechnung', 'strom', 'betrag', 'verbrauch', 'und', 'zähler', 'kundennummer', 'grundpreis', 'vom'],
  Spanish: ['factura', 'electricidad', 'consumo', 'importe', 'periodo', 'cuenta', 'potencia', 'fecha', 'su', 'cliente'],
  Irish: ['bille', 'leictreachas', 'gás', 'cuntas', 'iomlán', 'muirear', 'íocaíocht', 'dáta', 'agus', 'do'],
}
const ENOUGH = 4

/** The language of a document that is clearly not in English; undefined for English and for text too short to tell. */
export function languageOf({ cells }: BillView): string | undefined {
  const words = new Set(
    cells
      .map(({ text }) => text.toLowerCase())
      .join(' ')
      .match(/\p{L}+/gu) ?? [],
  )
  const [most, next] = Object.entries(WORDS)
    .map(([language, known]) => ({ language, count: known.filter((word) => words.has(word)).length }))
    .toSorted((a, b) => b.count - a.count)
  if (!most || most.language === 'English' || most.count < ENOUGH || most.count === next?.count) return undefined
  return most.language
}
