import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { faultsAtBothWidths } from './axe-faults.ts'

type Mail = { to: string; subject: string; text: string }

async function mailTo(request: APIRequestContext, address: string): Promise<Mail[]> {
  const answer = await request.get(`/dev/mailbox.json?to=${encodeURIComponent(address)}`)
  return (await answer.json()) as Mail[]
}

function formOf(page: Page) {
  const form = page.getByRole('region', { name: 'Write to us' })
  return {
    form,
    name: form.getByLabel('Your name'),
    organisation: form.getByLabel('Organisation'),
    email: form.getByLabel('Email address'),
    kind: form.getByLabel('Which of these describes you best?'),
    message: form.getByLabel('Your message'),
    consent: form.getByRole('checkbox'),
    send: form.getByRole('button', { name: 'Send message' }),
  }
}

async function fill(page: Page, email: string, message: string) {
  const { name, organisation, email: address, kind, message: text, consent } = formOf(page)
  await name.fill('Bea Brook')
  await organisation.fill('Brook Homes')
  await address.fill(email)
  await kind.selectOption('Housing association')
  await text.fill(message)
  await consent.check()
}

/** A visitor who is faster than people are is asked to check again; the next press counts. */
async function sendUntilTaken(page: Page) {
  await expect(async () => {
    const { form, send } = formOf(page)
    if (await send.isVisible()) await send.click()
    await expect(form.getByRole('heading', { name: 'We have your message' })).toBeVisible({ timeout: 1500 })
  }).toPass()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('mistakes are named beside their fields, nothing typed is lost, and the message arrives', async ({
      page,
      request,
    }, { testId }) => {
      const email = `bea-${testId}@partner.example`
      await page.goto('/become-a-partner')
      const { form, name, email: address, message, kind, consent, send } = formOf(page)
      if (javaScriptEnabled) await page.waitForLoadState('networkidle')
      await name.fill('Bea Brook')
      await address.fill('not an address')
      await message.fill('Two lines\nof text')
      await consent.check()
      await send.click()
      await expect(form.getByText('Please enter a valid email address')).toBeVisible()
      await expect(form.getByText('Please enter your organisation’s name')).toBeVisible()
      await expect(form.getByText('Please choose the one that describes you best')).toBeVisible()
      await expect(address).toHaveAttribute('aria-invalid', 'true')
      await expect(name).toHaveValue('Bea Brook')
      await expect(address).toHaveValue('not an address')
      await expect(message).toHaveValue('Two lines\nof text')
      await expect(consent).toBeChecked()
      await expect(form.getByRole('alert')).toContainText('We haven’t sent your message yet.')
      await expect(kind).toHaveValue('')
      if (javaScriptEnabled) await expect(formOf(page).organisation).toBeFocused()

      await fill(page, email, 'Two lines\nof text')
      await sendUntilTaken(page)
      await expect(form.getByRole('heading', { name: 'What happens next' })).toBeVisible()
      await expect(form).toBeInViewport()
      await expect(page).toHaveURL(/\/become-a-partner\?sent=[\w-]+\.[\w-]+\.[\w-]+/)

      await expect.poll(async () => (await mailTo(request, email)).map(({ subject }) => subject)).toHaveLength(1)
      const team = await mailTo(request, 'hello@mowatt.example')
      const ours = team.filter(({ text }) => text.includes(email))
      expect(ours).toHaveLength(1)
      expect(ours[0]?.text).toContain('Two lines\nof text')

      await page.reload()
      await expect(form.getByRole('heading', { name: 'We have your message' })).toBeVisible()
      expect(await mailTo(request, email)).toHaveLength(1)
    })
  })
}

test('a press too many sends one message @long', async ({ page, request }, { testId }) => {
  const email = `twice-${testId}@partner.example`
  await page.goto('/become-a-partner')
  await page.waitForLoadState('networkidle')
  await fill(page, email, 'Sent twice')
  await sendUntilTaken(page)
  await page.goto('/become-a-partner')
  await fill(page, email, 'Sent twice')
  await sendUntilTaken(page)
  await expect.poll(() => mailTo(request, email)).toHaveLength(1)
})

test('the trap is out of reach of people', async ({ page }) => {
  await page.goto('/become-a-partner')
  await expect(page.getByLabel('Leave this blank')).not.toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('textbox', { name: 'Leave this blank' })).toHaveCount(0)
  await expect(page.locator('[name=website]')).toHaveAttribute('tabindex', '-1')
})

/** Bots are thanked like everyone, at once. */
async function receiptFor(request: APIRequestContext): Promise<string> {
  const data = { name: 'x', organisation: 'x', email: 'x@partner.example', kind: 'other', message: 'x', consent: true }
  const answer = await request.post('/api/v1/contact', { data: { ...data, form_token: '', website: 'filled in' } })
  return ((await answer.json()) as { receipt: string }).receipt
}

test.describe('with reduced motion', () => {
  test('the form has no accessibility faults, empty, refused or sent', async ({ page, request }) => {
    const receipt = await receiptFor(request)
    for (const state of ['empty', 'refused', 'sent']) {
      await page.goto(`/become-a-partner${state === 'sent' ? `?sent=${receipt}` : ''}`)
      await page.waitForLoadState('networkidle')
      if (state === 'refused') {
        await formOf(page).send.click()
        await expect(page.getByRole('alert')).toBeVisible()
      }
      expect(await faultsAtBothWidths(page), state).toEqual([])
    }
  })
})
