import type { IsoDay } from '@mowatt/tariffs'
import type { Command, Letter, WorkOut } from '../command/command.ts'
import type { Language } from '@mowatt/text/values/language'
import type { Filters, Household } from '@mowatt/text/household'
import type { Subject } from '@mowatt/text/household'

/** Something that Mo asked for, one thing at a time. */
export type Wanted =
  | 'postcode'
  | 'mpan'
  | 'use'
  | 'spend'
  | 'people'
  | 'bedrooms'
  | 'heating'
  | 'deal'
  | 'ends_on'
  | 'exit_fee'
  | 'night_rate'
  | 'which_tariff'
  | 'which_value'
  | 'which_home'
  | 'new_value'
  | 'start_switch'
  | 'reminder'

/** An action that Mo proposed and that a press on its card triggers. */
export type Act =
  | { act: 'start_switch'; comparisonId: string; tariffId: string }
  | { act: 'set_reminder'; comparisonId: string; on: IsoDay; email?: string }
  | { act: 'stop_reminders' }
  | { act: 'correct'; billId: string; path: string; text: string }

/** Where a detail of a home was stated, for showing, forgetting and confirming it. */
export type Note = {
  key: keyof Household
  subject: Subject
  /** Which of the person's messages, counted from one. */
  message: number
  words: string
  /** Stated with its unit and period, or confirmed: none of it is guessed. */
  isPlain: boolean
  /** The bill that it corrects. */
  billId?: string
}

/** The subject of the conversation, for follow-ups and repairs. */
export type Focus = {
  /** The commands that were answered last, complete. */
  commands: readonly Command[]
  /** The last calculation, whatever was talked about since: people continue with its result. */
  sum?: WorkOut
  /** The sender and the recipient of the last letter. */
  letter?: Letter
  /** The previous ones, for "put it back". */
  before?: readonly Command[]
  /** Other readings of the last message, for "that's not what I asked". */
  others?: readonly Command[]
  /** What one press or one word selects. */
  offered?: readonly { label: string; command: Command }[]
  /** A value that waits for confirmation, and what happens then. */
  confirming?: { key: keyof Household; goal: Command }
  /** The topic of a danger that is not over. */
  danger?: string
  /** The last texts of both, oldest first. */
  said: readonly { author: 'person' | 'mo'; text: string }[]
  /** How often in a row Mo had no answer. */
  misses: number
}

/** Plain JSON, stored by the server between turns, and never shown. */
export type AgentState = {
  version: 1
  hasIntroduced: boolean
  turns: number
  subject: Subject
  /** How the user refers to the other person, such as "sister". */
  who?: string
  own: Household
  other: Household
  /** The purpose of the last question. */
  asked?: { wanted: Wanted; goal: string; times: number; detail?: string }
  comparison?: {
    id: string
    subject: Subject
    on: IsoDay
    /** In the order shown. */
    shown: string[]
    /** The year's cost of the first, to detect whether a new detail changed anything. */
    firstPence?: number
    verdict?: { kind: 'switch' | 'wait' | 'stay'; date: IsoDay | null; tariffId: string | null }
  }
  filters: Filters
  /** The tariff that was last shown on its own, for "ok, do that". */
  pointed?: string
  /** The actions that the cards of the last turns propose, by the ID that their button sends. */
  proposed?: readonly { id: string; does: Act; isDone?: boolean }[]
  /** The conversation, shortened, for a human who takes over. */
  summary: string[]
  focus?: Focus
  /** Oldest first. */
  notes?: readonly Note[]
  /** Bills that the user said are not theirs. */
  disowned?: readonly string[]
  /** The switch that led to the deal that the user's statements are about. */
  dealOf?: string
  /** Which of several homes the conversation is about; null if it's none of them. */
  homeId?: string | null
  /** The date of their own move, as they stated it. */
  movesOn?: IsoDay
  /** Of the last message that a model read. */
  language?: Language
}

export function freshState(): AgentState {
  return { version: 1, hasIntroduced: false, turns: 0, subject: 'own', own: {}, other: {}, filters: {}, summary: [] }
}
