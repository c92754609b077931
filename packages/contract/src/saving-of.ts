import { type Saving, saySaving as say, saySavingAmount, saySavingRange, shownSaving as shown } from '@mowatt/tariffs'

/** A verdict, an offer or a switch: all of them state a saving the same way, less fees. */
export type WithSaving = {
  saving_pence: number
  saving_range?: { low_pence: number; high_pence: number } | null | undefined
  is_rough?: boolean | undefined
}

function savingOf({ saving_pence: pence, saving_range: range, is_rough: isRough }: WithSaving): Saving {
  return { pence, isRough, range: range ? { low: range.low_pence, high: range.high_pence } : undefined }
}

/** The figure itself, as it is shown. */
export function shownSaving(card: WithSaving): { pence: number; isAbout: boolean } {
  return shown(savingOf(card))
}

/** `£230.42 less`, `about £290 more`, `the same`. */
export function savingWords(card: WithSaving): string {
  return say(savingOf(card))
}

/** `£230.42`, `about £290`. */
export function savingAmountWords(card: WithSaving): string {
  return saySavingAmount(savingOf(card))
}

/** `£263 to £311 less`; undefined if there is a single figure. */
export function savingRangeWords(card: WithSaving): string | undefined {
  const { range } = savingOf(card)
  return range && range.low !== range.high ? saySavingRange(range) : undefined
}

/** The whole sentence, for plain text and emails. */
export function sayAgainstStaying(card: WithSaving): string {
  const range = savingRangeWords(card)
  return `Compared with staying: ${savingWords(card)} a year, after exit fees${range ? ` (${range})` : ''}.`
}
