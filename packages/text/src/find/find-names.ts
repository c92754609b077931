import { KNOWN_SUPPLIERS } from '@mowatt/bill-reader/fields/known-suppliers'
import type { Tariff } from '@mowatt/tariffs'
import { namesIn } from '../figures/names-in.ts'
import { hasWord } from '../words/whole-words.ts'

/** How people shorten the names of suppliers. */
const SHORT: readonly [name: string, pattern: RegExp][] = [
  ['Octopus Energy', /\boctopus\b/i],
  ['EDF Energy', /\bedf\b/i],
  ['E.ON Next', /\be\.?on\b/i],
  ['OVO Energy', /\bovo\b/i],
  ['ScottishPower', /\bscottish ?power\b/i],
  ['British Gas', /\bbritish ?gas\b|\bbg\b|\bscottish gas\b/i],
  ['Utility Warehouse', /\butility ?warehouse\b|\buw\b/i],
  ['Utilita', /\butilita\b/i],
  ['So Energy', /\bso energy\b/i],
  ['Outfox the Market', /\boutfox\b/i],
  ['Ecotricity', /\becotricity\b/i],
  ['Good Energy', /\bgood energy\b/i],
]
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const BY_ORDINAL = ORDINALS.map(
  (each) =>
    new RegExp(
      `\\b${each} (?:one|tariff|deal|option|on the list|offer|choice)\\b|\\bthe ${each}\\b(?! time| of| thing| day| week| year)|^${each}$`,
    ),
)
const WHOLE_NAMES = KNOWN_SUPPLIERS.map(
  ([name, { source, flags }]) =>
    [name, new RegExp(`(?<![A-Za-z])(?:${source})(?![A-Za-z])`, flags.replace('g', ''))] as const,
)
const OF_SUPPLIER = / (?:Energy|Power|Electric|Utilities|Gas)$/
const DIGIT_ORDINALS = /\b(\d{1,2})(?:st|nd|rd|th)\b(?! (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/i
const NUMBERED = /\b(?:number|no\.?|option|#) ?(\d{1,2}|one|two|three|four|five)\b/i
const WORDS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 }

/** A supplier of ours, one that is known, or what reads as the name of one. */
export function findSupplier(text: string, catalogue: readonly Pick<Tariff, 'supplier'>[]): string | undefined {
  const said = text.toLowerCase()
  const ours = catalogue.find(({ supplier }) => said.includes(supplier.toLowerCase()))?.supplier
  if (ours) return ours
  const short = catalogue.find(({ supplier }) => hasWord(said, firstWord(supplier).toLowerCase()))?.supplier
  if (short) return short
  return (
    SHORT.find(([, pattern]) => pattern.test(text))?.[0] ??
    WHOLE_NAMES.find(([, pattern]) => pattern.test(text))?.[0] ??
    namesIn(text).find((name) => OF_SUPPLIER.test(name))
  )
}

/** Tariffs that a text names, longest name first, so that "Fix 12 Economy 7" is not mistaken for "Fix 12". */
export function findTariffs(text: string, catalogue: readonly Tariff[]): string[] {
  let left = fold(text)
  const found: string[] = []
  for (const { id, name } of catalogue.toSorted((a, b) => b.name.length - a.name.length)) {
    if (!left.includes(fold(name))) continue
    found.push(id)
    left = left.replaceAll(fold(name), ' ')
  }
  return found
}

/** The place in a list that a text points to, from 1; -1 is the last. */
export function findOrdinal(text: string): number | undefined {
  const said = text.toLowerCase()
  const numbered = NUMBERED.exec(said)?.[1] ?? DIGIT_ORDINALS.exec(said)?.[1]
  if (numbered !== undefined) return WORDS[numbered] ?? Number(numbered)
  const word = BY_ORDINAL.findIndex((pattern) => pattern.test(said))
  if (word >= 0) return word + 1
  if (/\b(?:top|cheapest|best) (?:one|tariff|deal|option|offer)\b|\bthe (?:top|cheapest|best)\b(?: one)?$/.test(said))
    return 1
  return /\bthe last one\b/.test(said) ? -1 : undefined
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ')
}

function firstWord(supplier: string): string {
  return supplier.split(' ')[0] ?? supplier
}
