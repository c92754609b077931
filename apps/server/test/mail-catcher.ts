import { SMTPServer } from 'smtp-server'
import { freePort } from './spawned-server.ts'

export type Accepted = { messageId: string; subject: string; atMs: number }

export type MailCatcher = { url: string; accepted: Accepted[]; close(): Promise<void> }

/** A real SMTP server that notes each mail at the moment in which it takes responsibility for it. */
export async function startMailCatcher(): Promise<MailCatcher> {
  const accepted: Accepted[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const head = Buffer.concat(chunks).toString('utf8')
        accepted.push({
          messageId: /^Message-ID: (.+)$/im.exec(head)?.[1] ?? '',
          subject: /^Subject: (.+)$/im.exec(head)?.[1] ?? '',
          atMs: performance.now(),
        })
        done()
      })
    },
  })
  server.on('error', () => {})
  const port = await freePort()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    close: () => new Promise((done) => server.close(() => done())),
  }
}
