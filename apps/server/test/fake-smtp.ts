import { type AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type Received = { from: string; to: string[]; raw: string }

export type FakeSmtp = {
  url: string
  received: Received[]
  /** The codes with which the next mails are refused, one after another. */
  refusals: number[]
  /** Keeps clients waiting until this is resolved. */
  waitFor(pause: Promise<void>): void
  /** How many SMTP sessions were begun. */
  attempts(): number
  close(): Promise<void>
}

/** A fake external mail server, with the behaviour that a test needs. */
export async function startFakeSmtp({ password }: { password?: string } = {}): Promise<FakeSmtp> {
  const received: Received[] = []
  const refusals: number[] = []
  let attempts = 0
  let pause = Promise.resolve()
  const server = new SMTPServer({
    authOptional: password === undefined,
    disabledCommands: password === undefined ? ['STARTTLS', 'AUTH'] : ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth(given, _session, done) {
      if (given.password === password) return done(null, { user: given.username })
      done(Object.assign(new Error('wrong password'), { responseCode: 535 }))
    },
    logger: false,
    onMailFrom(_address, _session, done) {
      attempts++
      done()
    },
    onRcptTo(address, _session, done) {
      const responseCode = refusals.shift()
      done(responseCode ? Object.assign(new Error(`${address.address} is not liked`), { responseCode }) : null)
    },
    onData(stream, session, accept) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        })
        void pause.then(() => accept())
      })
    },
  })
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await new Promise((done) => listening.once('listening', done))
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    received,
    refusals,
    waitFor: (given) => {
      pause = given
    },
    attempts: () => attempts,
    close: () => new Promise((done) => server.close(() => done())),
  }
}

/** Decodes quoted-printable and base64, which mail needs for characters beyond ASCII. */
export function decodeMail(text: string): string {
  const bytes = (hex: string) => Buffer.from(hex.replace(/[^0-9A-F]/gi, ''), 'hex').toString('utf8')
  return text
    .replace(/=\?UTF-8\?B\?(.*?)\?=/gi, (_, packed: string) => Buffer.from(packed, 'base64').toString('utf8'))
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, packed: string) => packed.replaceAll('_', ' '))
    .replace(/=\r?\n/g, '')
    .replace(/(=[0-9A-F]{2})+/g, bytes)
}
