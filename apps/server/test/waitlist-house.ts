import { joinWaitlist, type Member, readLedger, readMember, startAnonymousSession } from '@mowatt/contract'
import type { LightMyRequestResponse } from 'fastify'
import { createIdentityHouse, type IdentityHouse } from './identity-house.ts'

export type Entered = { token: string; userId: string; me: Member }

export type WaitlistHouse = IdentityHouse & {
  /** A visitor's token. */
  visitor(): Promise<string>
  /** Enters an address, as a visitor does. */
  join(email: string, referralCode?: string): Promise<{ message: string; email: string }>
  /** Opens the newest link in the inbox and looks at the queue for the first time. */
  enter(email: string, how?: { code?: string; network?: string; hasTicked?: boolean }): Promise<Entered>
  me(token: string, how?: { code?: string; network?: string }): Promise<Member>
  ledger(token: string): ReturnType<typeof readLedgerOf>
  /** A request with all that the contract does not say. */
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

const readLedgerOf = (house: IdentityHouse, token: string) => house.call(readLedger, {}, { token })

/** The whole server with what a story about the queue needs. */
export async function createWaitlistHouse(
  options: Parameters<typeof createIdentityHouse>[0] = {},
): Promise<WaitlistHouse> {
  const house = await createIdentityHouse(options)

  const request: WaitlistHouse['request'] = ({ method = 'GET', url, token, network, headers = {}, payload }) =>
    house.app.inject({
      method,
      url,
      headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
      ...(payload === undefined ? {} : { payload }),
      ...(network === undefined ? {} : { remoteAddress: network }),
    })

  async function me(token: string, { code, network }: { code?: string; network?: string } = {}): Promise<Member> {
    const query = code === undefined ? {} : { referral_code: code }
    if (network === undefined) return house.call(readMember, { query }, { token })
    const search = new URLSearchParams(query).toString()
    const answer = await request({ url: `/api/v1/waitlist/me?${search}`, token, network })
    return answer.json<Member>()
  }

  const visitor = async () => (await house.call(startAnonymousSession, { body: {} })).jwt

  return {
    ...house,
    request,
    me,
    visitor,
    ledger: (token) => readLedgerOf(house, token),
    async join(email, referralCode) {
      const body = {
        email,
        terms_accepted: true,
        ...(referralCode === undefined ? {} : { referral_code: referralCode }),
      }
      return house.call(joinWaitlist, { body }, { token: await visitor() })
    },
    async enter(email, { hasTicked = true, ...how } = {}) {
      const { idToken: token, localId: userId } = await house.signIn(email, { hasTicked })
      return { token, userId, me: await me(token, how) }
    },
  }
}
