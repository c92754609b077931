import { expect, test } from '@playwright/test'
import { attachBill, openChat, say } from './app-steps.ts'
test.use({ viewport: { width: 1440, height: 900 } })
test.setTimeout(560_000)
for (const bill of [false, true])
  test(`parity ${bill}`, async ({ page }) => {
    await openChat(page)
    if (bill) await attachBill(page)
    const log = page.getByRole('log')
    const asks = ['What if I charged a car at night, what would my bill be?', 'what if I had a heat pump instead of gas', 'what would my bill be with 4 kWp of solar panels', 'what about without export?', 'what if I turned the heating down two degrees', 'what if I had a 10 kWh battery']
    let n = await log.getByRole('article', { name: 'Mo' }).count()
    const links: string[] = [], said: string[] = []
    for (const a of asks) {
      n++
      await say(page, a, n).catch((e) => console.log('SAY', String(e).slice(0, 200)))
      await page.waitForTimeout(800)
      n = await log.getByRole('article', { name: 'Mo' }).count()
      const last = log.getByRole('article', { name: 'Mo' }).last()
      said.push((await last.innerText()).replaceAll('\n', ' '))
      const l = page.getByRole('link', { name: /half hour by half hour/ }).last()
      links.push((await l.count()) ? ((await l.getAttribute('href')) ?? '') : '')
    }
    for (const [i, a] of asks.entries()) {
      console.log('\nQ', a, '\nMO', said[i]!.slice(0, 420), '\nLINK', links[i])
      if (links[i]) {
        await page.goto(links[i]!)
        await expect(page.getByText('Show as a table: A day')).toBeVisible()
        console.log('PAGE', (await page.getByRole('region', { name: 'Answer' }).innerText()).replaceAll('\n', ' '))
        console.log('LIST', (await page.getByRole('region', { name: 'What your year would cost' }).getByRole('listitem').allInnerTexts()).filter((x) => /price cap|current deal/i.test(x.split('\n')[0]!)).join('|').replaceAll('\n', ' '))
      }
    }
  })
