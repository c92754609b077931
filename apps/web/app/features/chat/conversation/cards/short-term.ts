import { offerRowTexts } from './offer-texts.ts'

/** Its first words: the rest is in the detail. */
export function shortTerm(term: string): string {
  const months = /(?<!\d)(\d{1,3}) months/.exec(term)
  if (months) return offerRowTexts.months(months[1]!)
  return term
    .split(':')[0]!
    .replace(/^Fixed until /, 'Until ')
    .replace(/\.$/, '')
}
