import * as z from 'zod/mini'
import { BillMark, BillMissing, BillNotice } from './bill-notices.ts'
import { WhatIfCard } from './what-if-card.ts'

/** Amounts of money are in whole pence everywhere; a negative saving is a loss. */
const Pence = z.int()
export const Range = z.nullable(z.object({ low_pence: Pence, high_pence: Pence }))
/** How a figure was calculated, line by line, ending in the figure itself. */
export const Working = z.array(z.object({ title: z.string(), lines: z.array(z.string()), total: z.string() }))

/** One value of a bill with what supports it; `printed` is exactly as it is printed on the page. */
const BillField = z.object({
  path: z.string(),
  label: z.string(),
  text: z.string(),
  status: z.enum(['read', 'doubtful', 'corrected']),
  confidence: z.number(),
  page: z.int(),
  box: z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }),
  printed: z.string(),
  checks: z.array(z.object({ name: z.string(), outcome: z.enum(['supports', 'contradicts']) })),
})

/**
 * The bill's own sum recalculated: usage times its rate, days times standing charge, VAT and credits, down to the
 * printed total. `differs`: it does not match the printed total. `told`: uses a value that the person told us.
 */
const BillSumLine = z.object({
  text: z.string(),
  comes_to: z.string(),
  outcome: z.enum(['agrees', 'differs', 'told']),
  /** A penny of rounding, or the printed value that differs; empty if there is nothing to say. */
  note: z.string(),
})
const BillSumPart = z.object({ title: z.string(), lines: z.array(BillSumLine), total: z.string() })
const BillSum = z.object({
  parts: z.array(BillSumPart),
  /** From the parts to the total: VAT at the bottom, credits. */
  foot: z.array(BillSumLine),
  total: z.nullable(z.object({ label: z.string(), text: z.string() })),
  /** From the previous balance to the printed one, if the bill shows both. */
  account: z.nullable(BillSumPart),
  /** The payment for exported energy, line by line. Absent from cards stored before it was shown. */
  sold: z.optional(z.nullable(BillSumPart)),
  outcome: z.enum(['agrees', 'differs', 'unknown']),
  /** Whether the calculation matches the printed total, in a sentence. */
  says: z.string(),
})

const FileCard = z.object({ kind: z.literal('file'), file_name: z.string(), bytes: z.int() })

const BillCard = z.object({
  kind: z.literal('bill'),
  bill_id: z.string(),
  is_energy_bill: z.boolean(),
  title: z.string(),
  fields: z.array(BillField),
  /** Absent from cards stored before this existed, and if nothing can be added up. */
  sum: z.optional(BillSum),
  /** Absent from cards stored before these were read, and for documents that are not energy bills. */
  marks: z.optional(z.array(BillMark)),
  notices: z.optional(z.array(BillNotice)),
  /**
   * Some pages of a bill: what is missing, and how to provide it, in a sentence such as "Add the first page, or tell me
   * your postcode."
   */
  missing: z.optional(z.object({ values: z.array(BillMissing), asks: z.string() })),
})

const CostCard = z.object({
  kind: z.literal('cost'),
  /** What the figure is based on, such as "A year on the rates of the bill". */
  basis: z.optional(z.string()),
  from: z.iso.date(),
  pence: Pence,
  low_pence: z.nullable(Pence),
  high_pence: z.nullable(Pence),
  working: Working,
  notes: z.array(z.string()),
})

/** For rates by time of day, `pence` is the average per kWh with this home's usage. */
const Rates = z.array(z.object({ label: z.string(), text: z.string(), pence: z.optional(z.number()) }))

/** The quote of one tariff for this home. */
export const Offer = z.object({
  tariff_id: z.string(),
  supplier: z.string(),
  name: z.string(),
  kind: z.enum(['fixed', 'variable', 'tracker']),
  features: z.array(z.string()),
  is_sample: z.boolean(),
  /** The cost of a year on it; the range only if usage is estimated. */
  pence: Pence,
  range: Range,
  /** Compared with staying for a year, less today's exit fees. Null if nothing is known of the current deal. */
  saving_pence: z.nullable(Pence),
  saving_range: Range,
  /** The current price is assumed, so the saving is rounded. */
  is_rough: z.optional(z.boolean()),
  /** The exit fee of the current tariff today. */
  exit_fees_now_pence: Pence,
  /** The tariff's own exit fee, for each fuel. */
  exit_fee_pence: Pence,
  /** In words, such as "Fixed for 12 months." */
  term: z.string(),
  payment_method: z.enum(['direct_debit', 'standard_credit', 'prepayment']),
  rates: Rates,
  working: Working,
  notes: z.array(z.string()),
})

/** A year's cost by part and by month. Each list adds up to it; usage follows the seasons of a typical home. */
const CostYear = z.object({
  parts: z.array(z.object({ title: z.string(), pence: Pence })),
  months: z.array(z.object({ from: z.iso.date(), to: z.iso.date(), pence: Pence })),
})

export const ComparisonCard = z.object({
  kind: z.literal('comparison'),
  comparison_id: z.string(),
  on: z.iso.date(),
  is_sample: z.boolean(),
  region: z.string(),
  /** The source of the usage: the bill, the user's statement, or a typical home. */
  basis: z.string(),
  current: z.nullable(
    z.object({
      title: z.string(),
      pence: Pence,
      range: Range,
      working: Working,
      /** The rates of the first days. Absent from cards stored before they were shown, like the end of a fixed term. */
      rates: z.optional(Rates),
      ends_on: z.optional(z.nullable(z.iso.date())),
      /** The exit fee today; null if neither the bill nor the user states it. */
      exit_fee_pence: z.optional(z.nullable(Pence)),
      /** The price is variable, so there is no term to end. */
      is_variable: z.optional(z.boolean()),
      is_of_bill: z.optional(z.boolean()),
      year: z.optional(CostYear),
    }),
  ),
  /**
   * Cheapest first. Commission plays no part in the order. A message shows the first few; the saved comparison has all.
   */
  offers: z.array(Offer),
  /** Tariffs that the home does not qualify for, with what it would gain over the best that it can have. Not ranked. */
  apart: z.optional(
    z.array(
      z.object({
        tariff_id: z.string(),
        supplier: z.string(),
        name: z.string(),
        is_sample: z.boolean(),
        pence: Pence,
        gain_pence: Pence,
        needs: z.array(z.enum(['smart_meter', 'ev', 'heat_pump'])),
        rates: Rates,
      }),
    ),
  ),
  offer_count: z.optional(z.int()),
  /** How many of all cost less than staying for a year. Null if nothing is known of the current deal. */
  cheaper_count: z.optional(z.nullable(z.int())),
  notes: z.array(z.string()),
})

const TariffCard = z.object({ kind: z.literal('tariff'), comparison_id: z.string(), offer: Offer })

export const Assumed = z.object({
  text: z.string(),
  wants: z.nullable(z.enum(['electricity_kwh', 'gas_kwh', 'rates', 'payment_method'])),
})
const Year = z.object({ title: z.string(), pence: Pence, range: Range })

export const VerdictCard = z.object({
  kind: z.literal('verdict'),
  comparison_id: z.string(),
  verdict: z.enum(['switch', 'wait', 'stay']),
  headline: z.string(),
  reason: z.string(),
  /** For the coming year, less exit fees; negative if switching costs money. */
  saving_pence: Pence,
  /** If usage is estimated: then the saving is rounded, and this range is shown with it. */
  saving_range: z.optional(Range),
  /** The current price is assumed, so the saving is rounded. */
  is_rough: z.optional(z.boolean()),
  /** All assumptions, each once; with those that the user can correct. */
  assumed: z.optional(z.array(Assumed)),
  /** The same as plain text, in cards stored before each could be changed. */
  rests_on: z.optional(z.array(z.string())),
  /** What would make it certain, if not all of it is known. */
  asks: z.optional(z.string()),
  /**
   * The cost of a year if the user stays, and if they follow the advice, fees included: the second is the first less
   * `saving_pence`.
   */
  years: z.optional(z.object({ stay: Year, move: Year })),
  /** For waiting: the exit fee today, and whether leaving is free on the date. */
  leaving: z.optional(z.object({ fee_today_pence: Pence, is_free_then: z.boolean() })),
  working: Working,
  /** When to switch, or when to check again. */
  date: z.nullable(z.iso.date()),
  tariff_id: z.nullable(z.string()),
  is_sure: z.boolean(),
  is_sample: z.boolean(),
  worked_out_on: z.iso.date(),
})

/** The possible saving if too little is known for one figure. */
const SavingsCard = z.object({
  kind: z.literal('savings'),
  low_pence: Pence,
  high_pence: Pence,
  is_rough: z.optional(z.boolean()),
  basis: z.string(),
  is_sample: z.boolean(),
  worked_out_on: z.iso.date(),
})

const SwitchCard = z.object({
  kind: z.literal('switch'),
  switch_id: z.string(),
  title: z.string(),
  state: z.string(),
  says: z.string(),
  is_simulated: z.boolean(),
})

/** Hand-over to our staff: what Mo would tell them, which the visitor can edit before it is sent. */
const ContactCard = z.object({ kind: z.literal('contact'), summary: z.string() })

/** Suggested replies as buttons; `text` is the message that is sent. */
const ChoicesCard = z.object({
  kind: z.literal('choices'),
  choices: z.array(z.object({ label: z.string(), text: z.string() })),
})

/** Further reading: our own pages and other organisations' help. */
const LinksCard = z.object({
  kind: z.literal('links'),
  links: z.array(z.object({ label: z.string(), url: z.string(), note: z.string() })),
})

/** An action that Mo offers: exactly what will happen, and the button without which nothing does. */
const ActCard = z.object({
  kind: z.literal('act'),
  act_id: z.string(),
  title: z.string(),
  lines: z.array(z.string()),
  label: z.string(),
})

/** The source of each value in a reply. */
const EvidenceCard = z.object({
  kind: z.literal('evidence'),
  facts: z.array(z.object({ text: z.string(), from: z.string() })),
})

/** What Mo noted about a home from the user's own words. Each item can be removed. */
const NotedCard = z.object({
  kind: z.literal('noted'),
  items: z.array(z.object({ key: z.string(), label: z.string(), text: z.string() })),
})

/** Dates with something to do, for a calendar too; in order. */
const DatesCard = z.object({
  kind: z.literal('dates'),
  title: z.string(),
  dates: z.array(z.object({ on: z.iso.date(), title: z.string(), says: z.string() })),
})

/** The cards of a message. Every card has a plain-text version. */
export const Card = z.discriminatedUnion('kind', [
  FileCard,
  BillCard,
  CostCard,
  ComparisonCard,
  TariffCard,
  VerdictCard,
  SavingsCard,
  SwitchCard,
  ContactCard,
  ChoicesCard,
  LinksCard,
  ActCard,
  EvidenceCard,
  NotedCard,
  DatesCard,
  WhatIfCard,
])
export type ChatCard = z.output<typeof Card>
export type CardOf<Kind extends ChatCard['kind']> = Extract<ChatCard, { kind: Kind }>
export type BillField = z.output<typeof BillField>
export type CostYear = z.output<typeof CostYear>
export type BillSum = z.output<typeof BillSum>
export type Assumed = z.output<typeof Assumed>
export type ChatOffer = z.output<typeof Offer>
