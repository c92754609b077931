import { Failure, isEmailAddress } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { makeUuid } from '../../../platform/ids/make-uuid.ts'
import type { Team } from '../../contact/public.ts'
import { handedOverMail, handOverMail } from './person-mails.ts'
import { insertPersonRequest } from './person-request-store.ts'
import { addressHash, sealAsked } from './person-words.ts'

/** Each hand-over sends one mail to the address that was entered, which may be a stranger's. */
const perAddress = { name: 'chat-person-address', count: 3, perSeconds: 24 * 3600 }

/** Whose it is, and the conversation in which the user asked for a person, where there is one. */
type Asked = { email: string; summary: string; chatId: string | null; userId: string | null }

/** Passes what a user wrote, and saw before it was sent, to our team: by mail, and in the console. */
export async function askPerson(
  ctx: Context,
  readTeam: () => Promise<Team>,
  { email, summary, chatId, userId }: Asked,
  alongside: (tx: Db) => Promise<void>,
): Promise<void> {
  if (!isEmailAddress(email)) throw new Failure('email_invalid')
  await ctx.limits.consume(perAddress, email.toLowerCase())
  const team = await readTeam()
  const id = makeUuid(ctx)
  await ctx.db.transaction().execute(async (tx) => {
    await insertPersonRequest(tx, {
      id,
      chatId,
      userId,
      emailHash: addressHash(ctx, email),
      sealed: sealAsked(ctx, id, { email, summary }),
      at: ctx.now(),
    })
    const consoleUrl = `${ctx.config.urls.site}/operate/support/${id}`
    await ctx.mail.queue(tx, handOverMail(team, { email, summary, consoleUrl }))
    await ctx.mail.queue(tx, handedOverMail(team, { email }))
    await alongside(tx)
  })
}
