import { createHash } from 'node:crypto'
import { Failure } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { countUses, type Use } from '../../platform/limits/count-uses.ts'
import { acknowledgement, type Team, teamMail } from './contact-mails.ts'
import { type ContactMessage, insertMessage, lockFingerprint, wasReceivedSince } from './contact-store.ts'
import { readFormToken } from './form-token.ts'

const REPEAT_MS = 24 * 60 * 60 * 1000
const perNetwork = { name: 'contact-network', count: 10, perSeconds: 3600 }
/** Each message sends one mail to the address that was entered, which may be a stranger's. */
const perAddress = { name: 'contact-address', count: 3, perSeconds: 24 * 3600 }

/** A form sends one message; opened again, it sends another. */
const perForm = { name: 'contact-form', count: 1, perSeconds: 24 * 3600 }

type Given = {
  message: ContactMessage
  formToken: string
  /** The honeypot field; empty when a person wrote. */
  trap: string
  network: string | undefined
}

/** Stores a message, notifies the team and thanks the sender, in one transaction. Idempotent. */
export async function sendContactMessage(ctx: Context, given: Given, readTeam: () => Promise<Team>): Promise<void> {
  const { message, formToken, trap, network } = given
  if (trap !== '') {
    // Answered like everyone, so that a bot learns nothing from it.
    ctx.log.info({ feature: 'contact' }, 'a contact form was filled in by a program')
    return
  }
  const ofNetwork: Use[] = network === undefined ? [] : [[perNetwork, network]]
  await countUses(ctx.limits, ofNetwork, async () => {
    const now = ctx.now()
    refuseWrongAge(ctx.secrets.session, formToken, now)
    const fingerprint = fingerprintOf(message)
    const since = new Date(now.getTime() - REPEAT_MS)
    if (await wasReceivedSince(ctx.db, fingerprint, since)) return
    await countUses(ctx.limits, [[perAddress, message.email.toLowerCase()]], async () => {
      const team = await readTeam()
      await ctx.db.transaction().execute(async (tx) => {
        await lockFingerprint(tx, fingerprint)
        if (await wasReceivedSince(tx, fingerprint, since)) return
        // Only now: two concurrent requests with the same message are one message, and not a form that was used twice.
        await countUses(ctx.limits, [[perForm, formToken]], async () => {
          await insertMessage(tx, message, { fingerprint, at: now })
          await ctx.mail.queue(tx, teamMail(team, message))
          await ctx.mail.queue(tx, acknowledgement(team, message))
        }).catch(namedAsForm)
      })
    })
  })
}

function namedAsForm(error: unknown): never {
  if (error instanceof Failure && error.code === 'too_many_requests') {
    throw anotherForm(
      'You’ve already sent us a message from this page. If you’d like to send this one too, please send it again.',
    )
  }
  throw error
}

function refuseWrongAge(secret: string, formToken: string, now: Date): void {
  const age = readFormToken(secret, formToken, now)
  if (age === 'right') return
  if (age === 'too_young') {
    const message = 'That was quick. Please check your message and send it again.'
    throw new Failure('invalid_request', { message })
  }
  throw anotherForm('This form was open for too long. Your message is still here, so please send it again.')
}

/** Named as a field: this token is invalid for good, and the form needs another. */
function anotherForm(message: string): Failure {
  return new Failure('invalid_request', { message, fields: { form_token: message } })
}

/** Letter case and spacing do not make it another message. */
function fingerprintOf({ email, kind, message }: ContactMessage): string {
  const essence = [email.toLowerCase(), kind, message.toLowerCase().replaceAll(/\s+/g, ' ')]
  return createHash('sha256').update(JSON.stringify(essence)).digest('base64url')
}
