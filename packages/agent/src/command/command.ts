import type { Change } from '@mowatt/text/values/change'
import type { ToldValue } from '@mowatt/text/values/value'
import type { Fuel, IsoDay } from '@mowatt/tariffs'
import type { Filters, Household } from '@mowatt/text/household'
import type { SumUnit } from '../facts/expression.ts'
import type { FactValue } from '../facts/fact.ts'
import type { Claim } from '@mowatt/text/values/claim'
import type { CorrectedField } from './corrected-fields.ts'
import { type LetterKind, LETTERS, type Recipient, type Tone } from './letter-kinds.ts'

/** What can be requested as a figure, a date or a name. */
export const MEASURES = [
  'cost',
  'use',
  'unit_rate',
  'standing_charge',
  'saving',
  'exit_fee',
  'ends_on',
  'free_from',
  'total',
  'balance',
  'vat',
  'payment',
  'reading',
  'days',
  'share',
  'tariff',
  'supplier',
  'region',
  'payback',
  'due_on',
  'paid_by',
  'meter',
  'estimated',
  'name',
  'mpan',
  'account',
  'dated',
  'postcode',
  'fields',
] as const
export type Measure = (typeof MEASURES)[number]

/**
 * The scope of a figure: the bill, the current deal over a year, one offer, the whole list, the price cap, a typical
 * home, another place, a car, a heat pump, their home with something changed of it (half hour by half hour), an
 * appliance, or the figures stated in the message.
 */
export const SCOPES = [
  'bill',
  'deal',
  'offer',
  'list',
  'cap',
  'typical',
  'place',
  'car',
  'heat_pump',
  'what_if',
  'appliance',
  'told',
] as const
export type Scope = (typeof SCOPES)[number]

/** `until_end`: from today until the deal ends. */
export const PERS = ['day', 'week', 'month', 'quarter', 'year', 'kwh', 'bill', 'until_end'] as const
export type Per = (typeof PERS)[number]

/** Which of the offers: by its position in the list, by its name, or the last one mentioned. */
export type Which = { nth: number } | { name: string } | 'best' | 'last' | 'it'

/** The user's statements about figures, exactly as parsed, with the words they were read from. */
export type Told = {
  details: Partial<Household>
  words: string
  values?: readonly ToldValue[]
  /** The bill that it corrects. */
  billId?: string
  /** Whose home it is about, if it isn't their own: "mum". It's stored separately. */
  whose?: string
  /** The position of each value in the words, and whether none of it was guessed. */
  sources?: readonly { key: keyof Household; words: string; isPlain: boolean }[]
}

export const ASPECTS = [
  'more',
  'how',
  'how_long',
  'how_much',
  'when',
  'who',
  'where',
  'why',
  'what_if_refused',
  'can_they',
  'is_it_safe',
  'worth_it',
  'next_step',
  'risk',
  'prepayment',
  'tenants',
  'england',
  'wales',
  'scotland',
  'smart_meter',
  'example',
  'proof',
] as const
export type Aspect = (typeof ASPECTS)[number]

export const JUDGED = ['rate', 'offer', 'payment', 'use', 'bill'] as const
/** `undo`: reverts the last change. */
export const REPAIRS = ['not_what_i_asked', 'repeat', 'shorter', 'simpler', 'why', 'you_said', 'both', 'undo'] as const
/** `aside`: a remark without a request: "sorry, wrong window", "let me look", "not today". */
export const TALKS = ['greeting', 'thanks', 'bye', 'aside', 'outside', 'rude', 'unclear', 'other_language'] as const
/** Whose the bill is: one that isn't theirs is ignored everywhere. */
export const WHOSE = ['mine', 'not_mine'] as const
export const CANCELLED = ['switch', 'reminder'] as const
export const FOLLOWED = ['switch', 'waitlist'] as const

export type Figure = {
  do: 'figure'
  measure: Measure
  of: Scope
  fuel?: Fuel
  per?: Per
  against?: Scope
  which?: Which
  suppose?: readonly Change[]
  /** The claim to confirm, if they want yes or no. */
  claim?: Claim
  told?: Told
}

/** A calculation with names: numbers in the user's words, and known values. */
export type WorkOut = {
  do: 'work_out'
  sum: string
  as: SumUnit
  /** The result that the user expects. */
  checks?: string
  /** What n1 and d1 stand for. */
  said?: Readonly<Record<string, FactValue>>
  /** The command that `last_result` belongs to. */
  last?: WorkOut
}

export const EVERY = ['week', 'fortnight', 'month'] as const

/** A letter for the user to send. It contains their statements in their own words. */
export type Letter = {
  do: 'letter'
  kind: LetterKind
  /** The user's own sentences. */
  facts?: readonly string[]
  /** The request that the letter makes: "why it is so high", "cancel my account". */
  wants?: readonly string[]
  /** What they offer or want back. */
  amount?: FactValue
  owed?: FactValue
  every?: (typeof EVERY)[number]
  name?: string
  supplier?: string
  account?: string
  to?: Recipient
  tone?: Tone
}

/** All possible meanings of a message. A Reader returns nothing else, and nothing else interprets language. */
export type Command =
  | Figure
  | WorkOut
  /** `whether`, of a model alone: how their question relates to the topic's title, or that they don't ask yes or no. */
  | { do: 'explain'; topic: string; aspect?: Aspect; whether?: 'same' | 'opposite' | 'unasked' }
  /** Is that a good rate, a fair offer, the right payment, much use, a correct bill? */
  | { do: 'judge'; what: (typeof JUDGED)[number]; fuel?: Fuel; claim?: Claim; told?: Told }
  /** They state something about their own home. */
  | { do: 'note'; told: Told }
  /** A value of the bill or of Mo's notes is wrong; without a new value Mo asks for it. */
  | { do: 'correct'; field?: CorrectedField; fuel?: Fuel; value?: string }
  /** `also`: more of it. `keep`: the only part to keep. */
  | {
      do: 'forget'
      what: keyof Household | 'last' | 'all'
      also?: readonly (keyof Household)[]
      keep?: readonly (keyof Household)[]
    }
  | { do: 'noted' }
  | { do: 'bill'; what: (typeof WHOSE)[number] }
  /** `isUnlisted`: they name a supplier without an offer. */
  | { do: 'compare'; filters?: Filters; isUnlisted?: boolean }
  | { do: 'narrow'; filters: Filters; isWhole?: boolean }
  | { do: 'point'; which: Which }
  | { do: 'switch'; which?: Which }
  | { do: 'cancel'; what: (typeof CANCELLED)[number] }
  | { do: 'remind'; on?: IsoDay; email?: string }
  | Letter
  | { do: 'hand_over' }
  | { do: 'progress'; of: (typeof FOLLOWED)[number] }
  /** A follow-up: the last command with something of it changed. */
  | ({ do: 'edit'; aspect?: Aspect } & Partial<Omit<Figure, 'do'>>)
  | { do: 'confirm'; isYes: boolean }
  | { do: 'repair'; kind: (typeof REPAIRS)[number] }
  /** "So it's dearer then": a conclusion from the last answer, to be confirmed or corrected. */
  | { do: 'conclude'; claim?: Claim }
  | { do: 'talk'; kind: (typeof TALKS)[number] }

/** Commands that one word of a list completes, and the field it goes into. */
const WORDED = {
  judge: ['what', JUDGED],
  bill: ['what', WHOSE],
  cancel: ['what', CANCELLED],
  letter: ['kind', LETTERS],
  repair: ['kind', REPAIRS],
  talk: ['kind', TALKS],
  progress: ['of', FOLLOWED],
} as const
export type Worded = Extract<Command, { do: keyof typeof WORDED }>

export function isWorded(name: string): name is Worded['do'] {
  return Object.hasOwn(WORDED, name)
}

/** The command with the chosen word from its list. */
export function wordedCommand(
  name: Worded['do'],
  pick: (words: readonly string[]) => string | undefined,
): Worded | undefined {
  const [field, words] = WORDED[name]
  const word = pick(words)
  return word === undefined ? undefined : ({ do: name, [field]: word } as Worded)
}

export function wordOf(command: Worded): string {
  return 'what' in command ? command.what : 'kind' in command ? command.kind : command.of
}
