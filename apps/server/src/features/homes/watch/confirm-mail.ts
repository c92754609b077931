import { composeMail, oneLine } from '../../../platform/mail/mail-page.ts'
import {
  hostOf,
  mailAddress,
  mailButton,
  mailNote,
  mailParagraph,
  TYPED_BY_MISTAKE,
} from '../../../platform/mail/mail-parts.ts'
import type { Mail } from '../../../platform/mail/mail-store.ts'

type About = { to: string; siteName: string; link: string; days: number }

/** Nothing in it comes from the person who asked, except the address that it goes to. */
export function confirmMail({ to, siteName, link, days }: About): Mail {
  return {
    to,
    subject: oneLine(`${siteName}: confirm your email address`),
    ...composeMail({
      siteName,
      title: 'Shall we keep an eye on your energy deal?',
      preview: 'Confirm your address and we’ll email you when our advice changes.',
      parts: [
        mailParagraph(
          'Someone asked us to keep an eye on a home’s energy deal and email this address when our advice changes. If that was you, please confirm.',
        ),
        mailButton(link, 'Confirm my address', 'Open this link to confirm:'),
        mailAddress(link),
        mailNote(
          `You can use the link for ${days} days. We won’t email you again until you’ve confirmed your address.`,
        ),
        mailNote(`Didn’t ask for this? ${TYPED_BY_MISTAKE}`),
      ],
      because: `someone entered your address at ${hostOf(link)}`,
    }),
  }
}
