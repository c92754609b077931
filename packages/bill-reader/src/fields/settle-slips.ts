import type { Entry } from '../proof/ledger.ts'
import type { FieldContext } from './field-context.ts'
import { TARIFF_WORD } from './tariff-name.ts'

const PATHS = ['electricity.tariffName', 'gas.tariffName']

/** "Flexi Green" and "Flexi Greer" on a photo: of two names that differ in one letter, the clearer one is of both. */
export function settleSlips({ ledger }: FieldContext): void {
  const [one, other] = PATHS.map((path) => ledger.get(path))
  if (!one || !other || one.place.cell.page.source !== 'ocr' || !isSlip(String(one.value), String(other.value))) return
  const clear = clearness(one) < clearness(other) ? other : one
  for (const path of PATHS) ledger.put({ ...(ledger.get(path) ?? clear), path, value: clear.value })
}

/** A digit tells two versions apart. */
function isSlip(one: string, other: string): boolean {
  const places = one.split('').flatMap((letter, at) => (letter === other[at] ? [] : [letter + (other[at] ?? '')]))
  return one.length === other.length && places.length === 1 && /^[a-z]{2}$/i.test(places[0] ?? '')
}

function clearness({ value, place: { cell, start, end } }: Entry): number {
  const own = cell.tokens.filter((token) => token.start < end && token.start + token.text.length > start)
  const words = String(value)
    .split(' ')
    .filter((word) => TARIFF_WORD.test(word))
  return words.length + Math.min(1, ...own.map(({ confidence }) => confidence))
}
