import { sayAgainstStaying } from '@mowatt/contract/saving-of'
import { sayDay, sayPounds } from '@mowatt/tariffs'
import { composeMail, oneLine } from '../../../platform/mail/mail-page.ts'
import { hostOf, mailAddress, mailButton, mailParagraph, TYPED_BY_MISTAKE } from '../../../platform/mail/mail-parts.ts'
import type { Mail } from '../../../platform/mail/mail-store.ts'
import { sayObjection } from './say-switch.ts'
import { sayExitFee } from './say-terms.ts'
import type { SwitchRecord } from './switch-record.ts'

export type SwitchMailKind = 'started' | 'submitted' | 'accepted' | 'ending_soon' | 'complete' | 'cancelled' | 'failed'

type About = { to: string; siteName: string; link: string; about: SwitchRecord; reason?: string | undefined }
type Words = { title: string; paragraphs: string[]; button: string }

const SIMULATED =
  'This is a simulation. We won’t contact any supplier, your energy won’t be switched and no money will be taken.'
const STRANGER = `Didn’t start this? ${TYPED_BY_MISTAKE}`

/** One step of a switch, for the user who began it, with the link to its page. */
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
      because: `someone started a switch with your address at ${hostOf(link)}`,
    }),
  }
}

function wordsOf(kind: SwitchMailKind, about: SwitchRecord, reason: string | undefined): Words {
  const { offer } = about.frozen
  const tariff = `${offer.name} from ${offer.supplier}`
  const saving =
    offer.saving_pence === null ? '' : ` ${sayAgainstStaying({ ...offer, saving_pence: offer.saving_pence })}`
  const price = `Based on your usage, this tariff costs ${sayPounds(offer.pence)} a year.${saving}`
  const lastDay = about.coolingOffEndsOn ? sayDay(about.coolingOffEndsOn) : ''
  const expected = about.expectedOn ? sayDay(about.expectedOn) : ''
  switch (kind) {
    case 'started':
      return {
        title: 'We’ve saved your switch',
        paragraphs: [
          `You started a switch to ${tariff}. We won’t send anything to anyone until you agree to the switch.`,
          `${price} We can hold this price for you for 24 hours from when we worked it out.`,
          STRANGER,
        ],
        button: 'Carry on with your switch',
      }
    case 'submitted':
      return {
        title: 'Your switch is on its way',
        paragraphs: [
          `You agreed to ${tariff}. ${price}`,
          `${offer.term} ${sayExitFee(about.frozen)}`,
          'We’ve sent your request. Once the supplier accepts it, you have 14 days to change your mind.',
          'Your energy stays on throughout: the pipes and wires don’t change. Keep your Direct Debit with your current supplier until you’ve had their final bill.',
        ],
        button: 'See your switch',
      }
    case 'accepted':
      return {
        title: 'Your 14 days have started',
        paragraphs: [
          `${offer.supplier} accepted your switch. You can cancel until the end of ${lastDay}, and you don’t have to say why.`,
          `After that, you’ll be switched to the new supplier within 5 working days, so by ${expected} at the latest. If the switch is late, your new supplier owes you compensation.`,
          'You should get your old supplier’s final bill within 6 weeks of the switch.',
        ],
        button: 'See or cancel your switch',
      }
    case 'ending_soon':
      return {
        title: 'Two days left to change your mind',
        paragraphs: [
          `You can cancel your switch to ${tariff} until the end of ${lastDay}.`,
          'Happy to go ahead? You don’t need to do anything.',
        ],
        button: 'See or cancel your switch',
      }
    case 'complete':
      return {
        title: 'Your switch is complete',
        paragraphs: [
          `${offer.supplier} now supplies your home.`,
          'If you don’t have a smart meter, give your new supplier a reading today.',
          'You should get your final bill within 6 weeks. If you’re owed money, your old supplier must pay it back within 10 working days of that bill.',
        ],
        button: 'See your switch',
      }
    case 'cancelled':
      return {
        title: 'We’ve cancelled your switch',
        paragraphs: [
          `You’re staying with your current supplier. Nothing changes, and you don’t owe ${offer.supplier} anything.`,
        ],
        button: 'See what happened',
      }
    case 'failed':
      return {
        title: 'Your switch didn’t go ahead',
        paragraphs: [
          sayObjection(reason, offer.supplier),
          'You’re staying with your current supplier, and you haven’t lost anything.',
        ],
        button: 'See what you can do',
      }
  }
}
