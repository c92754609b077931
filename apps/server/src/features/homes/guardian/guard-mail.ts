import type { GuardedSwitch, GuardStep } from '@mowatt/tariffs'
import { mailEmphasis, mailParagraph } from '../../../platform/mail/mail-parts.ts'
import type { Mail } from '../../../platform/mail/mail-store.ts'
import { homeMail, type HomeMailTo } from '../home-mail.ts'
import { sayStep } from './say-step.ts'

type About = HomeMailTo & {
  guarded: GuardedSwitch
  /** The steps that are asked about, at least one. */
  steps: readonly GuardStep[]
}

/** What should have come by now, each as a question with its reason; one button, and how to unsubscribe. */
export function guardMail({ guarded, steps, ...to }: About): Mail {
  const said = steps.map((step) => sayStep(step, guarded, true))
  const [first] = said
  const question = first?.ask?.question ?? ''
  const title =
    said.length === 1 ? question : `Your switch to ${guarded.newSupplier}: ${COUNTS[said.length] ?? 'some'} questions`
  return homeMail(to, {
    title,
    preview: first?.says ?? title,
    parts: [
      mailParagraph(`We’re keeping an eye on your switch to ${guarded.newSupplier} until your second bill.`),
      ...said.map(({ ask, says }) =>
        said.length === 1 ? mailParagraph(says) : mailEmphasis('', ask?.question ?? '', ` ${says}`),
      ),
    ],
    button: ['Answer in one click', 'Open this link to answer:'],
    note: 'If something’s late or wrong, that page has a letter you can send. We won’t ask the same thing again by email.',
    stop: 'Stop emails about this switch',
    because: (host) => `you agreed to this switch at ${host}`,
  })
}

const COUNTS: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four' }
