import { takeForUse } from './take-for-use.ts'
import {
  type IsoDay,
  parseMpan,
  parseOutcode,
  parsePostcode,
  REGION_LETTERS,
  regionOfPostcode,
  type RegionLetter,
  type Tariff,
} from '@mowatt/tariffs'
import type { Filters, Household } from '../household.ts'
import { valueOfWords } from '../figures/number-words.ts'
import { bareFee, bareOther, bareSum, fillBareUse, fillTwoUses } from './bare-figures.ts'
import { type FoundDay, findDays } from './find-days.ts'
import { findBalance, sideOf } from './find-balance.ts'
import { endOf } from './find-end.ts'
import { findFilters } from './find-filters.ts'
import { findHome, findNear, findRegionName } from './find-home.ts'
import { findNightUse } from './find-night-use.ts'
import { findKwh } from './find-kwh.ts'
import { findMoney, type FoundMoney } from './find-money.ts'
import { findRates } from './find-rates.ts'
import { findOrdinal, findSupplier, findTariffs } from './find-names.ts'
import { presentSums } from './present-sums.ts'
import { writeFigures } from './write-figures.ts'

/** All values in a message, and their subjects. */
export type Slots = {
  household: Household
  days: FoundDay[]
  region: RegionLetter | undefined
  /** A town that is in more than one region. */
  near: string | undefined
  tariffIds: string[]
  ordinal: number | undefined
  filters: Filters
  answer: 'yes' | 'no' | 'dont_know' | undefined
}

export type Expectation = { today: IsoDay; catalogue: readonly Tariff[]; wanted?: string | undefined }

const YES =
  /^\W*(?:(?:oh|well|ok|um|er)[\s,]+)*(?:yes|yeah|yep|yup|ok|okay|sure|please do|go ahead|do it|correct|right|that is right|that's right|aye|of course|absolutely|definitely|go on|sounds good|fine|please|y|i do|it is|confirm|alright|all right)\b/i
const NO =
  /^\W*(?:(?:actually|oh|well|hmm|um|er|sorry|wait|ok)[\s,]+)*(?:no|nope|nah|not now|no thanks|never mind|don'?t|do not|stop|leave it|n|none|there is none|not really|cancel)\b/i
const DONT_KNOW =
  /\b(?:do ?n[o']?t know|dunno|not sure|no idea|unsure|can ?n[o']?t remember|no clue|not certain|haven'?t (?:a clue|got it)|do not have (?:it|one)|don'?t have (?:it|one)|skip|couldn'?t tell you|who knows)\b/i

/** "9.5p", as the answer to that question. */
const NIGHT_PENCE = /(?<![\d.£])\d{1,2}(?:\.\d{1,4})?(?=\s?(?:p\b|pence\b|$))/

const ONE_FUEL_FEE = /\b(?:only|just)\b|\bon (?:the |my )?(?:electric\w*|gas|leccy)\b(?! and)/

export function findSlots(given: string, { today, catalogue, wanted }: Expectation): Slots {
  const text = writeFigures(given)
  const money = presentSums(text, findMoney(text))
  const days = findDays(text, today)
  const kwh = findKwh(text)
  const said = text.toLowerCase()
  const home = findHome(text)
  const household: Household = { ...home }
  const postcode = findPostcode(text, wanted === 'postcode' || wanted === 'mpan')
  if (postcode !== undefined) household.postcode = postcode
  const digits = /(?<!\d)(?:s ?)?(\d[\d\s]{11,26}\d)(?!\d)/i.exec(text)?.[1]
  const mpan = digits === undefined ? undefined : parseMpan(digits)
  if (mpan?.ok) household.mpan = mpan.mpan.core
  const spend =
    money.find(({ role, period }) => role === 'spend' && period) ??
    money.find(({ role }) => role === 'spend') ??
    (wanted === 'spend' ? paidAmong(text, money) : undefined)
  // "£95 for electricity and £60 for gas" is one payment for both.
  const other =
    spend?.fuel &&
    (money.find(({ role, fuel }) => fuel && fuel !== spend.fuel && (role === 'spend' || role === 'unsaid')) ??
      bareOther(text, spend.fuel))
  if (spend)
    household.spend = {
      pence: spend.pence + (other ? other.pence : 0),
      period: spend.period ?? (spend.pence >= 50_000 ? 'year' : 'month'),
      fuels: other ? 'both' : (spend.fuel ?? home.fuels ?? 'both'),
    }
  const balance = findBalance(text, money)
  if (balance !== undefined) household.balancePence = balance
  const fee =
    money.find(({ role }) => role === 'exit_fee') ??
    bareFee(text) ??
    (wanted === 'exit_fee' ? (money[0] ?? bareSum(text)) : undefined)
  if (fee) {
    household.exitFeePence = fee.pence
    if (fee.fuel && ONE_FUEL_FEE.test(said)) household.exitFeeOn = fee.fuel
  } else if (saysNoFee(said)) household.exitFeePence = 0
  if (wanted === 'exit_fee' && NO.test(text) && !DONT_KNOW.test(text)) household.exitFeePence = 0
  const rates = findRates(text, money)
  if (rates) household.rates = rates
  const [night] = wanted === 'night_rate' ? (NIGHT_PENCE.exec(said) ?? []) : []
  if (night !== undefined) household.rates = { electricity: { nightPence: Number(night) } }
  if (kwh.electricity !== undefined || kwh.gas !== undefined) household.kwh = kwh
  const nightUse = findNightUse(said)
  if (nightUse) Object.assign(household, { ...nightUse, kwh: { ...household.kwh, ...nightUse.kwh } })
  // "My usage is 4500 a year" is one figure, and not money.
  const isUse =
    !/[£]|\b(?:quid|pounds?)\b/i.test(text) && Object.values(kwh).some((each) => each * 100 === household.spend?.pence)
  if (isUse) delete household.spend
  if (wanted !== 'spend') takeForUse(household, text)
  const end = endOf(said, days, home, wanted)
  if (end) {
    household.endsOn = end.day
    if (end.precision === 'month') household.isEndMonth = true
    household.deal = 'fixed'
  }
  const supplier = findSupplier(text.replace(NOT_THEM, ' '), catalogue)
  const isBeside = supplier !== undefined && BESIDE.test(said)
  if (
    supplier !== undefined &&
    !isBeside &&
    findTariffs(text, catalogue).length === 0 &&
    (isAlone(said, supplier) ||
      home.deal !== undefined ||
      household.endsOn !== undefined ||
      /\b(?:with|from|by|am on|are on|'m on|'re on|im on|were on|supplier is|provider is|pay|pays|paying|have|using|use|customer of|joined|account|its|it's|not)\b/.test(
        said,
      )) &&
    !/never heard|have you|do you have|phone number|what about|how about|switch to|move to|is .{0,25}(?:good|cheaper|better)|tell me/.test(
      said,
    )
  )
    household.supplier = supplier
  fillBareCount(household, text, wanted)
  // Asking what a typical home uses does not mean that theirs is one.
  if (
    /\btypical\b|\baverage (?:home|house|use|usage|household)\b/.test(said) &&
    /\b(?:use|take|go|assume|yes|just|with|for) (?:me |it |us )?(?:a |an |the |on )?(?:typical|average)|^\W*(?:a |the )?(?:typical|average) (?:home|house|use|one)\W*$|\b(?:mine|ours|we|i) (?:is|are|am) (?:\w+ )?(?:typical|average)/.test(
      said,
    ) &&
    !/\?|^\W*(?:what|whats|what's|how|is|does|do|are|which)\b/.test(said)
  )
    household.isTypical = true
  if (wanted === 'use' && Object.keys(household).length === 0) fillBareUse(household, text)
  if (Object.keys(household).length === 0) fillTwoUses(household, text)
  // "Just show fixed ones" is a request about the list and says nothing about the current deal.
  if (wanted === 'deal' && !/\b(?:show|only|list|find|filter)\b/.test(said)) {
    if (DONT_KNOW.test(text)) household.deal = 'unknown'
    else if (/variable|standard|flex|default/.test(said)) household.deal = 'variable'
    else if (/fix/.test(said)) household.deal = 'fixed'
  }
  return {
    household,
    days,
    region: findRegionName(text) ?? regionOfArea(text),
    near: findNear(text),
    tariffIds: findTariffs(text, catalogue),
    ordinal: findOrdinal(text),
    filters: { ...findFilters(said), ...(isBeside && { supplier }) },
    answer: DONT_KNOW.test(text) ? 'dont_know' : YES.test(text) ? 'yes' : NO.test(text) ? 'no' : undefined,
  }
}

/** The amount that answers what is paid, as opposed to credit and debt. */
function paidAmong(text: string, money: readonly FoundMoney[]) {
  const [paid] = money.filter((each) => !sideOf(text, each))
  return paid ?? (money.length > 0 ? undefined : bareSum(text))
}

/** "It is not A any more, it is B". */
const FILLERS: ReadonlySet<string> = new Set([
  'its',
  'it',
  's',
  'is',
  'im',
  'i',
  'm',
  'am',
  'with',
  'my',
  'we',
  're',
  'are',
  'energy',
])

/** Only the name, as an answer. */
function isAlone(said: string, supplier: string): boolean {
  const name = new Set(supplier.toLowerCase().split(/[^a-z]+/))
  const words = said
    .replaceAll('.', '')
    .split(/[^a-z]+/)
    .filter((each) => each !== '' && !FILLERS.has(each))
  return (
    words.length > 0 &&
    words.every(
      (each) =>
        name.has(each) ||
        supplier
          .toLowerCase()
          .replaceAll(/[^a-z]/g, '')
          .startsWith(each),
    )
  )
}

/** "Compare this with Octopus": whose tariffs to compare, and not who supplies the home. */
const BESIDE = /\bcompar\w{1,5}\b[^.?!]{0,40}\b(?:with|to|against|and)\b|\bwhat\b[^.?!]{0,30}\bcharges?\b/
const NOT_THEM =
  /\b(?:is ?n[o']?t|not|no longer|never) (?:with |on )?[a-z][a-z. ]{1,24}?(?= (?:any ?more|now|its|it's|it is|but)\b|[,;])/i
const NO_FEE =
  /\b(?:no|zero|without(?: an| any)?|free of(?: an)?|not have(?: an| any)?|n't have(?: an| any)?) (?:exit|leaving|early exit) (?:fee|charge)s?\b|exit fees? (?:is|of|are) (?:zero|nothing|nil|none|£0)\b/
const ASKS_OR_WISHES =
  /\?|\b(?:when|what|which|how|can|could|may|would|will|should|if|until|till|want|wish|like|please|show|find|only|tariffs|rather|prefer|looking|after|leave|leaving(?! fee)|go|get)\b/

/** Only a statement about the deal: "when can I leave without an exit fee" does not say that there is none. */
function saysNoFee(said: string): boolean {
  // "Is there one with no exit fee" and "anything with none" are about tariffs.
  if (
    /^\W*(?:(?:and|so|but|ok) )*(?:is|are|do|does|got|have you|has|can|which|what|any)\b/.test(said) ||
    /\bones?\b.{0,12}\b(?:with|without|no)\b/.test(said) ||
    /\b(?:anything|something|any|ones|find|show|which|want)\b.{0,25}\b(?:no|without)\b.{0,10}\b(?:exit|leaving) fee/.test(
      said,
    )
  )
    return false
  return said.split(/(?<=[.?!;])\s+|,\s+|\bbut\b|\band (?=when|can|how|what|should|it )/).some((part) => {
    const at = part.search(NO_FEE)
    if (at < 0 || ASKS_OR_WISHES.test(part.replace(/\b(?:until|till|ends?)\b.*/, '').slice(0)) || part.includes('?'))
      return false
    return (
      /\b(?:i|my|our|there is|there's|there are|has|have|had|she|he|it|it's|its|is|with)\b/.test(part) ||
      (part.length < said.length && /^\W*(?:with )?(?:no|zero) /.test(part))
    )
  })
}

/** Only half a postcode. "E7" is a tariff too. */
const ALONE = /^\W*(?:its |it's |it is |im in |i'm in |i am in )?(?!e7\b)([a-z]{1,2}\d[a-z\d]?)(?: area)?\W*$/i

/** Half a postcode among other details: "2,900 kWh, BS6, Direct Debit", or in capitals. Some tariffs and units look like one. */
const LISTED = /(?:^|[,;(–—])\s*([a-z]{1,2}\d[a-z\d]?)(?: postcode| area)?\s*(?=$|[,;.)?!–—])/gi
const CAPITALS = /\b([A-Z]{1,2}\d[A-Z\d]?)\b/g
const NO_PLACE = /^(?:e7|e10|m3|a\+?)$/i

function amongOthers(text: string): string | undefined {
  return [...text.matchAll(LISTED), ...text.matchAll(CAPITALS)]
    .map(([, code = '']) => code)
    .find((code) => !NO_PLACE.test(code) && isKnownArea(code))
}

function isKnownArea(code: string): boolean {
  const finding = regionOfPostcode(code)
  return finding.kind === 'region' || (finding.kind === 'unsure' && finding.letters.length < REGION_LETTERS.length)
}

/** "The postcode starts with EH": the area alone, if all of it is in one region. */
function regionOfArea(text: string): RegionLetter | undefined {
  const area = /\bpostcode (?:is|starts with|begins with|starts|area is|area)\s+([a-z]{1,2})\b(?! ?\d)/i.exec(text)?.[1]
  const finding = area === undefined ? undefined : regionOfPostcode(`${area}1`)
  return finding?.kind === 'region' ? finding.letter : undefined
}

function findPostcode(text: string, isAsked: boolean): string | undefined {
  for (const [whole] of text.matchAll(/\b[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}\b/gi)) {
    const found = parsePostcode(whole)
    if (found) return found.postcode
  }
  const outcode =
    /\b(?:in|postcodes?|post code|near|around|round|area|at)\s+(?:is |area )?(?!m3\b)([a-z]{1,2}\d[a-z\d]?)\b/i.exec(
      text,
    )?.[1] ??
    (isAsked ? /\b([a-z]{1,2}\d[a-z\d]?)\b/i.exec(text)?.[1] : ALONE.exec(text)?.[1]) ??
    amongOthers(text)
  if (outcode !== undefined && parseOutcode(outcode)) return outcode.toUpperCase()
  if (!isAsked) return undefined
  const spoken = text
    .toLowerCase()
    .split(/[\s,.-]+/)
    .map((word) =>
      /^(?:zero|one|two|three|four|five|six|seven|eight|nine)$/.test(word) ? String(valueOfWords(word)) : word,
    )
  const joined = spoken.filter((word) => word.length <= 4 && !/^(?:it|is|its|my|the|um|er|oh)$/.test(word)).join('')
  return parsePostcode(joined)?.postcode
}

function fillBareCount(household: Household, text: string, wanted: string | undefined): void {
  if (wanted !== 'people' && wanted !== 'bedrooms') return
  if (household.spend || household.kwh || household.rates || household.postcode !== undefined) return
  const word = /\b(\d{1,2}|one|two|three|four|five|six|seven|eight)\b/i.exec(text)?.[1]
  if (word === undefined || household[wanted] !== undefined) return
  household[wanted] = /\d/.test(word) ? Number(word) : (valueOfWords(word) ?? 1)
}
