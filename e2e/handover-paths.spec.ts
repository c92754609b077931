import { expect, type APIRequestContext, test } from '@playwright/test'
import { someOf } from '../test-size.ts'
import { axeFaults } from './axe-faults.ts'
import { forgetRoutes } from './forget-routes.ts'
import { billPdf, confirmUpload, dropFile } from './handover-steps.ts'
import { desktop, openAlive } from './open-home.ts'

// Without motion, so that colours are tested in their final state.
async function askByRest(request: APIRequestContext) {
  const session = await request.post('/api/v1/auth/anonymous-session', { data: {} })
  const { jwt } = (await session.json()) as { jwt: string }
  const headers = { authorization: `Bearer ${jwt}` }
  const asked = await request.post('/api/v1/switches/chat', { headers, data: { message: 'What is an exit fee?' } })
  const { redirectUrl } = (await asked.json()) as { redirectUrl: string }
  const list = await request.get('/api/v1/chats', { headers })
  const { chats } = (await list.json()) as { chats: { chat_id: string }[] }
  return { jwt, link: new URL(redirectUrl).pathname, chatId: chats[0]!.chat_id }
}

test.afterEach(forgetRoutes)

test('a link opens once; to look at it does not use it up; used, it explains itself', async ({ page, request }) => {
  const { link, chatId } = await askByRest(request)
  const preview = await request.get(link)
  expect(preview.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  expect(await preview.text()).toContain('<meta name="robots" content="noindex"/>')

  await page.goto(link)
  await expect(page).toHaveURL(`/chat/${chatId}`)
  await expect(page.getByRole('log')).toContainText('What is an exit fee?')

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeFocused()
  await expect(page).toHaveURL('/link')
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Your conversations', exact: true }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /exit fee|leave my fix early/i })
    .click()
  await expect(page.getByRole('log')).toContainText('What is an exit fee?')
})

test('a link that could not be exchanged for want of a network is kept for another try', async ({ page, request }) => {
  const { link, chatId } = await askByRest(request)
  const trouble = page.getByRole('heading', { name: 'Your conversation didn’t open' })
  await page.route('**/links/redeem', (route) => route.abort())
  await page.goto(link)
  await expect(trouble).toBeVisible()
  await page.unroute('**/links/redeem')
  // Now the question arrives, and the response is lost.
  let isLost = false
  await page.route('**/links/redeem', async (route) => {
    expect((await route.fetch()).status()).toBe(200)
    await route.abort()
    isLost = true
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => isLost).toBe(true)
  await expect(trouble).toBeVisible()
  await page.unroute('**/links/redeem')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(`/chat/${chatId}`)
})

test('a session in the address is taken out of it before anything else is asked for', async ({ page, request }) => {
  const { jwt, chatId } = await askByRest(request)
  const asked: string[] = []
  page.on('request', (each) => asked.push(each.url() + (each.headers()['referer'] ?? '')))
  await page.goto(`/chat/${chatId}?session=${jwt}`)
  await expect(page.getByRole('log')).toContainText('What is an exit fee?')
  await expect(page).toHaveURL(`/chat/${chatId}`)
  expect(asked.filter((each) => each.includes(jwt))).toHaveLength(1)
})

test('a conversation of somebody else stays shut and says what to do', async ({ page, request }) => {
  const { chatId } = await askByRest(request)
  await page.setViewportSize(desktop)
  await page.goto(`/chat/${chatId}`)
  await expect(page.getByRole('heading', { name: 'We can’t open this conversation here' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Your conversations', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Start a conversation with Mo' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await expect(page.getByRole('button', { name: 'Upload your bill' })).toBeEnabled()
})

test('without websockets a question is sent by REST', async ({ page }) => {
  await page.addInitScript(() => {
    window.WebSocket = class {
      constructor() {
        throw new Error('switched off')
      }
    } as unknown as typeof WebSocket
  })
  await page.setViewportSize(desktop)
  await openAlive(page)
  await page.getByRole('textbox', { name: 'Ask Mo about your energy' }).fill('What is a unit rate?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log')).toContainText('What is a unit rate?')
})

const CUTS = {
  'before the file arrives': (heard: string | undefined) => heard === undefined,
  'after the acknowledgement': (heard = '') => heard.includes('"ack"'),
  'in the middle of what is found': (heard = '') => heard.includes('"usage"'),
  'just before the link': (heard = '') => heard.includes('"link"'),
}

for (const [when, isCutAt] of someOf(Object.entries(CUTS), 2)) {
  test(`a connection that is cut ${when} is taken up again, and nothing is doubled`, async ({ page }) => {
    let sockets = 0
    await page.routeWebSocket('**/api/v1/switches/ws', (socket) => {
      const isFirst = sockets++ === 0
      let isCut = false
      const cut = async () => {
        isCut = true
        await socket.close({ code: 1001 })
      }
      const server = socket.connectToServer()
      socket.onMessage(async (message) => {
        if (isFirst && isCutAt(undefined)) await cut()
        else server.send(message)
      })
      server.onMessage(async (message) => {
        if (isCut) return
        if (isFirst && isCutAt(String(message))) await cut()
        else socket.send(message)
      })
    })
    await page.setViewportSize(desktop)
    await openAlive(page)
    await dropFile(page, billPdf())
    await confirmUpload(page)
    await expect(page.getByRole('log')).toContainText('612 kWh')
    expect(sockets).toBe(2)
    await page.goto('/chat')
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(1)
  })
}

test('a browser that keeps nothing opens its conversation all the same', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('switched off', 'SecurityError')
        },
      })
    }
  })
  await page.setViewportSize(desktop)
  await openAlive(page)
  const prompt = page.getByRole('textbox', { name: 'Ask Mo about your energy' })
  await prompt.fill('What is an exit fee?')
  await prompt.press('Enter')
  await expect(page.getByRole('log')).toContainText('What is an exit fee?')
  await expect(page).toHaveURL(/\/chat\/[\w-]{36}$/)
})
