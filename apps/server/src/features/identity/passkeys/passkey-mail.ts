import { composeMail, oneLine } from '../../../platform/mail/mail-page.ts'
import { mailParagraph } from '../../../platform/mail/mail-parts.ts'
import type { Mail } from '../../../platform/mail/mail-store.ts'

type Given = { to: string; siteName: string; name: string; change: 'added' | 'removed' }

/** Changing the sign-in methods can be a takeover: so the owner gets a mail. */
export function passkeyMail({ to, siteName, name, change }: Given): Mail {
  const isNew = change === 'added'
  const title = isNew ? 'You have a new passkey' : 'A passkey was removed'
  return {
    to,
    subject: oneLine(`${siteName}: ${isNew ? 'a passkey was added' : 'a passkey was removed'}`),
    ...composeMail({
      siteName,
      title,
      preview: `The passkey is called “${oneLine(name)}”.`,
      parts: [
        isNew
          ? `You can now sign in to your ${siteName} account with the passkey “${name}”. You won’t need a sign-in email.`
          : `You can’t use the passkey “${name}” to sign in to your ${siteName} account any more. You can still sign in with a link we email you.`,
        'If this wasn’t you, sign in with a link we email you, check your passkeys under “Your account”, and change your email password.',
      ].map(mailParagraph),
      because: `the passkeys for the account with your email address have changed`,
    }),
  }
}
