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
  /** No term to end, and nothing to pay for leaving. */
  is_variable: z.boolean(),
  /** `rates` as numbers for calculations. Null if they are unknown and have no default. */
  charges: z.nullable(WireCharges),
})

const BillOfHome = z.object({
  bill_id: z.string(),
  title: z.string(),
  supplier: z.nullable(z.string()),
  /** The days that it charges for, where they were read. */
  period: z.nullable(z.object({ from: z.iso.date(), to: z.iso.date() })),
  total_pence: z.nullable(Pence),
  use: z.array(z.object({ fuel: Fuel, kwh: z.number() })),
  at: z.iso.datetime(),
})

/** From the bills, each spread evenly over its days. `is_whole`: bills cover every day of the month. */
const MonthOfUse = z.object({ month: z.string(), fuel: Fuel, kwh: z.number(), is_whole: z.boolean() })

const homeDates = ['free_to_leave', 'fix_ends', 'cap_changes', 'look_again'] as const
/** Mails that no check of the deal brought: the eight weeks of a complaint, and questions after a switch. */
const otherMails = ['complaint', 'after_switch'] as const
const watchChanges = ['switch', 'wait_until', 'stay', 'fix_ends_soon', 'cap_changes'] as const

/** The advice of that day where it isn't the one last told, and why no mail left: one did within a month, or it changes little. */
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
 * `nothing_new`: worked out, and nothing to tell. `cannot_tell`: too little is known for advice. `switch_under_way`: no
 * advice while one runs. Else what was mailed or why it wasn't; a day may have several.
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

/** `waiting`: the address is not confirmed yet, and nothing is watched. */
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

/** As in a conversation, only that no comparison is kept for it; `compareHome` keeps one. */
const VerdictToday = z.omit(VerdictCard, { comparison_id: true, kind: true })

const missingOfHome = [
  'place',
  'usage',
  'rates',
  'deal_end',
  'exit_fee',
  'payment_method',
  'bill_doubtful',
  /** No answer changes these: a home outside Great Britain, energy that a landlord sells on, a bill of a business. */
  'outside',
  'resold',
  'business',
] as const

export const Home = z.object({
  home_id: z.string(),
  name: z.string(),
  created_at: z.iso.datetime(),
  /** False for a home of a session without an account: it goes when its session ends, unless its watch was confirmed. */
  is_of_account: z.boolean(),
  place: z.object({
    postcode: known(z.string()),
    region: z.nullable(z.object({ letter: z.enum(REGION_LETTERS), name: z.string() })),
    /** The regions to choose from, where the postcode leaves more than one. */
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
    /** Of a year, as the comparison takes it; low and high where it is estimated. */
    yearly: z.array(
      z.object({
        fuel: Fuel,
        kwh: z.int(),
        low_kwh: z.nullable(z.int()),
        high_kwh: z.nullable(z.int()),
        /** How much of it at night, where registers or the person have said it. */
        night_kwh: z.nullable(z.int()),
        note: z.string(),
      }),
    ),
    months: z.array(MonthOfUse),
  }),
  /** Newest first. */
  bills: z.array(BillOfHome),
  /** Null where too little is known for advice; `missing` says what. */
  verdict: z.nullable(VerdictToday),
  /** The tariff that the verdict is about, or else the cheapest; null where there is none. */
  best: z.nullable(Offer),
  /** What is not known and how it can be filled, in the order in which it helps most. */
  missing: z.array(
    z.object({ what: z.enum(missingOfHome), fuel: z.nullable(Fuel), says: z.string(), is_needed: z.boolean() }),
  ),
  /** To come, the next first. */
  dates: z.array(z.object({ kind: z.enum(homeDates), on: z.iso.date(), fuel: z.nullable(Fuel), says: z.string() })),
  switches: z.array(
    z.object({ switch_id: z.string(), title: z.string(), state: z.enum(switchStates), says: z.string() }),
  ),
  /** What became of them, the newest first, from the day that supply is to move. */
  guards: z.array(Guard),
  /** The newest first. */
  complaints: z.array(Complaint),
  errands: Errands,
  watch: z.nullable(Watch),
  /** The last of them, newest first; `listChecks` has all. */
  checks: z.array(Check),
  /** The day that all of this is of: today in London, or what the clock of a test home was set to. */
  on: z.iso.date(),
})
export type Home = z.output<typeof Home>
