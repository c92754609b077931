import { ACCOUNT_PLACE } from '@mowatt/bill-errors/account-place'
import {
  GUARD_RULES,
  type GuardedSwitch,
  type GuardStep,
  type GuardStepKind,
  type IsoDay,
  sayDay,
} from '@mowatt/tariffs'

type Words = { subject: string; found: string; ask: string; isToOld: boolean }

const WORDS: Partial<Record<GuardStepKind, Words>> = {
  welcome: {
    subject: 'My contract hasn’t been confirmed',
    found: 'I haven’t had written confirmation of my contract.',
    ask: 'Please send it, with the prices, the length of the contract and any exit fee.',
    isToOld: false,
  },
  moved: {
    subject: 'My switch is late',
    found: 'My supply hasn’t moved to you yet.',
    ask: 'Please tell me why and when it will move, and pay the compensation that’s due for a late switch.',
    isToOld: false,
  },
  final_bill: {
    subject: 'My final bill is late',
    found: 'I haven’t had my final bill.',
    ask: 'Please send it, and pay the compensation that’s due for a late final bill.',
    isToOld: true,
  },
  credit: {
    subject: 'My credit hasn’t been refunded',
    found: 'I haven’t had my credit back.',
    ask: 'Please refund it, and pay the compensation that’s due for a late refund.',
    isToOld: true,
  },
}

type About = {
  step: GuardStep
  guarded: GuardedSwitch
  oldSupplier: string | undefined
  accountOf: (supplier: string | undefined) => string | undefined
  today: IsoDay
}

/** Plain text, to be copied and changed, where a rule says that something should be here; null where none does. */
export function lateLetter({ step, guarded, oldSupplier, accountOf, today }: About): string | null {
  const words = WORDS[step.kind]
  const rule = GUARD_RULES[step.kind]
  if (step.state !== 'late' || !words || !rule || step.dueOn === null) return null
  const { newSupplier, startsOn, hasMoved } = guarded
  const moved = hasMoved ? `My supply moved to ${words.isToOld ? newSupplier : 'you'} on ${sayDay(startsOn)}. ` : ''
  const to = words.isToOld ? oldSupplier : newSupplier
  return [
    sayDay(today),
    `${to ?? '[supplier]'}\nAccount number: ${accountOf(to) ?? ACCOUNT_PLACE}`,
    `Subject: ${words.subject}`,
    'Hello,',
    `${moved}${words.found} It was due by ${sayDay(step.dueOn)}.`,
    words.ask,
    `This is about: ${rule.name} (${rule.publisher}, ${rule.address}).`,
    'Please treat this as a complaint and send me its reference number. If it isn’t settled in 8 weeks, or you send me a deadlock letter before then, I can take it to the Energy Ombudsman.',
    'Thank you,\n[your name]',
  ].join('\n\n')
}
