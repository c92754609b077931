import { joinWaitlist, type Member, readLedger, readMember, startAnonymousSession } from '@mowatt/contract'
import type { LightMyRequestResponse } from 'fastify'
import { createIdentityTestApp, type IdentityTestApp } from './identity-test-app.ts'

export type Entered = { token: string; userId: string; me: Member }

export type WaitlistTestApp = IdentityTestApp & {
  /** A visitor's token. */
  visitor(): Promise<string>
  /** Enters an address, as a visitor does. */
  join(email: string, referralCode?: string): Promise<{ message: string; email: string }>
  /** Opens the latest link in the inbox and requests the queue for the first time. */
  enter(email: string, how?: { code?: string; network?: string; hasTicked?: boolean }): Promise<Entered>
  me(token: string, how?: { code?: string; network?: string }): Promise<Member>
  ledger(token: string): ReturnType<typeof readLedgerOf>
  /** A request with everything that the contract does not define. */
  request(asked: Ask): Promise<LightMyRequestResponse>
}

type Ask = {
  method?: 'GET' | 'POST' | 'PUT'
  url: string
  token?: string
  network?: string
  headers?: Record<string, string>
  payload?: string | object | Buffer
}

const readLedgerOf = (testApp: IdentityTestApp, token: string) => testApp.call(readLedger, {}, { token })

/** The whole server with what a story test about the queue needs. */
export async function createWaitlistTestApp(
  options: Parameters<typeof createIdentityTestApp>[0] = {},
): Promise<WaitlistTestApp> {
  const testApp = await createIdentityTestApp(options)

  const request: WaitlistTestApp['request'] = ({ method = 'GET', url, token, network, headers = {}, payload }) =>
    testApp.app.inject({
      method,
      url,
      headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
      ...(payload === undefined ? {} : { payload }),
      ...(network === undefined ? {} : { remoteAddress: network }),
    })

  async function me(token: string, { code, network }: { code?: string; network?: string } = {}): Promise<Member> {
    const query = code === undefined ? {} : { referral_code: code }
    if (network === undefined) return testApp.call(readMember, { query }, { token })
    const search = new URLSearchParams(query).toString()
    const answer = await request({ url: `/api/v1/waitlist/me?${search}`, token, network })
    return answer.json<Member>()
  }

  const visitor = async () => (await testApp.call(startAnonymousSession, { body: {} })).jwt

  return {
    ...testApp,
    request,
    me,
    visitor,
    ledger: (token) => readLedgerOf(testApp, token),
    async join(email, referralCode) {
      const body = {
        email,
        terms_accepted: true,
        ...(referralCode === undefined ? {} : { referral_code: referralCode }),
      }
      return testApp.call(joinWaitlist, { body }, { token: await visitor() })
    },
    async enter(email, { hasTicked = true, ...how } = {}) {
      const { idToken: token, localId: userId } = await testApp.signIn(email, { hasTicked })
      return { token, userId, me: await me(token, how) }
    },
  }
}
