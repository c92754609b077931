import { escapeHtml } from '../../../platform/http/plain-page.ts'
import { mailButton, mailPage, mailParagraph, oneLine } from '../../../platform/mail/mail-page.ts'
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
  const title = greeted?.title ?? `Sign in to ${siteName}`
  const welcome = greeted ? [greeted.words] : []
  const grouped = `${digits.slice(0, 3)} ${digits.slice(3)}`
  const ask = 'Press the button on the device where you asked for this mail.'
  const other = 'On another device? Type this code on the page where you entered your address:'
  const expiry = `The link and the code work once, for ${minutes} minutes. If you asked again, use the newest mail.`
  const stranger =
    'Did not ask for this? Somebody may have typed your address by mistake. You need not do anything: nobody gets in without this mail. Do not pass the code on. We never ask for it.'
  return {
    to,
    subject: oneLine(title),
    text: [
      title,
      ...welcome,
      ask.replace('Press the button', 'Open this link'),
      link,
      other,
      grouped,
      expiry,
      stranger,
      siteName,
    ]
      .join('\n\n')
      .concat('\n'),
    html: mailPage({
      siteName,
      title,
      preview: `The link and the code work for ${minutes} minutes.`,
      parts: [
        ...welcome.map(mailParagraph),
        mailParagraph(ask),
        mailButton(link, 'Sign in'),
        mailParagraph(other),
        codeBox(grouped),
        small(expiry),
        small(stranger),
      ],
    }),
  }
}

function codeBox(grouped: string): string {
  return (
    '<p class="box" style="display:inline-block;margin:0 0 28px;padding:12px 24px;border:1px solid #e6dccf;border-radius:14px;' +
    'background:#faf5ec;font-size:30px;line-height:1.2;font-weight:700;letter-spacing:4px;font-variant-numeric:tabular-nums">' +
    `${grouped}</p>`
  )
}

function small(text: string): string {
  return `<p class="quiet" style="margin:0 0 12px;color:#5a524b;font-size:15px">${escapeHtml(text)}</p>`
}
