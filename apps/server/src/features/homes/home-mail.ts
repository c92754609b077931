import { composeMail, oneLine } from '../../platform/mail/mail-page.ts'
import { hostOf, mailAddress, mailButton, mailNote, type MailPart, mailStop } from '../../platform/mail/mail-parts.ts'
import type { Mail } from '../../platform/mail/mail-store.ts'

export type HomeMailTo = {
  to: string
  siteName: string
  links: { home: string; stop: string; oneClick: string }
}

type Said = {
  title: string
  preview: string
  parts: readonly MailPart[]
  button: readonly [label: string, plainly?: string]
  /** What else the page is useful for. */
  note: string
  stop: string
  /** Why the recipient gets it, given the host. */
  because: (host: string) => string
}

export const OF_WATCH = {
  stop: 'Stop emails about this home',
  because: (host: string) => `you asked ${host} to email you about this home`,
} as const

/** The parts of every mail about a home: one button to its page, and how to unsubscribe with one press. */
export function homeMail({ to, siteName, links }: HomeMailTo, said: Said): Mail {
  const { title, preview, parts, button, note, stop, because } = said
  return {
    to,
    subject: oneLine(`${siteName}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`),
    stopUrl: links.oneClick,
    ...composeMail({
      siteName,
      title,
      preview,
      parts: [
        ...parts,
        mailButton(links.home, ...button),
        mailAddress(links.home),
        mailNote(note),
        mailStop(links.stop, stop, 'Don’t want these emails? Use this link to stop them:'),
      ],
      because: because(hostOf(links.home)),
    }),
  }
}
