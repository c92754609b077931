import { Failure, isEmailAddress } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Team } from '../contact/public.ts'
import { handedOverMail, handOverMail } from './person-mails.ts'

/** Each hand-over sends one mail to the address that was entered, which may be a stranger's. */
const perAddress = { name: 'chat-person-address', count: 3, perSeconds: 24 * 3600 }

/** Mails what somebody wrote, with or without a conversation, to a person of ours. Nothing else of it is kept. */
export async function askPerson(
  ctx: Context,
  readTeam: () => Promise<Team>,
  asked: { email: string; summary: string },
  alongside: (tx: Db) => Promise<void>,
): Promise<void> {
  if (!isEmailAddress(asked.email)) throw new Failure('email_invalid')
  await ctx.limits.consume(perAddress, asked.email.toLowerCase())
  const team = await readTeam()
  await ctx.db.transaction().execute(async (tx) => {
    await ctx.mail.queue(tx, handOverMail(team, asked))
    await ctx.mail.queue(tx, handedOverMail(team, asked))
    await alongside(tx)
  })
}
