import type { QuestionCode } from './finding.ts'

type QuestionWords = { ask: string; why: string; answers: { value: string; label: string }[] }

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

export const QUESTION_WORDS: Readonly<Record<QuestionCode, QuestionWords>> = {
  is_default_tariff: {
    ask: 'Is this a standard variable tariff that you didn’t choose yourself?',
    why: 'The {fuel} price of {billed} is above the price cap of {cap} in {region}. The cap only covers tariffs you didn’t choose yourself.',
    answers: YES_NO,
  },
  is_home: {
    ask: 'Is this bill for a home?',
    why: 'It charges VAT on {fuel} at {percent}, the business rate.',
    answers: YES_NO,
  },
  was_meter_changed: {
    ask: 'Was your {fuel} meter changed in the period this bill covers?',
    why: 'It reads {previous} at the start and {latest} at the end. A new meter would explain this.',
    answers: YES_NO,
  },
  which_gas_meter: {
    ask: 'What does your gas meter measure in?',
    why: 'The bill turns {units} units into {charged}, as if your meter were imperial. You’ll find ft³ or m³ on the front of it.',
    answers: [
      { value: 'metric', label: 'Cubic metres (m³)' },
      { value: 'imperial', label: 'Cubic feet (ft³)' },
    ],
  },
  what_is_the_gap: {
    ask: 'What else does the bill add or take off?',
    why: 'The charges I could read add up to {lines}, and the bill says {total}. There may be a line for the {gap} that I missed.',
    answers: [
      { value: 'line', label: 'There’s a line for it' },
      { value: 'none', label: 'I can’t find one' },
    ],
  },
  was_reading_prevented: {
    ask: 'Did you stop your supplier reading the meter, or refuse to let a meter reader in?',
    why: 'If you did, the {limit} rule doesn’t protect you.',
    answers: YES_NO,
  },
  why_exit_fee: {
    ask: 'When did your old tariff end, or was it a variable one?',
    why: 'The bill charges an exit fee of {fee}, but I can’t see when the tariff ended. Variable tariffs don’t have exit fees.',
    answers: [
      { value: 'variable', label: 'It was variable' },
      { value: 'fixed', label: 'It was fixed' },
    ],
  },
}
