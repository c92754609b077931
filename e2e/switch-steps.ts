import { expect, type APIRequestContext, type Page } from '@playwright/test'

type Session = { jwt: string; expires_at: string; capabilities: string[] }
type Offer = { tariff_id: string; supplier: string; name: string; pence: number }
type Card = { kind: string; comparison_id: string; offers: Offer[] }

export type BegunSwitch = { id: string; supplier: string; yearly: string }

const HOME =
  'Compare tariffs for my home. My postcode is SW1A 1AA, I use 2700 kWh of electricity and 11500 kWh of gas a year and pay by direct debit.'

/** Has Mo compare for a home in London, and begins a switch to the first on the list, in a session of the page's own. */
export async function beginSwitch(page: Page): Promise<BegunSwitch> {
  const session = await post<Session>(page, '/api/v1/auth/anonymous-session', {})
  const { chat_id } = await post<{ chat_id: string }>(page, '/api/v1/chats', {}, session.jwt)
  const said = await post<{ cards: Card[] }>(page, `/api/v1/chats/${chat_id}/messages`, { text: HOME }, session.jwt)
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
  return { id: switch_id, supplier, yearly }
}

/** Subjects of the mails that came to an address, newest first. */
export async function subjectsTo(request: APIRequestContext, to: string): Promise<string[]> {
  const answer = await request.get(`/dev/mailbox.json?to=${encodeURIComponent(to)}`)
  return ((await answer.json()) as { subject: string }[]).map(({ subject }) => subject)
}

async function post<Reply>(page: Page, path: string, data: object, token?: string): Promise<Reply> {
  const headers = { accept: 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) }
  const answer = await page.request.post(path, { data, headers })
  expect(answer.ok(), path).toBe(true)
  return (await answer.json()) as Reply
}
