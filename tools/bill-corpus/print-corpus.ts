import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { photoPage, photoSize, photoStyle } from './photo-styles.ts'
import { seededRandom } from './random.ts'

/** Raised when the camera changes, so that earlier photos are not reused. */
const EDITION = 'b'

/** Prints documents with a real browser, once: those already in the folder are reused. */
export type Printer = {
  pdf: (name: string, html: string) => Promise<Uint8Array>
  photos: (name: string, html: string, seed: number) => Promise<Uint8Array[]>
  close: () => Promise<void>
}

export function openPrinter(folder: string, executablePath: string): Printer {
  mkdirSync(folder, { recursive: true })
  let browser: Browser | undefined
  // Hours may pass between two prints, and a busy machine kills browsers.
  const opened = async () => {
    if (!browser?.isConnected()) browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
    return browser
  }
  const stem = (name: string, html: string) =>
    path.join(folder, `${name}.${createHash('sha256').update(html).digest('hex').slice(0, 12)}`)

  return {
    pdf: async (name, html) => {
      const file = `${stem(name, html)}.pdf`
      if (!existsSync(file)) {
        const page = await (await opened()).newPage()
        await page.setContent(html)
        await page.pdf({ path: file, preferCSSPageSize: true, printBackground: true })
        await page.close()
      }
      return readFileSync(file)
    },
    photos: async (name, html, seed) => {
      const start = `${stem(name, html)}-${seed}-${EDITION}-`
      const made = readdirSync(folder)
        .filter((file) => path.join(folder, file).startsWith(start))
        .sort()
      if (made.length > 0) return made.map((file) => readFileSync(path.join(folder, file)))
      const shots = await photograph(await opened(), html, seed)
      for (const [index, bytes] of shots.entries()) writeFileSync(`${start}${index}.jpg`, bytes)
      return shots
    },
    close: async () => {
      await browser?.close()
    },
  }
}

async function photograph(browser: Browser, html: string, seed: number): Promise<Uint8Array[]> {
  const random = seededRandom(seed)
  const flat = await browser.newPage({ viewport: { width: 794, height: 1121 }, deviceScaleFactor: 2.6 })
  await flat.setContent(html)
  const sheets = await flat.locator('.sheet').all()
  const shots: Uint8Array[] = []
  for (let at = 0; at < sheets.length;) {
    const style = photoStyle(random)
    const taken = sheets.slice(at, style.isPair ? at + 2 : at + 1)
    at += taken.length
    const urls: string[] = []
    for (const sheet of taken) urls.push(`data:image/png;base64,${(await sheet.screenshot()).toString('base64')}`)
    const viewport = photoSize(style, taken.length)
    const camera = await browser.newPage({ viewport, deviceScaleFactor: style.pixelsPerCssPixel })
    await camera.setContent(photoPage(urls, style))
    for (const image of await camera.locator('img').all())
      await image.evaluate((element) => (element as HTMLImageElement).decode())
    shots.push(await camera.screenshot({ type: 'jpeg', quality: style.jpegQuality }))
    await camera.close()
  }
  await flat.close()
  return shots
}
