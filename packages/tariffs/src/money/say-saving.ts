import { roughPence, sayPounds, sayWholePounds } from './say-money.ts'

/** For the coming year, less exit fees; negative is a loss. */
export type Saving = {
  pence: number
  /** Only if usage is estimated. */
  range?: { low: number; high: number } | undefined
  /** The current price is assumed. */
  isRough?: boolean | undefined
}

/** The one format of a saving, everywhere: to the penny if all is known, otherwise rounded. */
export function shownSaving({ pence, range, isRough = false }: Saving): { pence: number; isAbout: boolean } {
  const isAbout = isRough || (range !== undefined && range.low !== range.high)
  return { pence: isAbout ? roughPence(pence) : pence, isAbout }
}

/** `£230.42`, or `about £290`: how much it is, without saying whether less or more. */
export function saySavingAmount(saving: Saving): string {
  const { pence, isAbout } = shownSaving(saving)
  return isAbout ? `about ${sayWholePounds(Math.abs(pence))}` : sayPounds(Math.abs(pence))
}

/** In words, because a sign is easily overlooked: `£230.42 less`, `about £290 more`, `the same`. */
export function saySaving(saving: Saving): string {
  const { pence, isAbout } = shownSaving(saving)
  if (pence === 0) return isAbout ? 'about the same' : 'the same'
  return `${saySavingAmount(saving)} ${pence > 0 ? 'less' : 'more'}`
}

/** Both ends in whole pounds: `£263 to £311 less`, `£20 more to £60 less`. */
export function saySavingRange({ low, high }: { low: number; high: number }): string {
  const [least, most] = [sayWholePounds(Math.abs(low)), sayWholePounds(Math.abs(high))]
  if (low < 0 && high > 0) return `${least} more to ${most} less`
  const [from, to] = low < 0 ? [most, least] : [least, most]
  return `${from === to ? from : `${from} to ${to}`} ${low < 0 ? 'more' : 'less'}`
}
