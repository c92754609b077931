import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { browserLaunch } from '../browser-launch.ts'

/** Mail programs show no SVG, so Mo and the wordmark travel as PNG. Run it by hand when a drawing has changed. */
const root = path.resolve(import.meta.dirname, '..')
const brand = path.join(root, 'packages/ui/src/brand')
const folder = path.join(root, 'apps/server/src/platform/mail/pictures')
const tokens = readFileSync(path.join(root, 'packages/ui/src/theme/tokens.css'), 'utf8')
const drawing = (file: string) => readFileSync(path.join(brand, file), 'utf8')

// The yellow is part of the pictures: a program that darkens the band behind them must not hide dark letters.
const wordmark = `<style>svg { position: absolute; left: 0; top: 0; height: 32px; color: #1d1d1f; --mo-wordmark-hat: #fff }</style>
  ${drawing('wordmark.svg')}`
const mole = `<style>
  i { position: absolute; left: 0; top: 36px; width: 240px; height: 240px; border-radius: 50%; background: #ffeeb0 }
  svg { position: absolute; right: 20px; bottom: -34px; width: 190px; height: auto }
</style><i></i>${drawing('mo-wave.svg')}`

const browser = await chromium.launch(browserLaunch)
try {
  mkdirSync(folder, { recursive: true })
  await draw('wordmark.png', wordmark, { width: 150, height: 32 })
  await draw('mo-waves.png', mole, { width: 240, height: 176 })
} finally {
  await browser.close()
}

async function draw(file: string, body: string, viewport: { width: number; height: number }): Promise<void> {
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2 })
  await page.setContent(`<html data-theme="light"><style>${tokens}</style>
    <style>body { margin: 0; overflow: hidden; background: #f8bf1e }</style>${body}`)
  const png = await page.screenshot()
  writeFileSync(path.join(folder, file), png)
  process.stdout.write(`${file}: ${png.length} bytes\n`)
  await page.close()
}
