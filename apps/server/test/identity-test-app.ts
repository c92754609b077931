import { type CaughtMail, listCaughtMail } from '@mowatt/contract'
import type { AppOptions, Feature } from '../src/app.ts'
import type { Log } from '../src/platform/log/log.ts'
import { createFirebaseClient, type FirebaseClient } from './firebase-client.ts'
import { createTestApp, type TestApp } from './test-app.ts'

export type SignInMail = { mail: CaughtMail; link: string; oobCode: string; digits: string }

export type WireAnswer = { status: number; body: Record<string, unknown>; message: string | undefined }

export type SignedIn = { idToken: string; refreshToken: string; localId: string; isNewUser: boolean }

export type IdentityTestApp = TestApp & {
  /** Where the test app listens. */
  url: string
  /** A separate browser with the real client library in it. */
  client(options?: Parameters<typeof createFirebaseClient>[1]): FirebaseClient
  /** A call of the identity protocol, as sent over the network. */
  wire(call: string, body: unknown, options?: { network?: string; key?: string }): Promise<WireAnswer>
  refresh(refreshToken: string): Promise<WireAnswer>
  ask(email: string, how?: { hasTicked?: boolean }): Promise<WireAnswer>
  lastMailTo(email: string): Promise<SignInMail>
  /** Users who sign in have ticked the terms under the form, by default. */
  signIn(email: string, how?: { hasTicked?: boolean }): Promise<SignedIn>
  /** Moves the clock on. */
  pass(seconds: number): void
}

type Options = {
  env?: Record<string, string>
  extraFeatures?: readonly Feature[]
  log?: Log
} & Pick<AppOptions, 'socketEndpoints' | 'site' | 'assets'>

/** The whole server, listening, with what a story test about signing in needs. */
export async function createIdentityTestApp(options: Options = {}): Promise<IdentityTestApp> {
  const testApp = await createTestApp(options)
  const url = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  const clients: FirebaseClient[] = []
  // Close to the real time: the client library uses its own clock.
  let nowMs = Date.now()
  testApp.setNow(new Date(nowMs))

  const wire: IdentityTestApp['wire'] = async (call, body, { network, key = 'mowatt-local' } = {}) => {
    const answer = await testApp.app.inject({
      method: 'POST',
      url: `/identitytoolkit.googleapis.com/v1/${call}?key=${key}`,
      payload: body as object,
      ...(network === undefined ? {} : { remoteAddress: network }),
    })
    return read(answer.statusCode, answer.body)
  }

  const setNow = (now: Date) => {
    nowMs = now.getTime()
    testApp.setNow(now)
  }
  const pass = (seconds: number) => setNow(new Date(nowMs + seconds * 1000))

  let delivered = Promise.resolve()
  /** One at a time: a mail that another sign-in is delivering isn't in the queue, and not caught yet. */
  const deliver = () => {
    delivered = delivered.then(async () => {
      while (await testApp.ctx.mail.deliverOne());
    })
    return delivered
  }

  async function lastMailTo(email: string): Promise<SignInMail> {
    // Mails of the same time have no order.
    pass(1)
    await deliver()
    const [mail] = await testApp.call(listCaughtMail, { query: { to: email } })
    if (!mail) throw new Error(`No mail to ${email}`)
    const link = /^http\S+$/m.exec(mail.text)?.[0] ?? ''
    const digits = /^(\d{3}) (\d{3})$/m.exec(mail.text)?.slice(1).join('') ?? ''
    return { mail, link, digits, oobCode: URL.parse(link)?.searchParams.get('oobCode') ?? '' }
  }

  const ask: IdentityTestApp['ask'] = (email, { hasTicked = true } = {}) => {
    pass(1)
    const continueUrl = `http://localhost:3000/waitlist${hasTicked ? '?terms=accepted' : ''}`
    return wire('accounts:sendOobCode', { requestType: 'EMAIL_SIGNIN', email, continueUrl })
  }

  return {
    ...testApp,
    setNow,
    url,
    wire,
    ask,
    lastMailTo,
    client(given) {
      const made = createFirebaseClient(url, given)
      clients.push(made)
      return made
    },
    async refresh(refreshToken) {
      const answer = await testApp.app.inject({
        method: 'POST',
        url: '/securetoken.googleapis.com/v1/token?key=mowatt-local',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }).toString(),
      })
      return read(answer.statusCode, answer.body)
    },
    async signIn(email, how) {
      await ask(email, how)
      const { oobCode } = await lastMailTo(email)
      const { body, message } = await wire('accounts:signInWithEmailLink', { email, oobCode })
      if (message !== undefined) throw new Error(message)
      return body as SignedIn
    },
    pass,
    async close() {
      await Promise.all(clients.map((client) => client.close()))
      await testApp.close()
    },
  }
}

function read(status: number, text: string): WireAnswer {
  const body = JSON.parse(text) as Record<string, unknown>
  return { status, body, message: (body['error'] as { message?: string } | undefined)?.message }
}
