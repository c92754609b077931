import { composeMail, oneLine } from '../../../platform/mail/mail-page.ts'
import { mailParagraph } from '../../../platform/mail/mail-parts.ts'
import type { Mail } from '../../../platform/mail/mail-store.ts'

type Given = { to: string; siteName: string; name: string; change: 'added' | 'removed' }

/** Who can change how an account is entered can take it over: so its owner hears of it. */
export function passkeyMail({ to, siteName, name, change }: Given): Mail {
  const isNew = change === 'added'
  const title = isNew ? 'You have a new passkey' : 'A passkey was removed'
  return {
    to,
    subject: oneLine(`${siteName}: ${isNew ? 'a passkey was added' : 'a passkey was removed'}`),
    ...composeMail({
      siteName,
      title,
      preview: `It’s called “${oneLine(name)}”.`,
      parts: [
        isNew
          ? `The passkey “${name}” now opens your ${siteName} account, with no need for an email.`
          : `The passkey “${name}” no longer opens your ${siteName} account. You can still sign in with a link we email you.`,
        'Wasn’t this you? Sign in with a link we email you, check your passkeys under “Your account”, and change your email password.',
      ].map(mailParagraph),
      because: `the passkeys of the account with your address have changed`,
    }),
  }
}
