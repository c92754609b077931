import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { composeMail, oneLine } from '../../../platform/mail/mail-page.ts'
import { mailParagraph } from '../../../platform/mail/mail-parts.ts'
import type { Mail } from '../../../platform/mail/mail-store.ts'
import { endSessions } from '../tokens/end-sessions.ts'
import type { AccountOwner, AccountPart } from './account-part.ts'
import { identityPart } from './identity-part.ts'
import { sayKept } from './say-kept.ts'

/** A token left on another device must not be enough. */
const RECENT_MS = 10 * 60_000

/** At the user's own request, confirmed within the last minutes. */
export async function deleteAccount(
  ctx: Context,
  parts: readonly AccountPart[],
  { signedInAt, ...owner }: AccountOwner & { signedInAt: Date },
  readSiteName: () => Promise<string>,
): Promise<void> {
  if (ctx.now().getTime() - signedInAt.getTime() > RECENT_MS) throw new Failure('sign_in_again')
  await removeAccount(ctx, parts, owner, { readSiteName })
}

type Removal = {
  readSiteName: () => Promise<string>
  /** More work for the same transaction. */
  alongside?: (tx: Db) => Promise<void>
  /** The operator's id, where it was not the user themselves. */
  byOperator?: string
}

/** Removes a user from every feature in one transaction, and tells them so in a last mail. */
export async function removeAccount(
  ctx: Context,
  parts: readonly AccountPart[],
  owner: AccountOwner,
  { readSiteName, alongside, byOperator }: Removal,
): Promise<void> {
  const siteName = await readSiteName()
  await ctx.db.transaction().execute(async (tx) => {
    // First: a concurrent write for this user is either committed before it, or finds them deleted.
    await endSessions(ctx, tx, owner)
    const kept = await sayKept(tx, parts, owner)
    for (const part of [...parts, identityPart]) await part.remove(ctx, tx, owner)
    if (owner.email !== null) await ctx.mail.queue(tx, farewell(owner.email, siteName, kept))
    await alongside?.(tx)
  })
  ctx.security.note('account_deleted', { user: owner.userId, by: byOperator })
}

function farewell(to: string, siteName: string, kept: readonly string[]): Mail {
  const isAll = kept.length === 0
  const paragraphs = [
    isAll
      ? `We’ve deleted your ${siteName} account and everything in it. You’re signed out everywhere.`
      : `We’ve deleted your ${siteName} account and everything in it, except what’s listed below. You’re signed out everywhere.`,
    ...kept,
    'Wasn’t this you? Someone with access to your email has signed in as you. Change your email password.',
    'You can come back any time. Just enter your email address on our site to start again.',
  ]
  return {
    to,
    leavesNoTrace: true,
    subject: oneLine(`${siteName}: your account has been deleted`),
    ...composeMail({
      siteName,
      title: 'Your account has been deleted',
      preview: isAll ? 'Everything in it is gone.' : 'By law, we have to keep a small part of it.',
      parts: paragraphs.map(mailParagraph),
      because: 'the account with your email address was deleted. This is the last email we’ll send you about it',
    }),
  }
}
