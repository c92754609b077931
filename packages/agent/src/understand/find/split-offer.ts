import type { IsoDay, Tariff } from '@mowatt/tariffs'
import type { Household } from '../../agent-state.ts'
import { findSlots } from './find-slots.ts'

const OFFER =
  /\b(?:renewals?|offer(?:s|ed|ing)?|quot(?:e|es|ed|ing)|(?:wants?|said|says|(?:came|come) back with) (?=£?\d{2})|can (?:get|do|give) (?:me|us)|(?:a|their|the|this|my|our) new (?:fix|deal|tariff|price|rate)s?|if i (?:stay|renew|sign|go with them)|(?:sent|e ?mailed|texted|given|gave|pitched) (?:me|us) (?:a|an|this|the|their)\b(?! (?:bill|letter|statement|smart|final)))\b/gi
const NOT_MONEY = /\b(?:smart meter|to fit|visit|payment plan|refund|compensation|job|prize)\b/i
const JOINTS =
  /(?<=[,;?!])\s+|(?<=[a-z)\d]\.)\s+|(?<!\s)\s+-\s+|(?<!\s)\s+(?=but\b)|(?<!\s)\s+(?=and (?:i|we|my|our|i'm|im)\b)/i
const OWN =
  /\b(?:i|we)(?:'m|'re|m| am| are)?\s+(?:now |currently |still |already ){0,6}(?:pay|paying|spend|spending|with|use|using|on)\b|\bwere (?:on|at|paying)\b|\b(?:its|it is|it's) £?\d+(?: a month)? (?:now|at the moment)\b|\bcurrently\b|\bat the moment\b|\bmy (?:bill|direct debit|dd|present|current)\b/i
const POSTCODE = /\b[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}\b/i

export type SplitOffer = { offer: Household; own: string; text: string }

const BARE =
  /(?<![\d.,])£?(\d{1,2},?\d{3}|\d{2,3})(?![\d%]|[.,]\d|\s?(?:p\b|pence|kwh|units|days?|months?|years?|people|bed|%))/
const LEAST_A_YEAR = 500

/** "They offered me 1,700": a large sum is for a year, and a small one for a month. */
function bareSpend(text: string): Household {
  const sum = Number(BARE.exec(text)?.[1]?.replaceAll(',', '') ?? NaN)
  if (!(sum >= 40 && sum <= 6000)) return {}
  return { spend: { pence: Math.round(sum * 100), period: sum >= LEAST_A_YEAR ? 'year' : 'month', fuels: 'both' } }
}

/** The figure that follows a word of an offer in the message before. */
export function offerGoesOn(
  text: string,
  before: string,
  known: { today: IsoDay; catalogue: readonly Tariff[] },
): SplitOffer | undefined {
  OFFER.lastIndex = 0
  if (!OFFER.test(before) || /\d{2}/.test(before) || OWN.test(text) || text.includes('?')) return undefined
  return splitOffer(`${before} ${text}`, known)
}

/** What somebody was offered, apart from what they tell of their own home. Undefined where no price was offered. */
export function splitOffer(
  text: string,
  known: { today: IsoDay; catalogue: readonly Tariff[] },
): SplitOffer | undefined {
  OFFER.lastIndex = 0
  if (!OFFER.test(text) || NOT_MONEY.test(text)) return undefined
  const clauses = text.split(JOINTS)
  const isOwn = (clause: string) => {
    OFFER.lastIndex = 0
    return !OFFER.test(clause) && (OWN.test(clause) || POSTCODE.test(clause))
  }
  const own = clauses.filter(isOwn).join(' ')
  const offered = clauses.filter((clause) => !isOwn(clause)).join(' ')
  const found = findSlots(offered.replaceAll(OFFER, ''), known).household
  const offer = found.spend || found.rates ? found : { ...found, ...bareSpend(offered) }
  return offer.spend || offer.rates ? { offer, own, text: offered } : undefined
}
