import type { GuardedSwitch, GuardStep } from '@mowatt/tariffs'
import { composeMail, oneLine } from '../../../platform/mail/mail-page.ts'
import {
  hostOf,
  mailAddress,
  mailButton,
  mailEmphasis,
  mailNote,
  mailParagraph,
  mailStop,
} from '../../../platform/mail/mail-parts.ts'
import type { Mail } from '../../../platform/mail/mail-store.ts'
import { sayStep } from './say-step.ts'

type About = {
  to: string
  siteName: string
  guarded: GuardedSwitch
  /** Those that are asked about, at least one. */
  steps: readonly GuardStep[]
  links: { home: string; stop: string; oneClick: string }
}

/** What should have come by now, each as a question with its reason; one button, and how to stop. */
export function guardMail({ to, siteName, guarded, steps, links }: About): Mail {
  const said = steps.map((step) => sayStep(step, guarded, true))
  const [first] = said
  const question = first?.ask?.question ?? ''
  const title =
    said.length === 1 ? question : `Your switch to ${guarded.newSupplier}: ${COUNTS[said.length] ?? 'some'} questions`
  return {
    to,
    subject: oneLine(`${siteName}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`),
    stopUrl: links.oneClick,
    ...composeMail({
      siteName,
      title,
      preview: first?.says ?? title,
      parts: [
        mailParagraph(`We’re keeping an eye on your switch to ${guarded.newSupplier} until its second bill.`),
        ...said.map(({ ask, says }) =>
          said.length === 1 ? mailParagraph(says) : mailEmphasis('', ask?.question ?? '', ` ${says}`),
        ),
        mailButton(links.home, 'Answer in one press', 'Open this link to answer:'),
        mailAddress(links.home),
        mailNote(
          'If something’s late or wrong, that page has a letter you can send. We won’t ask the same thing again by email.',
        ),
        mailStop(links.stop, 'Stop emails about this switch', 'Don’t want these emails? Use this link to stop them:'),
      ],
      because: `you agreed to this switch at ${hostOf(links.home)}`,
    }),
  }
}

const COUNTS: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four' }
