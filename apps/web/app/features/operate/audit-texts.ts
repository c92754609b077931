import { inThousands } from '../../browser/in-thousands.ts'

export const filterTexts = {
  title: 'Filter entries',
  operator: 'Operator',
  email: 'Email',
  about: 'What it was about',
  aboutExample: 'entry:123',
  show: 'Show',
} as const

export const listTexts = {
  title: 'Entries',
  none: 'No entries found',
  entry: (number: number) => `Entry ${number}`,
  about: ', about',
  before: (was: string) => `was ${was}`,
  fromTo: (was: string, is: string) => `from ${was} to ${is}`,
} as const

export const checkTexts = {
  check: 'Check the log',
  checking: 'Checking',
  whole: (entries: number) => `The log is complete: ${entries === 1 ? '1 entry' : `${inThousands(entries)} entries`}.`,
  missing: (number: number) => `The log is broken: entry ${number} is missing.`,
  changed: (number: number) => `The log is broken: entry ${number} was changed.`,
} as const
