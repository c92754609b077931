import { REGION_LETTERS } from '@mowatt/tariffs'
import * as z from 'zod/mini'
import { Assumed, Offer, Range, VerdictCard, Working } from './chat-cards.ts'
import { Guard } from './guard.ts'
import { Complaint } from './complaints.ts'
import { Errands } from './errands.ts'
import { switchStates } from './switches.ts'
import { WireCharges } from './tariffs.ts'
import { PaymentMethod, Told, ToldInChat } from './told-of-home.ts'

const Pence = z.int()
const Fuel = z.enum(['electricity', 'gas'])

/** Where a value was found: on a bill, stated by the user, agreed in a switch, or the price cap used as a default. */
const Source = { from: z.enum(['bill', 'told', 'switch', 'cap']), bill_id: z.nullable(z.string()) }
/** Null if unknown. The home's `missing` says what would fill it. */
const known = <Value extends z.core.$ZodType>(value: Value) => z.nullable(z.object({ value, ...Source }))

const PresentDeal = z.object({
  fuel: Fuel,
  supplier: known(z.string()),
  tariff_name: known(z.string()),
  rates: known(z.array(z.object({ label: z.string(), text: z.string() }))),
  ends_on: known(z.iso.date()),
  exit_fee_pence: known(Pence),
  /** No term to end, and no exit fee. */
  is_variable: z.boolean(),
  /** `rates` as numbers for calculations. Null if they are unknown and have no default. */
  charges: z.nullable(WireCharges),
})

const BillOfHome = z.object({
  bill_id: z.string(),
  title: z.string(),
  supplier: z.nullable(z.string()),
  /** The days that it charges for, if they were read. */
  period: z.nullable(z.object({ from: z.iso.date(), to: z.iso.date() })),
  total_pence: z.nullable(Pence),
  use: z.array(z.object({ fuel: Fuel, kwh: z.number() })),
  at: z.iso.datetime(),
})

/** From the bills, each spread evenly over its days. `is_whole`: bills cover every day of the month. */
const MonthOfUse = z.object({ month: z.string(), fuel: Fuel, kwh: z.number(), is_whole: z.boolean() })

const homeDates = ['free_to_leave', 'fix_ends', 'cap_changes', 'look_again'] as const
/** Emails that do not come from a check of the deal: the eight weeks of a complaint, and questions after a switch. */
const otherMails = ['complaint', 'after_switch'] as const
const watchChanges = ['switch', 'wait_until', 'stay', 'fix_ends_soon', 'cap_changes'] as const

/**
 * The advice of that day if it isn't the one last sent, and why no email was sent: one was sent within a month, or it
 * changes little.
 */
const unsentChanges = [
  'month_switch',
  'month_wait_until',
  'month_stay',
  'month_cap_changes',
  'slight_switch',
  'slight_wait_until',
  'slight_stay',
  'no_offers',
] as const

/**
 * `nothing_new`: calculated, and nothing to report. `cannot_tell`: too little is known for advice. `switch_under_way`:
 * no advice while a switch is in progress. Otherwise what was emailed or why it wasn't; a day may have several.
 */
export const Check = z.object({
  on: z.iso.date(),
  outcome: z.enum(['nothing_new', 'cannot_tell', 'switch_under_way', ...unsentChanges, ...watchChanges, ...otherMails]),
  /** In one sentence, such as "Checked. Nothing has changed for you." */
  says: z.string(),
  is_mailed: z.boolean(),
})
export type HomeCheck = z.output<typeof Check>
export type OtherMail = (typeof otherMails)[number]

/** `waiting`: the address is not confirmed yet, so nothing is watched. */
export const Watch = z.object({
  state: z.enum(['waiting', 'on']),
  threshold_pence: Pence,
  email: z.string(),
  agreed_at: z.iso.datetime(),
  confirmed_at: z.nullable(z.iso.datetime()),
  last_checked_on: z.nullable(z.iso.date()),
  last_mailed_on: z.nullable(z.iso.date()),
})
export type HomeWatch = z.output<typeof Watch>

/** As in a conversation, except that no comparison is stored for it; `compareHome` stores one. */
const VerdictToday = z.omit(VerdictCard, { comparison_id: true, kind: true })

const missingOfHome = [
  'place',
  'usage',
  'rates',
  'night_rate',
  'deal_end',
  'exit_fee',
  'payment_method',
  'bill_doubtful',
  /** No answer changes these: a home outside Great Britain, energy resold by a landlord, a business bill. */
  'outside',
  'resold',
  'business',
] as const

export const Home = z.object({
  home_id: z.string(),
  name: z.string(),
  created_at: z.iso.datetime(),
  /**
   * False for a home of a session without an account: it is deleted when its session ends, unless its watch was
   * confirmed.
   */
  is_of_account: z.boolean(),
  place: z.object({
    postcode: known(z.string()),
    region: z.nullable(z.object({ letter: z.enum(REGION_LETTERS), name: z.string() })),
    /** The regions to choose from, if the postcode leaves more than one. */
    choices: z.array(z.object({ letter: z.enum(REGION_LETTERS), name: z.string() })),
  }),
  payment_method: known(PaymentMethod),
  told: Told,
  /** Which of its values, and of its errands, came from a conversation. */
  told_in_chat: z.array(ToldInChat),
  /** What a year on the current deal costs. Null if too little is known to calculate it. */
  year_now: z.nullable(
    z.object({ title: z.string(), pence: Pence, range: Range, working: Working, assumed: z.array(Assumed) }),
  ),
  deals: z.array(PresentDeal),
  use: z.object({
    /** Per year, as the comparison uses it; low and high if it is estimated. */
    yearly: z.array(
      z.object({
        fuel: Fuel,
        kwh: z.int(),
        low_kwh: z.nullable(z.int()),
        high_kwh: z.nullable(z.int()),
        /** The share of it at night, if registers or the user have stated it. */
        night_kwh: z.nullable(z.int()),
        note: z.string(),
      }),
    ),
    months: z.array(MonthOfUse),
  }),
  /** Newest first. */
  bills: z.array(BillOfHome),
  /** Null if too little is known for advice; `missing` says what. */
  verdict: z.nullable(VerdictToday),
  /** The tariff that the verdict is about, or else the cheapest; null if there is none. */
  best: z.nullable(Offer),
  /** Missing values and how to fill them, the most useful first. */
  missing: z.array(
    z.object({ what: z.enum(missingOfHome), fuel: z.nullable(Fuel), says: z.string(), is_needed: z.boolean() }),
  ),
  /** Upcoming, the next first. */
  dates: z.array(z.object({ kind: z.enum(homeDates), on: z.iso.date(), fuel: z.nullable(Fuel), says: z.string() })),
  switches: z.array(
    z.object({ switch_id: z.string(), title: z.string(), state: z.enum(switchStates), says: z.string() }),
  ),
  /** Their results, the newest first, from the day that supply is due to move. */
  guards: z.array(Guard),
  /** The newest first. */
  complaints: z.array(Complaint),
  errands: Errands,
  watch: z.nullable(Watch),
  /** The latest of them, newest first; `listChecks` returns all. */
  checks: z.array(Check),
  /** The date of all this: today in London, or the date that a test home's clock was set to. */
  on: z.iso.date(),
})
export type Home = z.output<typeof Home>
