import { createHash } from 'node:crypto'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { type Act, noteAct } from '../../operators/public.ts'
import { invitationMail } from './invitation-mail.ts'
import { insertInvitations, type Invited, listUninvited } from './invitation-store.ts'

export type Invitation = { count: number; subject: string; words: string }
type Said = { siteName: string }

const SHOWN = 5
const NOBODY = { outcome: 'changed', members: 0 } as const

/** The mail, and its recipients. */
export async function previewInvitation({ db }: Pick<Context, 'db'>, invitation: Invitation, { siteName }: Said) {
  const members = await listUninvited(db, invitation.count)
  const { subject, text } = invitationMail('', invitation, siteName)
  const first = members.slice(0, SHOWN).map(({ alias }) => alias)
  return { subject, text, members: members.length, first, seen: seenOf(members) }
}

/** How many were mailed. */
type Sent = { outcome: 'invited' | 'changed'; members: number }
type Sending = {
  by: Act['by']
  reason: string
  seen: string
  siteName: string
  alongside: (tx: Db, sent: Sent) => Promise<void>
}

/** Invites exactly the members who were previewed, each once; none where others are in front by now. */
export async function sendInvitations(
  ctx: Pick<Context, 'db' | 'now' | 'mail'>,
  invitation: Invitation,
  { by, reason, seen, siteName, alongside }: Sending,
): Promise<Sent> {
  return ctx.db.transaction().execute(async (tx) => {
    const members = await listUninvited(tx, invitation.count)
    if (members.length === 0 || seenOf(members) !== seen) return NOBODY
    // With two concurrent presses, the second finds no one left to mail.
    const fresh = await insertInvitations(
      tx,
      members.map(({ id }) => id),
      ctx.now(),
    )
    if (fresh.size === 0) return NOBODY
    for (const { id, email } of members) {
      if (fresh.has(id)) await ctx.mail.queue(tx, invitationMail(email, invitation, siteName))
    }
    const after = { members: fresh.size, subject: invitation.subject }
    await noteAct(ctx, tx, { by, act: 'waitlist.invite', subject: `invitation:${seen}`, reason, after })
    const sent: Sent = { outcome: 'invited', members: fresh.size }
    await alongside(tx, sent)
    return sent
  })
}

function seenOf(members: readonly Invited[]): string {
  return createHash('sha256')
    .update(members.map(({ id }) => id).join(' '))
    .digest('base64url')
    .slice(0, 22)
}
