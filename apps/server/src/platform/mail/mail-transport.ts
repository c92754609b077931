import nodemailer from 'nodemailer'
import type { Config } from '../../config.ts'
import { picturesOf } from './mail-pictures.ts'
import type { Mail } from './mail-store.ts'

/** Delivers a mail; resolves only when the other side has taken responsibility for it. */
export type MailTransport = {
  /** Where sent mail is read from our own table, its content must be kept. */
  keepsContent: boolean
  send(mail: Mail & { messageId: string }): Promise<void>
  close(): void
}

/**
 * A mail server may take ten minutes after it has received a mail in full (RFC 5321, 4.5.3.2.6). A client that
 * disconnects before that does not know whether it was accepted, and would send it again.
 */
const PATIENCE_MS = 11 * 60_000

/** SMTP by URL, or nothing at all: then the outbox itself is the developer mailbox. */
export function createMailTransport({ from, transport }: Config['mail']): MailTransport {
  if (transport.kind === 'dev-mailbox') return { keepsContent: true, send: async () => {}, close: () => {} }
  const smtp = nodemailer.createTransport({
    url: transport.url,
    pool: true,
    maxConnections: 4,
    // Only the outbox decides whether and when a mail is retried.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: PATIENCE_MS,
    // Otherwise a server without TLS, or an attacker who strips the offer, could read every sign-in code.
    requireTLS: transport.requiresTls,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    keepsContent: false,
    async send({ to, replyTo, subject, text, html, messageId, stopUrl }) {
      // As an object, so that nothing in an address can be read as a second recipient or a header.
      const answerTo = replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }
      const pictures = picturesOf(html)
      const attached = pictures.length === 0 ? {} : { attachments: pictures }
      await smtp.sendMail({
        from,
        to: { name: '', address: to },
        ...answerTo,
        subject,
        text,
        html,
        messageId,
        ...(stopUrl === undefined ? {} : { headers: oneClickStop(stopUrl) }),
        ...attached,
      })
    },
    close: () => smtp.close(),
  }
}

function oneClickStop(stopUrl: string) {
  return { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
