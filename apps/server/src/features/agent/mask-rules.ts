/** What could identify a person, by its form. Deliberately over-eager: a model can do without. */
export type MaskRule = { what: string; pattern: RegExp; keep?: (match: string, first: string) => string | undefined }

const STREET =
  'Road|Rd|Street|St|Lane|Ln|Avenue|Ave|Close|Drive|Way|Court|Place|Terrace|Gardens|Crescent|Square|Hill|Park|Row|Mews|Grove|Green|Rise|View|Walk|Yard|Cottages?|House|Villas?|Parade|Quay|Wharf|Fields?|Heights|Broadway|Embankment'
const DIGIT = '(?:zero|oh|nought|one|two|three|four|five|six|seven|eight|nine|double|triple)'
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'

/** Begins no street: "75 to close my complaint", "20 miles a day to drive". */
const NO_NAME =
  'to|my|our|we|they|i|it|is|was|are|as|on|at|in|from|with|but|can|could|would|will|and|or|for|per|a|an|if|so|days?|weeks?|months?|years?|miles?|hours?|minutes?|pounds?|quid|kwh|bed(?:room(?:ed|s)?|s)?|storey'

export const MASK_RULES: readonly MaskRule[] = [
  {
    what: 'e-mail address',
    pattern: /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
  },
  { what: 'link', pattern: /\b(?:https?:\/\/|www\.)\S+/gi },
  // Only the first half of a postcode is sent: it is enough to talk about a region.
  {
    what: 'postcode',
    pattern: /\b([A-Z]{1,2}\d[A-Z\d]?)\s*\d[A-Z]{2}\b/gi,
    keep: (_all, outcode) => outcode.toUpperCase(),
  },
  // A date of birth, by the words before it or by its year: contracts are younger.
  {
    what: 'date of birth',
    pattern: new RegExp(
      String.raw`\b(?:born|d\.?o\.?b\.?|birth ?day|date of birth)\b[^.\n]{0,20}?\d[\d\s/.-]{0,20}(?:(?:st|nd|rd|th)?\s{0,9}(?:of\s+)?${MONTH}[\s,]*\d{0,4})?`,
      'gi',
    ),
  },
  { what: 'date of birth', pattern: /\b\d{1,2}[/.-]\d{1,2}[/.-](?:19\d\d|200\d)\b|\b(?:19\d\d|200\d)-\d{2}-\d{2}\b/g },
  {
    what: 'date of birth',
    pattern: new RegExp(String.raw`\b\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?${MONTH},?\s+(?:19\d\d|200\d)\b`, 'gi'),
  },
  { what: 'address', pattern: /\b(?:flat|apartment|apt|room)\s+(?:(?=\w{0,3}\d)\w{1,4}|[b-hj-z]|a(?=,|\s+\d))\b,?/gi },
  {
    what: 'address',
    pattern: new RegExp(
      String.raw`(?<!£\s?[\d,.]{0,9})\b\d+[A-Za-z]?,?\s+(?!(?:${NO_NAME})\b)(?:[\p{L}'’-]{1,40}\s+){1,3}(?:${STREET})\b`,
      'giu',
    ),
  },
  {
    what: 'address',
    pattern: new RegExp(String.raw`\b(?:\p{Lu}[\p{L}'’-]{1,40}\s+){1,3}(?:${STREET})\b(?!\s+(?:tariff|energy))`, 'gu'),
  },
  {
    what: 'address',
    pattern: /\b(?:number|no\.?|house)\s+\d{1,4}[a-z]?\b(?!\s*(?:%|kwh|p\b|pence|pounds|days|months|years))/gi,
  },
  {
    what: 'address',
    pattern: /\b(?:live|living|lives|reside|address is|based) at\s+\d+[a-z]?(?:\s+[\p{L}'’-]+){1,4}/giu,
  },
  { what: 'address', pattern: /\b(?:address is|address:)\s+[^.\n]{4,80}/gi },
  // Days keep their figures.
  { what: 'day', pattern: /\b\d{4}-\d{2}-\d{2}\b/g, keep: (day) => day.replaceAll('-', '\u2010') },
  { what: 'sort code', pattern: /\b\d{2}[-\s]\d{2}[-\s]\d{2}\b/g },
  { what: 'number', pattern: /\(\+?\d{2,5}\)[\s-]?\d(?:[\s-]?\d){3,}/g },
  { what: 'number', pattern: /(?<![\d£.,])\+?\d(?:[\s-]?\d){5,200}(?!\.{0,9}\d)/g },
  { what: 'number', pattern: new RegExp(String.raw`\b${DIGIT}(?:[\s,-]+${DIGIT}){5,200}\b`, 'gi') },
  { what: 'reference', pattern: /\b(?=(?:[A-Z-]{0,60}\d){3})(?=[\d-]{0,60}[A-Z])[A-Z\d]+(?:-[A-Z\d]+){0,20}\b/gi },
]
