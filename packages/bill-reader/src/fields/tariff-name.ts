import type { Cell } from '../layout/cell.ts'
import type { ValueReader } from '../labels/candidate.ts'
import { findDates } from '../values/find-dates.ts'

const NOT_A_NAME =
  /^(?:name|enw|box|tariff|plan|product|fuel|type of tariff|prices?|information|info|details|type|rates?|prices?|ends?|end date|comparison|label|is\b|has|will|the|your|for|and|see|please|we|our|about|this|if|you|payment|exit|standing|unit|electricity|gas|electricity tariff|gas tariff|meter|cost|charges?|total|usage|direct debit|none|n\/?a|yes|no|change|started|start|until|with|from|number|summary|reference|account|code|estimated|annual|fixed|variable|fixed (?:term|rate|price)|variable (?:rate|price)|\d+[\s-]?(?:months?|years?))$/i

/** A name that was found without a label. */
export type NamedTariff = { name: string; cell: Cell; start: number; fuel?: 'electricity' | 'gas' | undefined }

/** Words in names of tariffs but not in headings. */
export const TARIFF_WORD =
  /fix|flex|variable|\bstandard\b|saver|tracker|\bgreen\b|online|loyal|essential|simpler|\bsvt\b|prepay|pay as you go|\bv\d+\b|\b\d{1,2}\s?m(?:onths?|th)?\b|economy\s?7|agile|intelligent|\bgo\b|\bsmart\b|renewable|guarantee|protect|\b20\d\d\b|energy plan/i

/** The other column has a similar heading above it, not a name. */
const HEADING = /^(?:about|your|our|my|current)\b.*\b(?:tariff|plan|energy|electricity|gas|prices?|rates?)\b/i

/** "Gas supply": the heading of the next part. */
export const PART =
  /^(?:your )?(?:electricity|gas|energy) (?:supply|charges?|usage|use|used|details?|meters?|account|bill|costs?|readings?|breakdown|summary|in detail)$/i

/** Words of sentences to the reader; "Pay as you go" is a name. */
const OF_SENTENCE = /\b(?:you|we|us|they|is|are|was|can|will|help|helps|have|has|please|ask|call|tell)\b/

/** "Smart meters help you see what you use" below a heading speaks of something else. */
export function isSentence(name: string): boolean {
  return OF_SENTENCE.test(name.replace(/\bas you go\b/i, ''))
}

const TAIL =
  /^\s-\s(?!fix(?:ed)? (?:until|to|till|for)\b)(?:(?:one|two|three|four|five|\d{1,2})[\s-]?(?:years?|yr|months?|m)\b|fix(?:ed)?\b|green\b|online\b|paperless\b|dual\b|v\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* (?:20)?\d\d\b)(?: (?:v\d+(?:\.\d+)?|[A-Z][\w']*|\d+)){0,3}(?=\s*$|[.,;)]|\s(?:which|until|with|and|you|tariff|plan)\b|\s?[·|(])/i

/** How much of a text, after a name, still belongs to it: "Kestrel Tracker - December 2025 v1". */
export function tailOfName(rest: string): string {
  return TAIL.exec(rest)?.[0] ?? ''
}

/** "42548 Smart": a meter reading. */
const READING = /(?:^|\s)\d{4,6}\s?(?:smart|actual|estimated?|customer|[ACES])$/i

/** "Meter E10A10798", "Reading on 1st May": the subject of the next table row. */
const NEXT_ROW = /^(?:meter|readings?|start|end|opening|closing)\b.*\d/i

/** Two dates, or a meter number, that were misread. */
const MOST_FIGURES = 9

/** Text in a name's position: the days of a charge, or a meter reading. */
export function isTimeOrReading(text: string): boolean {
  if (text.replaceAll(/\D/g, '').length >= MOST_FIGURES) return true
  return READING.test(text.trim()) || NEXT_ROW.test(text.trim()) || findDates(text).some(({ isRange }) => isRange)
}

const FUELS =
  '(?:(?:both|each)(?: of)?(?: your| the)? fuels?|(?:electricity|gas)(?: (?:and|&) (?:electricity|gas))?(?: only)?)'
const KIND = '(?:fixed|variable|dual fuel|(?:monthly |quarterly )?direct debit|standard credit|pre-?payment|\\d rates?)'
/** "Harbour Fix 12 (both fuels)", "Next Flex / Variable": for what it is and of what kind, and not what it's called. */
const NOT_CALLED = new RegExp(
  `(?:\\s\\((?:for )?(?:${FUELS}|(?!fixed|variable)${KIND})\\)|\\sfor ${FUELS}|(?:\\s\\/\\s${KIND}){1,3}|\\s(?:tariff |product )?type:? (?:fixed|variable))$`,
  'i',
)

/** A zero before small letters is a capital O, and one among them a small o. */
export function mendedName(name: string): string {
  return name
    .replace(NOT_CALLED, '')
    .replace(/^(?:import|electricity|gas)\s?:\s*/i, '')
    .replace(/^0(?=[a-z]{2})/, 'O')
    .replaceAll(/(?<=[A-Za-z])0(?=[a-z])|(?<=[a-z])0(?=[a-z])/g, 'o')
}

/** The name of a tariff: a few words, not a sentence, a date or a bare figure. */
export const readTariffName: ValueReader<string> = (text, label, relation) => {
  // "Tariff type" is a label for something else.
  if (
    /^\s?(?:type(?! and name| & name)|status|category|comparison|code|rate)\b/i.test(label.cell.text.slice(label.end))
  )
    return undefined
  // In a separate field "The" begins the name.
  const opening =
    relation === 'behind'
      ? /^[\s:.,()"'*-]*(?:(?:tariff|plan|product)(?: name)?\s?:|\(?for (?:both (?:your )?fuels|electricity (?:and|&) gas|gas (?:and|&) electricity)\)?\s?:|\((?:both fuels|dual fuel)\)\s?:|(?:is|called|name|the|our)(?:\s*:\s*|\s))?["'\s]*/i
      : /^[\s:.,()"'*-]*(?:(?:is|called|name)(?:\s*:\s*|\s))?["'\s]*/i
  const lead = opening.exec(text)?.[0].length ?? 0
  let name = text.slice(lead)
  const [date] = findDates(name)
  // A name may contain a month and a year, as in "Fixed Saver March 2027". A date after a comma or bracket is not part
  // of it.
  const cut = name.search(
    /\s[-|]\s(?:until|ends|from|fixed until|no (?:end|exit))|[;|]|\s\((?:ends|until|from|fixed)|\.\s|\s(?:tariff|plan)\b(?:\s*[.,]|\s(?:which|until|and|ends|with|from|for))|,\s(?:which|ending|until|paid|with|an?|our|no|fixed|variable)\b|\s?[·•]|\s(?:until|ends on|ending|and (?:your|the|our))\s/i,
  )
  if (cut > 0) name = name.slice(0, cut)
  // In a sentence the kind of tariff is a statement about it; in a separate field it is part of the name.
  if (relation === 'behind') name = name.replace(/\s\((?:variable|fixed)\)[^]*$/, '')
  if (
    date &&
    date.start < name.length &&
    // "Saver E7 Mar 2027": the 7 is no day.
    !/[A-Z]$/.test(name.slice(0, date.start)) &&
    date.end - date.start > 7 &&
    !(
      relation !== 'behind' &&
      date.end === name.length &&
      /[a-z]\s$/.test(name.slice(0, date.start)) &&
      date.start > 8
    ) &&
    /\d{1,2}\s?[/.-]|^\d/.test(name.slice(date.start))
  )
    name = name.slice(0, date.start)
  name = name
    .replace(/(?<![\s:,.*"'-])[\s:,.*"'-]+$/, '')
    .replace(/\s(?:and|or|with|for|on)$/, '')
    .replace(/\s(?:tariff|plan)$/i, (word) =>
      relation === 'behind' && (label.strength < 1 || /^you/i.test(label.text)) ? '' : word,
    )
  // "Electricity: this. Gas: that." is a sentence about two tariffs, read elsewhere.
  if (/^(?:electricity|gas|elec)\s*:/i.test(name)) return undefined
  if (/^(?:information|exit fees?|unit (?:rate|price|cost)|standing charge|price per|estimated annual)/i.test(name))
    return undefined
  const words = name.split(/\s+/)
  if (name.length < 3 || name.length > 60 || words.length > 8 || !/[a-z]{2}/i.test(name)) return undefined
  if (
    isTimeOrReading(name) ||
    NOT_A_NAME.test(name) ||
    HEADING.test(name) ||
    PART.test(name) ||
    isSentence(name) ||
    !/^(?:[A-Z0-9"']|[a-z][A-Z])/.test(name) ||
    /£|kwh|p\/|\d{6}|\d\.\d+\s?p\b|\?|:\s?\d/i.test(name)
  )
    return undefined
  const strength = /:|\bname\b/i.test(label.text + text.slice(0, lead)) || relation !== 'behind' ? 1 : 0.95
  return { value: mendedName(name), start: lead, end: lead + name.length, strength }
}

readTariffName.mayWrap = true
