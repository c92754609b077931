import { Failure, listCaughtMail } from '@mowatt/contract'
import type { FastifyInstance } from 'fastify'
import { makeNonce } from '../http/make-nonce.ts'
import { escapeHtml } from '../http/plain-page.ts'
import { serveEndpoint } from '../http/serve-endpoint.ts'
import { withPicturesInside } from './mail-pictures.ts'
import type { Outbox, SentMail } from './outbox.ts'

/** Mails for reading instead of sending: as JSON for tests and as a page for people. Never in production. */
export function devMailboxRoutes(app: FastifyInstance, { mail }: { mail: Outbox }): void {
  serveEndpoint(app, listCaughtMail, async ({ query }) => {
    const mails = await mail.listSent(query.to)
    return mails.map(({ sentAt, ...sent }) => ({ ...sent, sentAt: sentAt.toISOString() }))
  })

  app.get<{ Querystring: { to?: string } }>('/dev/mailbox', async (request, reply) => {
    const { to } = request.query
    const mails = await mail.listSent(typeof to === 'string' ? to : undefined)
    const nonce = makeNonce()
    reply.header(
      'content-security-policy',
      `${SEALED}; style-src 'nonce-${nonce}'; frame-src 'self'; frame-ancestors 'none'`,
    )
    return reply.type('text/html; charset=utf-8').send(mailboxPage(mails, nonce))
  })

  // Mail carries its styles inline, so its body is a separate document: nothing else in it may run or load.
  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', async (request, reply) => {
    const sent = (await mail.listSent()).find(({ id }) => id === request.params.id)
    if (!sent) throw new Failure('not_found')
    reply.header(
      'content-security-policy',
      `${SEALED}; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`,
    )
    reply.header('x-frame-options', 'SAMEORIGIN')
    return reply.type('text/html; charset=utf-8').send(withPicturesInside(sent.html))
  })
}

const SEALED = `default-src 'none'; img-src data:; base-uri 'none'; form-action 'none'`

function mailboxPage(mails: readonly SentMail[], nonce: string): string {
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Developer mailbox</title>
<style nonce="${nonce}">
body { font: 16px/1.5 system-ui, sans-serif; max-width: 760px; margin: 2rem auto; padding: 0 1rem }
article { border: 1px solid #8a7d6b; border-radius: 14px; padding: 1rem; margin: 1rem 0 }
iframe { width: 100%; height: 720px; border: 1px solid #8a7d6b; border-radius: 10px; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
</style>
<h1>Developer mailbox</h1>
<p>None of these emails were sent. Set <code>MAIL_URL</code> to send them for real.</p>
${mails.length === 0 ? '<p>No emails yet.</p>' : mails.map(mailArticle).join('\n')}
</html>
`
}

function mailArticle({ id, to, subject, text, sentAt }: SentMail): string {
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time>${sentAt.toISOString()}</time></p>
<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${escapeHtml(subject)}" src="/dev/mailbox/${id}"></iframe>
<details><summary>Plain text</summary><pre>${escapeHtml(text)}</pre></details>
</article>`
}
