import { composeMail, oneLine } from '../../../platform/mail/mail-page.ts'
import {
  hostOf,
  mailAddress,
  mailButton,
  mailCode,
  mailEmphasis,
  mailNote,
  mailParagraph,
  TYPED_BY_MISTAKE,
} from '../../../platform/mail/mail-parts.ts'
import type { Mail } from '../../../platform/mail/mail-store.ts'

/** Another feature's words above the link: its own, and never a visitor's. */
export type Greeting = (siteName: string) => { title: string; words: string }

type SignIn = {
  to: string
  siteName: string
  link: string
  digits: string
  minutes: number
  greeting?: Greeting | undefined
}

/** One link and six digits. Nothing in it comes from the person who asked, except the address that it goes to. */
export function signInMail({ to, siteName, link, digits, minutes, greeting }: SignIn): Mail {
  const greeted = greeting?.(siteName)
  const label = `Sign in to ${siteName}`
  const where = 'on the device where you asked for this email'
  return {
    to,
    subject: oneLine(greeted?.title ?? label),
    ...composeMail({
      siteName,
      title: greeted?.title ?? 'Here’s your sign-in link',
      preview: `The link and the code work for ${minutes} minutes.`,
      parts: [
        ...(greeted ? [mailParagraph(greeted.words)] : []),
        {
          ...mailEmphasis('Press the button to sign in as ', to, `, ${where}.`),
          text: `Open this link to sign in as ${to}, ${where}:`,
        },
        { ...mailButton(link, label), text: link },
        mailParagraph('On another device? Type this code on the page where you entered your email address:'),
        mailCode(`${digits.slice(0, 3)} ${digits.slice(3)}`),
        mailAddress(link),
        mailNote(
          `You can use the link or the code once, in the next ${minutes} minutes. If you’ve asked for a link more than once, use the latest email.`,
        ),
        mailNote(
          `Didn’t ask for this? ${TYPED_BY_MISTAKE} Nobody can sign in without this email. Don’t share the code: we’ll never ask for it.`,
        ),
      ],
      because: `someone entered your address at ${hostOf(link)}`,
    }),
  }
}
