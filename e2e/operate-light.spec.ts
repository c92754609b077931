import { expect, test } from '@playwright/test'
import { operatorCommand } from './insights-steps.ts'
import { desktop } from './open-home.ts'
import { loaded, openConsole, WALL_KB } from './operate-steps.ts'

test.use({ viewport: desktop })

// No admin: the journey of roles expects to be the only one.
const operator = 'light.operate@mowatt.example'

test('a page of the console loads little for whoever is signed in, and follows a sign-out in another tab', async ({
  page,
  context,
}) => {
  operatorCommand('add', operator, '--role', 'promoter')
  await openConsole(page, operator)
  for (const [path, heading] of [
    ['/operate', 'Overview'],
    ['/operate/competition', 'Competition'],
    ['/operate/members', 'Members'],
    ['/insights', 'Insights'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await expect(page.locator('.ops-waiting')).toHaveCount(0)
    const { names, kb } = await loaded(page)
    expect(names.length).toBeGreaterThan(10)
    expect(names.filter((name) => /firebase|passkey|second-factor/.test(name))).toEqual([])
    expect(kb).toBeGreaterThan(100)
    expect(kb).toBeLessThan(WALL_KB)
  }

  // A token that is about to expire is renewed by the library, which is loaded for that.
  await page.evaluate(expireKeptToken)
  await page.goto('/operate/members')
  await expect(page.getByRole('heading', { name: 'Members', level: 1 })).toBeVisible()
  await expect(page.getByText(operator, { exact: true })).toBeVisible()
  expect((await loaded(page)).names.filter((name) => /firebase/.test(name))).toHaveLength(1)

  const other = await context.newPage()
  await page.goto('/operate')
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await other.goto('/waitlist')
  await other.getByLabel('Account').click()
  await other.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
})

/** As if an hour had passed since the library stored it. */
async function expireKeptToken(): Promise<void> {
  const wait = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve) => request.addEventListener('success', () => resolve(request.result)))
  const database = await wait(indexedDB.open('firebaseLocalStorageDb'))
  const store = database.transaction('firebaseLocalStorage', 'readwrite').objectStore('firebaseLocalStorage')
  const records = await wait(store.getAll())
  for (const record of records) {
    record.value.stsTokenManager.expirationTime = Date.now() - 1000
    await wait(store.put(record))
  }
  database.close()
}
