import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import { composeMail, oneLine } from '../../../platform/mail/mail-page.ts'
import { mailParagraph } from '../../../platform/mail/mail-parts.ts'
import type { Mail } from '../../../platform/mail/mail-store.ts'
import { endSessions } from '../tokens/end-sessions.ts'
import type { AccountOwner, AccountPart } from './account-part.ts'
import { identityPart } from './identity-part.ts'
import { sayKept } from './say-kept.ts'

/** A token that somebody left behind must not be enough. */
const RECENT_MS = 10 * 60_000

/** Removes a person from every room, all or nothing, and tells them so in a last mail. */
export async function deleteAccount(
  ctx: Context,
  parts: readonly AccountPart[],
  { signedInAt, ...owner }: AccountOwner & { signedInAt: Date },
  readSiteName: () => Promise<string>,
): Promise<void> {
  if (ctx.now().getTime() - signedInAt.getTime() > RECENT_MS) throw new Failure('sign_in_again')
  const siteName = await readSiteName()
  await ctx.db.transaction().execute(async (tx) => {
    // First: whoever writes something for this person at the same time is done before it, or finds them gone.
    await endSessions(ctx, tx, owner)
    const kept = await sayKept(tx, parts, owner)
    for (const part of [...parts, identityPart]) await part.remove(ctx, tx, owner)
    if (owner.email !== null) await ctx.mail.queue(tx, farewell(owner.email, siteName, kept))
  })
  ctx.security.note('account_deleted', { user: owner.userId })
}

function farewell(to: string, siteName: string, kept: readonly string[]): Mail {
  const isAll = kept.length === 0
  const paragraphs = [
    isAll
      ? `We have deleted your ${siteName} account and all that we kept with it. You are signed out everywhere.`
      : `We have deleted your ${siteName} account and what we kept with it, except what is named below. You are signed out everywhere.`,
    ...kept,
    'Was this not you? Somebody who can read your mail signed in with it. Change the password of your mail account.',
    'You can come back at any time: enter your address on our site, and you start afresh.',
  ]
  return {
    to,
    leavesNoTrace: true,
    subject: oneLine(`${siteName}: your account is deleted`),
    ...composeMail({
      siteName,
      title: 'Your account is deleted',
      preview: isAll ? 'All that we kept with it is gone.' : 'The law wants us to keep a little of it.',
      parts: paragraphs.map(mailParagraph),
      because: 'the account with your address was deleted. It is the last one that we send about it',
    }),
  }
}
