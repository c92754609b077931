import type { LabelKind } from './label-kind.ts'

/** Words that together mean a field in any order; weaker than a known phrase, and only if none was found. */
export const MEANING_RULES: readonly { kind: LabelKind; means: RegExp; unless?: RegExp }[] = [
  {
    kind: 'annualUse',
    means: /(?:\byear|annual|annum|12\s?months|twelve months)/i,
    unless:
      /last year|same (?:time|period)|compared|year ago|previous year|per year over|\b(?:one|two|three|\d)[\s-]years?$/i,
  },
  {
    kind: 'annualCost',
    means:
      /(?:cost|spend|pay|bill|projection|estimate|£).{0,150}(?:\byear|annual|annum|12\s?months)|(?:\byear|annual|annum|12\s?months).{0,150}(?:cost|spend|pay|bill|projection|estimate|£)/i,
    unless:
      /last year|same (?:time|period)|compared|year ago|sav(?:e|ing)|previous year|cheap|\b(?:one|two|three|\d)[\s-]years?$/i,
  },
  {
    kind: 'endDate',
    means: /(?:tariff|plan|deal|contract|price|fix|term|rate|product).{0,150}(?:\bend|until|expir|finish|\bto\b|run)/i,
    unless: /bill|statement|period|pay|balance|exit|from/i,
  },
  {
    kind: 'exitFee',
    means:
      /(?:exit|leav|cancel|terminat|switch away|early).{0,150}(?:fee|charge|cost|penalt)|(?:fee|charge|cost|penalt).{0,150}(?:exit|leav|cancel|terminat|switch)|^if you leave\b/i,
  },
  {
    kind: 'billDate',
    means:
      /(?:bill|statement|invoice|letter|document)?.{0,150}(?:\bdate|dated|issued|prepared|produced|created|generated|sent|printed|made|raised|drawn up)\b/i,
    unless:
      /due|pay|start|end|read|next|from|until|tariff|supply|birth|meter|collect|expir|contract|plan|update|deliver/i,
  },
  {
    kind: 'balance',
    means:
      /\bbalance\b|\baccount\b.{0,150}\b(?:stands?|now|today)\b|\bowe\b|\bdue\b|to pay\b|in (?:credit|debit)|outstanding/i,
    unless:
      /open|previous|brought|b\/f|last|start|old|before|prior|earlier|meter|vat|date|by\b|when|paid|next|carried over from|balance was$/i,
  },
  {
    kind: 'opening',
    means:
      /(?:balance|owed|bill|account|left off).{0,150}(?:last|previous|before|brought|start|open)|(?:last|previous|old|open|start|brought).{0,150}(?:balance|owed|bill|account)/i,
    unless: /closing|new balance|reading|payment|direct debit/i,
  },
  {
    kind: 'payments',
    means: /\bpaid\b|(?<!pre-?)payments?\b|credits? (?:applied|added|received)|top[\s-]?ups?/i,
    unless: /method|how|next|due|by direct|monthly payment|amount|plan|way|will|type|date/i,
  },
  {
    kind: 'payment',
    means:
      /(?:pay|paid|paying).{0,150}(?:method|way|how|by|type|arrange|plan|scheme)|(?:method|way|how|type).{0,150}pay/i,
    unless: /due|date|£/i,
  },
  {
    kind: 'account',
    means: /(?:account|customer|client|member).{0,150}(?:n(?:o|umber|um)\b|ref|id\b|code)/i,
    unless: /bank|sort/i,
  },
  {
    kind: 'tariffName',
    means: /\b(?:tariff|plan|product|deal)\b/i,
    unless: /rate|price|end|until|fee|date|cheap|compar|period|pay|about|other|type/i,
  },
  {
    kind: 'serial',
    means: /\bmeter\b.{0,150}(?:serial|number|no\b|id\b|ref)|serial|number on (?:your|the) meter/i,
    unless: /point|read|mpan|mprn/i,
  },
  { kind: 'supplyNumber', means: /(?:supply|meter point|mpan|mprn|s-number).{0,150}(?:n(?:o|umber|um)\b|ref|id\b)/i },
  {
    kind: 'previousReading',
    means:
      /(?:previous|opening|start|last|first|begin|from|old|before).{0,150}\bread|\bread.{0,150}(?:previous|opening|start|first|begin|from|before|last)/i,
    unless: /next|date/i,
  },
  {
    kind: 'latestReading',
    means:
      /(?:latest|closing|end|current|this|present|final|new|to|now)\b.{0,150}\bread|\bread.{0,150}(?:latest|closing|\bend|current|present|final|now|to\b)/i,
    unless: /next|date|submit|your smart/i,
  },
  {
    kind: 'standing',
    means: /standing|daily|per\s?day|a\s?day|each\s?day/i,
    unless: /usage|used|kwh|average|opening/i,
  },
  {
    kind: 'unitRate',
    means: /per\s?(?:kwh|unit)|(?:unit|kwh|energy).{0,150}(?:rate|price|cost)|(?:rate|price|cost).{0,150}(?:unit|kwh)/i,
    unless: /total|annual|year|day charge|export/i,
  },
  { kind: 'period', means: /period|cover|between|dates|from/i, unless: /tariff|payment|read|last year|next|plan/i },
  {
    kind: 'total',
    means:
      /(?:total|cost|charge|spent|spend).{0,150}(?:period|bill|month|statement|energy)|(?:period|bill|month|statement|energy).{0,150}(?:total|cost|charge)/i,
    unless: /before|exc|ex\.? vat|standing|unit|annual|year|previous|last|sub|balance|other|average|net/i,
  },
]

export const MEANING_STRENGTH = 0.65
/** Longer texts are sentences, not labels. */
export const LONGEST_MEANING = 60
