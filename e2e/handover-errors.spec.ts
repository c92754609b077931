import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { billPdf, confirmUpload, dropFile, expectAlert, pickFiles, shown } from './handover-steps.ts'
import { desktop, openAlive } from './open-home.ts'

test.use({ viewport: desktop })

const SOCKET = '**/api/v1/switches/ws'
const file = (name: string, mimeType: string, buffer = Buffer.from('x')) => ({ name, mimeType, buffer })
const png = file('photo.png', 'image/png')

/** A server that accepts every message and gives these replies. */
async function answerSockets(page: Page, reply: object | undefined) {
  await page.routeWebSocket(SOCKET, (socket) => {
    socket.onMessage((message) => {
      const { message_id, event_type } = JSON.parse(String(message)) as Record<string, string>
      const same = { message_id, event_type, response_type: 'message', chat_id: null, data: null }
      if (reply) socket.send(JSON.stringify({ ...same, ...reply }))
    })
  })
}

test('what is wrong with chosen files stands beside the prompt @long', async ({ page }) => {
  await openAlive(page)
  const trouble = shown(page.getByRole('alert'))
  await pickFiles(page, [file('bill.exe', 'application/octet-stream')])
  await expect(trouble).toHaveText(
    'Unsupported file type. Please upload a PDF or bill photos (JPG, PNG, GIF, WEBP, BMP, SVG, HEIC, HEIF, TIFF).',
  )
  await pickFiles(page, [file('large.pdf', 'application/pdf', Buffer.alloc(10 * 1024 * 1024 + 1))])
  await expect(trouble).toHaveText('Each file must be less than 10MB (large.pdf).')
  await pickFiles(page, [file('empty.pdf', 'application/pdf', Buffer.alloc(0))])
  await expect(trouble).toHaveText('Could not read the file. Please try selecting the file again.')
  await pickFiles(page, [billPdf(), png])
  await expect(trouble).toHaveText('Please upload either PDFs or images, not both at once.')
  await pickFiles(page, [billPdf(), billPdf('second.pdf')])
  const dialog = page.getByRole('dialog', { name: 'Confirm upload' })
  await expect(dialog.getByRole('alert')).toHaveText('Please upload one PDF at a time.')
  await expect(dialog).toContainText('october-bill.pdf')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(shown(page.getByRole('button', { name: 'Upload your bill' }))).toBeFocused()

  await pickFiles(page, [png])
  await pickFiles(page, [billPdf()], 'Add more photos')
  await expect(trouble).toHaveText('Please upload either PDFs or images, not both at once.')
  await shown(page.getByRole('button', { name: 'Remove photo 1' })).click()
  await expect(shown(page.getByRole('button', { name: 'Upload your bill' }))).toBeFocused()
})

test('what is pasted or dropped is taken or told why not, and the keyboard finds its way back', async ({ page }) => {
  await openAlive(page)
  const attach = shown(page.getByRole('button', { name: 'Upload your bill' }))
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File(['x'], 'image.png', { type: 'image/png' }))
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  })
  await expect(shown(page.getByRole('button', { name: 'Upload photo' }))).toBeVisible()
  await shown(page.getByRole('button', { name: 'Remove photo 1' })).click()
  await expect(attach).toBeFocused()

  const dialog = page.getByRole('dialog', { name: 'Confirm upload' })
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
  ]) {
    await attach.blur()
    await dropFile(page, billPdf())
    await expect(dialog.getByRole('checkbox')).toBeFocused()
    // Behind the dialog nothing is accepted.
    await dropFile(page, file('folder', ''))
    await leave()
    await expect(dialog).toHaveCount(0)
    await expect(attach).toBeFocused()
  }

  const trouble = shown(page.getByRole('alert'))
  await expect(trouble).toHaveCount(0)
  await dropFile(page, file('folder', ''))
  await expect(trouble).toHaveText(/^Unsupported file type\. /)
  const isTaken = await page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.setData('text/uri-list', 'https://mowatt.example/bill.pdf')
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    document.body.dispatchEvent(drop)
    return drop.defaultPrevented
  })
  expect(isTaken).toBe(true)
  await expect(trouble).toHaveText('Could not read the file. Please try selecting the file again.')
})

test('text that is dragged lands in the prompt, and anywhere else it changes nothing', async ({ page }) => {
  await openAlive(page)
  const [claim, prompt] = [page.getByRole('heading', { level: 1 }), shown(page.locator('.prompt-input'))]
  const drag = async (to: { x: number; y: number }) => {
    await claim.click({ clickCount: 3 })
    const from = (await claim.boundingBox())!
    await page.mouse.move(from.x + 30, from.y + 30)
    await page.mouse.down()
    await page.mouse.move(to.x + 5, to.y + 5, { steps: 4 })
    await page.mouse.move(to.x, to.y)
    await page.mouse.up()
  }
  await drag({ x: 40, y: 880 })
  await expect(prompt).toHaveValue('')
  const field = (await prompt.boundingBox())!
  await drag({ x: field.x + 40, y: field.y + 20 })
  await expect(prompt).toHaveValue(/Switch energy/)
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled()
  // From another window nothing shows where the drag began.
  const isLeftAlone = await page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.setData('text/plain', 'Why is my bill so high?')
    const events = ['dragover', 'drop'].map(
      (kind) => new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }),
    )
    for (const event of events) document.body.dispatchEvent(event)
    return (
      events.every(({ defaultPrevented }) => !defaultPrevented) && !('dropping' in document.documentElement.dataset)
    )
  })
  expect(isLeftAlone).toBe(true)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a file that is broken is told in an alert, and all is as before', async ({ page }) => {
  await openAlive(page)
  await pickFiles(page, [file('broken.pdf', 'application/pdf', Buffer.from('%PDF-1.7\nnothing'))])
  await confirmUpload(page)
  await expectAlert(page, 'Could not read the file. Please try selecting the file again.')
  await pickFiles(page, [png])
  await shown(page.getByRole('button', { name: 'Upload photo' })).click()
  await confirmUpload(page)
  await expectAlert(page, 'We could not process one of the images. Try converting it to JPG or PNG and upload again.')
  await expect(shown(page.getByRole('button', { name: 'Upload your bill' }))).toBeFocused()
})

const BUSY = 'Too many requests. Please try again in a moment.'
const SESSION = '**/api/v1/auth/anonymous-session'

test('what the server says reaches the alert, and what it says of itself does not @long', async ({ page }) => {
  let reply: object = { success: false, error: BUSY }
  await page.routeWebSocket(SOCKET, (socket) => {
    socket.onMessage((message) => {
      const { message_id, event_type } = JSON.parse(String(message)) as Record<string, string>
      const same = { message_id, event_type, response_type: 'message', chat_id: null, data: null }
      socket.send(JSON.stringify({ ...same, ...reply }))
    })
  })
  await openAlive(page)
  const prompt = page.getByRole('textbox', { name: 'Ask Mo about your energy' })
  const ask = async () => {
    await prompt.fill('What is a unit rate?')
    await prompt.press('Enter')
  }
  const upload = async () => {
    await pickFiles(page, [billPdf()])
    await confirmUpload(page)
  }
  for (const [error, toUpload, toQuestion] of [
    [BUSY, BUSY, `Error: ${BUSY}`],
    ['Upload failed', 'Upload failed. Please try again.', 'Error: Upload failed'],
    ['Send failed', 'Upload failed. Please try again.', 'Error: Failed to send message. Please try again.'],
    ['No such table', 'Upload failed. Please try again.', 'Error: No such table'],
    [null, 'Upload failed. Please try again.', 'Error: Failed to send message. Please try again.'],
  ] as const) {
    reply = { success: false, error }
    await upload()
    await expectAlert(page, toUpload)
    await ask()
    await expectAlert(page, toQuestion)
  }
  // No session can be created: neither the error's words nor its status are for visitors.
  await page.evaluate(() => localStorage.clear())
  await page.route(SESSION, (route) => route.fulfill({ status: 500, json: { message: 'Oops' } }))
  await upload()
  await expectAlert(page, 'Upload failed. Please try again.')
  await ask()
  await expectAlert(page, 'Error: Failed to send message. Please try again.')
})

test('a file that went away after it was chosen is told', async ({ page }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mowatt-gone-'))
  const place = path.join(folder, 'gone.pdf')
  writeFileSync(place, billPdf().buffer)
  await openAlive(page)
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    shown(page.getByRole('button', { name: 'Upload your bill' })).click(),
  ])
  await chooser.setFiles(place)
  await expect(page.getByRole('dialog', { name: 'Confirm upload' })).toBeVisible()
  rmSync(folder, { recursive: true })
  await confirmUpload(page)
  await expectAlert(page, 'Could not read the file. Please try selecting the file again.')
})

test('a question without an answer ends after half a minute', async ({ page }) => {
  await page.clock.install()
  let isSent = false
  await page.routeWebSocket(SOCKET, (socket) => socket.onMessage(() => void (isSent = true)))
  await openAlive(page)
  const prompt = page.getByRole('textbox', { name: 'Ask Mo about your energy' })
  await prompt.fill('What is a unit rate?')
  await prompt.press('Enter')
  await expect.poll(() => isSent).toBe(true)
  await expect(async () => {
    await page.clock.fastForward(31_000)
    await expect(page.getByRole('alertdialog')).toBeVisible({ timeout: 500 })
  }).toPass()
  await expectAlert(page, 'Error: Failed to send message. Please try again.')
})

test('an upload without an answer ends after a minute', async ({ page }) => {
  await page.clock.install()
  await answerSockets(page, undefined)
  await openAlive(page)
  await pickFiles(page, [billPdf()])
  const sent = page.waitForFunction(() => document.querySelector('.dig'))
  await confirmUpload(page)
  await sent
  await expect(async () => {
    await page.clock.fastForward(61_000)
    await expect(page.getByRole('alertdialog')).toBeVisible({ timeout: 500 })
  }).toPass()
  await expectAlert(page, 'Upload is taking longer than expected. Please try again.')
})

test('without a connection the page says so, and a question keeps its words', async ({ page, context }) => {
  await openAlive(page)
  await pickFiles(page, [billPdf()])
  await expect(page.getByRole('dialog', { name: 'Confirm upload' })).toBeVisible()
  await context.setOffline(true)
  await confirmUpload(page)
  await expectAlert(page, 'Connection failed. Please check your internet connection and try again.')
  const prompt = page.getByRole('textbox', { name: 'Ask Mo about your energy' })
  await prompt.fill('What is a unit rate?')
  await prompt.press('Enter')
  await expectAlert(page, 'Error: Failed to send message. Please try again.')
  await expect(prompt).toHaveValue('What is a unit rate?')
  await expect(prompt).toBeFocused()
})

test('a question is sent once, whatever is pressed meanwhile', async ({ page }) => {
  const sent: string[] = []
  await page.routeWebSocket(SOCKET, (socket) => {
    socket.onMessage((message) => void sent.push(String(message)))
  })
  await openAlive(page)
  const prompt = page.getByRole('textbox', { name: 'Ask Mo about your energy' })
  await prompt.fill('   ')
  await prompt.press('Enter')
  await prompt.fill('What is a unit rate?')
  await prompt.evaluate((input: HTMLTextAreaElement) => {
    for (let press = 0; press < 3; press++) input.form!.requestSubmit()
  })
  await expect(prompt).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'How do I switch energy suppliers?' })).toBeDisabled()
  await expect.poll(() => sent.length).toBe(1)
})
