import { sayDay, sayPounds } from '@mowatt/tariffs'
import { composeMail, oneLine } from '../../../platform/mail/mail-page.ts'
import { hostOf, mailAddress, mailButton, mailParagraph } from '../../../platform/mail/mail-parts.ts'
import type { Mail } from '../../../platform/mail/mail-store.ts'
import { sayObjection } from './say-switch.ts'
import { sayExitFee } from './say-terms.ts'
import type { SwitchRecord } from './switch-record.ts'

export type SwitchMailKind = 'started' | 'submitted' | 'accepted' | 'ending_soon' | 'complete' | 'cancelled' | 'failed'

type About = { to: string; siteName: string; link: string; about: SwitchRecord; reason?: string | undefined }
type Words = { title: string; paragraphs: string[]; button: string }

const SIMULATED = 'This is a simulation: no supplier is told, nothing moves and no money is taken.'
const STRANGER = 'Did not start this? Somebody may have typed your address by mistake. You need not do anything.'

/** One step of a switch, told to whoever began it, with the way back to its page. */
export function switchMail(kind: SwitchMailKind, { to, siteName, link, about, reason }: About): Mail {
  const { title, paragraphs, button } = wordsOf(kind, about, reason)
  const all = [...paragraphs, ...(about.isSimulated ? [SIMULATED] : [])]
  return {
    to,
    subject: oneLine(`${siteName}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`),
    ...composeMail({
      siteName,
      title,
      preview: paragraphs[0] ?? title,
      parts: [
        ...paragraphs.slice(0, 1).map(mailParagraph),
        mailButton(link, button),
        ...all.slice(1).map(mailParagraph),
        mailAddress(link),
      ],
      because: `a switch was begun with your address at ${hostOf(link)}`,
    }),
  }
}

function wordsOf(kind: SwitchMailKind, about: SwitchRecord, reason: string | undefined): Words {
  const { offer } = about.frozen
  const tariff = `${offer.name} from ${offer.supplier}`
  const price = `A year costs ${sayPounds(offer.pence)} with your use.`
  const lastDay = about.coolingOffEndsOn ? sayDay(about.coolingOffEndsOn) : ''
  const expected = about.expectedOn ? sayDay(about.expectedOn) : ''
  switch (kind) {
    case 'started':
      return {
        title: 'Your switch is saved',
        paragraphs: [
          `You began a switch to ${tariff}. Nothing is sent to anybody until you agree to it.`,
          `${price} This price holds for 24 hours from when it was worked out.`,
          STRANGER,
        ],
        button: 'Go on with your switch',
      }
    case 'submitted':
      return {
        title: 'Your switch is on its way',
        paragraphs: [
          `You agreed to ${tariff}. ${price}`,
          `${offer.term} ${sayExitFee(about.frozen)}`,
          'We have sent your request. When the supplier accepts it, you have 14 days to change your mind.',
          'Your supply is never interrupted: the pipes and wires stay the same. Keep your Direct Debit with your present supplier until its final bill.',
        ],
        button: 'See your switch',
      }
    case 'accepted':
      return {
        title: 'Your 14 days have begun',
        paragraphs: [
          `${offer.supplier} accepted your switch. You can cancel until the end of ${lastDay}, without a reason.`,
          `After that your supply moves within 5 working days: by ${expected}. Later than that, the new supplier owes you compensation.`,
          'Your final bill from your present supplier should come within 6 weeks of the move.',
        ],
        button: 'See or cancel your switch',
      }
    case 'ending_soon':
      return {
        title: 'Two days left to change your mind',
        paragraphs: [
          `You can cancel your switch to ${tariff} until the end of ${lastDay}.`,
          'If you want to go ahead, you need not do anything.',
        ],
        button: 'See or cancel your switch',
      }
    case 'complete':
      return {
        title: 'Your switch is complete',
        paragraphs: [
          `${offer.supplier} supplies your home now.`,
          'Without a smart meter, give your new supplier a reading today.',
          'Your final bill should come within 6 weeks. What you are owed must be paid back within 10 working days of it.',
        ],
        button: 'See your switch',
      }
    case 'cancelled':
      return {
        title: 'Your switch is cancelled',
        paragraphs: [`You stay with your present supplier. Nothing changes and you owe ${offer.supplier} nothing.`],
        button: 'See what happened',
      }
    case 'failed':
      return {
        title: 'Your switch did not go ahead',
        paragraphs: [sayObjection(reason, offer.supplier), 'You stay with your present supplier, and nothing is lost.'],
        button: 'See what you can do',
      }
  }
}
