import type { Change } from '@mowatt/text/values/change'
import type { ToldValue } from '@mowatt/text/values/value'
import type { Fuel, IsoDay } from '@mowatt/tariffs'
import type { Filters, Household } from '@mowatt/text/household'
import type { SumUnit } from '../facts/expression.ts'
import type { FactValue } from '../facts/fact.ts'
import type { Claim } from '@mowatt/text/values/claim'
import type { CorrectedField } from './corrected-fields.ts'
import { type LetterKind, LETTERS, type Recipient, type Tone } from './letter-kinds.ts'

/** What can be asked for as a figure, a day or a name. */
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
 * What it is asked about: the bill, the present deal over a year, one offer, the whole list, the price cap, a typical
 * home, another place, a car, a heat pump, their home with something changed of it (half hour by half hour), an appliance, or the figures that the person states in the message.
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

/** What a person says of figures, exactly as parsed, with the words it was read from. */
export type Told = {
  details: Partial<Household>
  words: string
  values?: readonly ToldValue[]
  /** The bill that it puts right. */
  billId?: string
  /** Whose home it is of, where it isn't their own: "mum". It's kept apart. */
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
/** `undo`: as it was before the last change. */
export const REPAIRS = ['not_what_i_asked', 'repeat', 'shorter', 'simpler', 'why', 'you_said', 'both', 'undo'] as const
/** `aside`: said by the way, and asks for nothing: "sorry, wrong window", "let me look", "not today". */
export const TALKS = ['greeting', 'thanks', 'bye', 'aside', 'outside', 'rude', 'unclear', 'other_language'] as const
/** Whose the bill is: one that isn't theirs is left out of everything. */
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
  /** What they ask to be so, where they want yes or no. */
  claim?: Claim
  told?: Told
}

/** A sum of names: numbers of the person's words, and values that are known. */
export type WorkOut = {
  do: 'work_out'
  sum: string
  as: SumUnit
  /** The number that the person takes for the result. */
  checks?: string
  /** What n1 and d1 stand for. */
  said?: Readonly<Record<string, FactValue>>
  /** What `last_result` is the result of. */
  last?: WorkOut
}

export const EVERY = ['week', 'fortnight', 'month'] as const

/** A letter for the user to send. It contains their statements in their own words. */
export type Letter = {
  do: 'letter'
  kind: LetterKind
  /** Sentences of the person's. */
  facts?: readonly string[]
  /** What they have it ask for: "why it is so high", "cancel my account". */
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

/** Everything that a message can mean. A Reader makes nothing else, and nothing else interprets language. */
export type Command =
  | Figure
  | WorkOut
  /** `whether`, of a model alone: how their question relates to the topic's title, or that they don't ask yes or no. */
  | { do: 'explain'; topic: string; aspect?: Aspect; whether?: 'same' | 'opposite' | 'unasked' }
  /** Is that a good rate, a fair offer, the right payment, much use, a correct bill? */
  | { do: 'judge'; what: (typeof JUDGED)[number]; fuel?: Fuel; claim?: Claim; told?: Told }
  /** They state something of their own home. */
  | { do: 'note'; told: Told }
  /** A value of the bill or of what Mo noted is wrong; without a value it is asked for. */
  | { do: 'correct'; field?: CorrectedField; fuel?: Fuel; value?: string }
  /** `also`: more of it. `keep`: what stays of all. */
  | {
      do: 'forget'
      what: keyof Household | 'last' | 'all'
      also?: readonly (keyof Household)[]
      keep?: readonly (keyof Household)[]
    }
  | { do: 'noted' }
  | { do: 'bill'; what: (typeof WHOSE)[number] }
  /** `isUnlisted`: they name a supplier of whom there is no offer. */
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
  /** "So it's dearer then": a conclusion from the last answer, to be confirmed or put right. */
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

/** The command with the word that is picked from its list. */
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
