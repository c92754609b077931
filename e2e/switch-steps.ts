import { randomInt } from 'node:crypto'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { londonSupply } from '../apps/server/test/london-supply.ts'

type Session = { jwt: string; expires_at: string; capabilities: string[] }
type Offer = { tariff_id: string; supplier: string; name: string; pence: number }
type Card = { kind: string; comparison_id: string; offers: Offer[] }

export type BegunSwitch = {
  id: string
  supplier: string
  yearly: string
  /** Of a home that no other journey switches. */
  supply: { mpan: string; mprn: string }
  /** Submits every form, as the page would. */
  fillIn: (email: string) => Promise<void>
}

const HOME =
  'My postcode is SW1A 1AA, I use 2700 kWh of electricity and 11500 kWh of gas a year and pay by direct debit.'

const HOUSEHOLD = {
  full_name: 'Ada Brook',
  line_1: '1 Brook Lane',
  line_2: '',
  town: 'London',
  postcode: 'SW1A 1AA',
  phone: '020 7946 0958',
  account_name: 'A Brook',
  sort_code: '30-94-30',
  account_number: '41524152',
}

/**
 * Has Mo compare for a home in London, and begins a switch to the first on the list, in a session of the page's own.
 */
export async function beginSwitch(page: Page): Promise<BegunSwitch> {
  const session = await post<Session>(page, '/api/v1/auth/anonymous-session', {})
  const { chat_id } = await post<{ chat_id: string }>(page, '/api/v1/chats', {}, session.jwt)
  const say = (text: string) =>
    post<{ cards: Card[] }>(page, `/api/v1/chats/${chat_id}/messages`, { text }, session.jwt)
  await say(HOME)
  const said = await say('Compare tariffs for me')
  const { comparison_id, offers } = said.cards.find(({ kind }) => kind === 'comparison')!
  const { tariff_id, supplier, pence } = offers[0]!
  const { switch_id } = await post<{ switch_id: string }>(
    page,
    '/api/v1/switches',
    { comparison_id, tariff_id },
    session.jwt,
  )
  await page.addInitScript(
    ([token, expires, capabilities]) => {
      localStorage.setItem('mowatt.session.token', token)
      localStorage.setItem('mowatt.session.expires', expires)
      localStorage.setItem('mowatt.session.capabilities', capabilities)
    },
    [session.jwt, session.expires_at, JSON.stringify(session.capabilities)] as const,
  )
  const yearly = `£${(pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`
  const supply = londonSupply(randomInt(100_000_000))
  async function fillIn(email: string) {
    const headers = { authorization: `Bearer ${session.jwt}` }
    const data = { ...HOUSEHOLD, ...supply, email }
    const answer = await page.request.put(`/api/v1/switches/${switch_id}/details`, { data, headers })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  return { id: switch_id, supplier, yearly, supply, fillIn }
}

/** The mails that came to an address, newest first. */
export async function mailsTo(request: APIRequestContext, to: string): Promise<{ subject: string; text: string }[]> {
  const answer = await request.get(`/dev/mailbox.json?to=${encodeURIComponent(to)}`)
  return (await answer.json()) as { subject: string; text: string }[]
}

export async function subjectsTo(request: APIRequestContext, to: string): Promise<string[]> {
  return (await mailsTo(request, to)).map(({ subject }) => subject)
}

async function post<Reply>(page: Page, path: string, data: object, token?: string): Promise<Reply> {
  const headers = { accept: 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) }
  const answer = await page.request.post(path, { data, headers })
  expect(answer.ok(), path).toBe(true)
  return (await answer.json()) as Reply
}
