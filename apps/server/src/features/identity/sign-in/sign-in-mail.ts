import { composeMail, oneLine } from '../../../platform/mail/mail-page.ts'
import {
  hostOf,
  mailAddress,
  mailButton,
  mailCode,
  mailEmphasis,
  mailNote,
  mailParagraph,
} from '../../../platform/mail/mail-parts.ts'
import type { Mail } from '../../../platform/mail/mail-store.ts'

/** What another room says above the link. Its words are its own, and never a visitor's. */
export type Greeting = (siteName: string) => { title: string; words: string }

type SignIn = {
  to: string
  siteName: string
  link: string
  digits: string
  minutes: number
  greeting?: Greeting | undefined
}

/** One link and six digits. Nothing in it comes from whoever asked, except the address that it goes to. */
export function signInMail({ to, siteName, link, digits, minutes, greeting }: SignIn): Mail {
  const greeted = greeting?.(siteName)
  const label = `Sign in to ${siteName}`
  const where = 'on the device where you asked for this mail'
  return {
    to,
    subject: oneLine(greeted?.title ?? label),
    ...composeMail({
      siteName,
      title: greeted?.title ?? 'Here is your way in',
      preview: `The link and the code work for ${minutes} minutes.`,
      parts: [
        ...(greeted ? [mailParagraph(greeted.words)] : []),
        {
          ...mailEmphasis('Press the button to sign in as ', to, `, ${where}.`),
          text: `Open this link to sign in as ${to}, ${where}:`,
        },
        { ...mailButton(link, label), text: link },
        mailParagraph('On another device? Type this code on the page where you entered your address:'),
        mailCode(`${digits.slice(0, 3)} ${digits.slice(3)}`),
        mailAddress(link),
        mailNote(`The link and the code work once, for ${minutes} minutes. If you asked again, use the newest mail.`),
        mailNote(
          'Did not ask for this? Somebody may have typed your address by mistake. You need not do anything: nobody gets in without this mail. Do not pass the code on. We never ask for it.',
        ),
      ],
      because: `someone entered your address at ${hostOf(link)}`,
    }),
  }
}
