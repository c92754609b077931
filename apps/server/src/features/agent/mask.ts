import type { BillFacts } from '@mowatt/bill-reader/bill-facts'

type Rule = { pattern: RegExp; by: string | ((match: string, ...groups: string[]) => string) }

const CAPITALISED = `[A-Z][\\p{L}'-]+`
const STREET =
  'Road|Rd|Street|St|Lane|Ln|Avenue|Ave|Close|Drive|Way|Court|Place|Terrace|Gardens|Crescent|Square|Hill|Park|Row|Mews|Grove|Green|Rise|View|Walk|Yard'

/** Over-eager on purpose: a model can do without any number that might be somebody's. */
const RULES: readonly Rule[] = [
  { pattern: /[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, by: '[e-mail address]' },
  { pattern: /\b(?:https?:\/\/|www\.)\S+/gi, by: '[link]' },
  // Only the first half of a postcode leaves: it is enough to talk about a region.
  { pattern: /\b([A-Z]{1,2}\d[A-Z\d]?)\s*\d[A-Z]{2}\b/gi, by: (_all, outcode) => outcode.toUpperCase() },
  { pattern: new RegExp(`\\b(?:Flat|Apartment|Unit)\\s+\\w+,?`, 'gi'), by: '[address]' },
  { pattern: new RegExp(`\\b\\d+[A-Za-z]?,?\\s+(?:[\\p{L}'-]+\\s+){1,3}(?:${STREET})\\b`, 'giu'), by: '[address]' },
  // Days may keep their figures.
  { pattern: /\b\d{4}-\d{2}-\d{2}\b/g, by: (day) => day.replaceAll('-', '\u2010') },
  { pattern: /\b\d{2}[-\s]\d{2}[-\s]\d{2}\b/g, by: '[sort code]' },
  { pattern: /(?<![\d£.,])\+?\d(?:[\s-]?\d){5,}(?![\d.]*\d)/g, by: '[number]' },
  { pattern: /\b(?=[A-Z-]*\d[A-Z\d-]*\d[A-Z\d-]*\d)(?=[\d-]*[A-Z])[A-Z\d]+(?:-[A-Z\d]+)*\b/gi, by: '[reference]' },
  { pattern: new RegExp(`\\b(Mr|Mrs|Ms|Miss|Mx|Dr)\\.?\\s+${CAPITALISED}(?:\\s+${CAPITALISED})?`, 'gu'), by: '[name]' },
  {
    pattern: new RegExp(
      `\\b([Mm]y name is|[Mm]y name's|[Nn]ame:|I am called|I'm called|[Ss]igned|[Rr]egards,?|[Tt]hanks,)\\s+${CAPITALISED}(?:\\s+${CAPITALISED}){0,2}`,
      'gu',
    ),
    by: (_all, opening) => `${opening} [name]`,
  },
  { pattern: new RegExp(`\\b(my name is|my name's)\\s+\\p{L}+(?:\\s+\\p{L}+)?`, 'giu'), by: '$1 [name]' },
  { pattern: /\u2010/g, by: '-' },
]

/** Takes out of a text what could tell who somebody is, before it leaves the house. `own` is hidden wherever it stands. */
export function mask(text: string, own: readonly string[] = []): string {
  let masked = text.normalize('NFKC').replaceAll(/[\u200B-\u200F\u2060\uFEFF\u00AD]/g, '')
  for (const secret of own) {
    if (secret.length > 2) masked = masked.replaceAll(new RegExp(escaped(secret), 'gi'), '[private]')
  }
  for (const { pattern, by } of RULES) masked = masked.replaceAll(pattern, by as string)
  return masked
}

/** What of a bill names a person or a supply. */
export function identifiersOf(facts: BillFacts): string[] {
  const { accountNumber, electricity, gas, service } = facts
  const found = [
    accountNumber,
    electricity?.mpan,
    electricity?.meterSerial,
    gas?.mprn,
    gas?.meterSerial,
    facts.export?.mpan,
    service?.accountNumber,
  ]
  return found.filter((each) => each !== undefined)
}

/** Also where it is spaced otherwise. */
function escaped(secret: string): string {
  const letters = secret.replaceAll(/[\s-]/g, '').split('')
  return letters.map((letter) => letter.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')).join('[\\s-]?')
}
