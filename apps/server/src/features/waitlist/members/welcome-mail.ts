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
import { questPoints } from '../quests/quest-points.ts'

/** Comes above the sign-in link. The same for existing members. */
export function welcome(siteName: string): { title: string; words: string } {
  return {
    title: `Welcome to the ${siteName} waitlist`,
    words: `One more step: use this email to sign in and claim your place in the queue. You’ll start with ${questPoints.join} points.`,
  }
}

/** Where another service mails the sign-in links: a link to the page that requests one. */
export function welcomeMail({ to, siteName, link }: { to: string; siteName: string; link: string }): Mail {
  const { title } = welcome(siteName)
  const ask = `One more step: sign in on our waitlist page to claim your place in the queue. You’ll start with ${questPoints.join} points.`
  const stranger = `Didn’t ask for this? ${TYPED_BY_MISTAKE}`
  return {
    to,
    subject: oneLine(title),
    ...composeMail({
      siteName,
      title,
      preview: 'One more step.',
      parts: [mailParagraph(ask), mailButton(link, 'Go to the waitlist'), mailAddress(link), mailNote(stranger)],
      because: `someone entered your address at ${hostOf(link)}`,
    }),
  }
}
