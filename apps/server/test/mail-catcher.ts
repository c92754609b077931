import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { decodeMail } from './fake-smtp.ts'

/** A mail that we took responsibility for, in the order in which we did. `after` is how many kills came before it. */
export type Accepted = { messageId: string; to: string; subject: string; text: string; after: number }

export type MailCatcher = {
  url: string
  accepted: Accepted[]
  /** Called for each mail that we have accepted, before its sender knows. */
  onAccept: () => void
  /** Marks a kill: mails that are accepted from here on come after it. */
  noteKill(): void
  close(): Promise<void>
}

/** A real SMTP server that records each mail at the moment in which it takes responsibility for it. */
export async function startMailCatcher(): Promise<MailCatcher> {
  let kills = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8')
        const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
        catcher.accepted.push({
          messageId: /^Message-ID: (.+)$/im.exec(head)?.[1] ?? '',
          to: session.envelope.rcptTo[0]?.address ?? '',
          subject: decodeMail(/^Subject: (.+)$/im.exec(head)?.[1] ?? ''),
          text: decodeMail(raw.replaceAll('\r\n', '\n')),
          after: kills,
        })
        catcher.onAccept()
        done()
      })
    },
  })
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await new Promise((done) => listening.once('listening', done))
  const catcher: MailCatcher = {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    accepted: [],
    onAccept: () => {},
    noteKill: () => void (kills += 1),
    close: () => new Promise((done) => server.close(() => done())),
  }
  return catcher
}
