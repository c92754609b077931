import { KNOWN_SUPPLIERS } from '@mowatt/bill-reader/fields/known-suppliers'
import { isIsoDay } from '@mowatt/tariffs'
import { isPaymentMethod, textOf } from '../bill-words.ts'

/** As long as account and supply numbers, however they were read. */
const LONG_NUMBER = /\d{7}/

/**
 * A value of a bill for people other than its owner: figures, days and well-known suppliers as they are. Of everything
 * else, such as names, places and account numbers, only the pattern.
 */
export function withoutIdentity(path: string, value: string | number): string {
  const text = textOf(path, value)
  const isPlain =
    typeof value === 'number' ? !LONG_NUMBER.test(String(value)) : isIsoDay(value) || isPaymentMethod(value)
  return isPlain ? text : (knownSupplier(value) ?? shapeOf(text))
}

/** Undefined for a supplier that only this bill names. */
export function knownSupplier(value: string | number | undefined): string | undefined {
  const wanted = String(value).toLowerCase()
  return KNOWN_SUPPLIERS.find(([name]) => name.toLowerCase() === wanted)?.[0]
}

const LONGEST_SHAPE = 60

/** 9 for a digit, A or a for a letter. */
export function shapeOf(text: string): string {
  return text
    .slice(0, LONGEST_SHAPE)
    .replaceAll(/\p{N}/gu, '9')
    .replaceAll(/\p{Lu}/gu, 'A')
    .replaceAll(/[^\P{L}A]/gu, 'a')
}
