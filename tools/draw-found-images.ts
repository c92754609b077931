import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inflateSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { browserLaunch } from '../browser-launch.ts'

/**
 * Draws the committed pictures that a server can't draw itself: the icons, the picture behind the titles of link
 * previews, and the outlines of the characters of those titles. Run it by hand when a drawing or the font has changed.
 */
const root = path.resolve(import.meta.dirname, '..')
const brand = path.join(root, 'packages/ui/src/brand')
const publicFolder = path.join(root, 'apps/web/public')
const ogFolder = path.join(root, 'apps/web/app/features/seo/og')
const fontFile = path.join(root, 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2')

const TITLE_WEIGHT = 850
const LETTERS = [
  ...Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)),
  ...Array.from('£€©°·½¼¾×–—‘’“”…ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜÝàáâäçèéêëìíîïñòóôöùúûüýÿß'),
]

const browser = await chromium.launch(browserLaunch)
try {
  mkdirSync(ogFolder, { recursive: true })
  await drawIcons(browser)
  await drawBase(browser)
  await printLetters(browser)
} finally {
  await browser.close()
}

async function drawIcons(from: Browser): Promise<void> {
  const favicon = readFileSync(path.join(brand, 'favicon.svg'), 'utf8')
  const icon = readFileSync(path.join(brand, 'app-icon.svg'), 'utf8')
  // Phones cut the corners, so the background fills the square and Mo stays inside the circle that is always visible.
  const ground =
    '<rect width="512" height="512" fill="#3d2b21"/><path d="M0 512v-176c84-22 172-34 256-34s172 12 256 34v176z" fill="#281c16"/>'
  const mole = /<g transform="translate\(56 62\) scale\(4\)">([\s\S]*)<\/g><\/svg>/.exec(icon)?.[1] ?? ''
  const full = (scale: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${ground}<g transform="translate(${256 - 50 * scale} ${262 - 51 * scale}) scale(${scale})">${mole}</g></svg>`
  const small = await picture(from, favicon, 32)
  writeFileSync(path.join(publicFolder, 'favicon.svg'), favicon)
  writeFileSync(path.join(publicFolder, 'favicon-32.png'), small)
  writeFileSync(path.join(publicFolder, 'favicon.ico'), asIco(small, 32))
  writeFileSync(path.join(publicFolder, 'apple-touch-icon.png'), await picture(from, full(3.9), 180))
  for (const size of [192, 512]) {
    writeFileSync(path.join(publicFolder, `icon-${size}.png`), await picture(from, icon, size))
    writeFileSync(path.join(publicFolder, `icon-maskable-${size}.png`), await picture(from, full(3.3), size))
  }
}

async function picture(from: Browser, svg: string, size: number): Promise<Buffer> {
  const page = await from.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`)
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return png
}

/** An ICO is a list of pictures; every browser accepts a PNG in it. */
function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

async function drawBase(from: Browser): Promise<void> {
  const page = await from.newPage({ viewport: { width: 1200, height: 630 } })
  const [mole, wordmark] = ['mo-bill.svg', 'wordmark.svg'].map((file) => readFileSync(path.join(brand, file), 'utf8'))
  const tokens = readFileSync(path.join(root, 'packages/ui/src/theme/tokens.css'), 'utf8')
  await page.setContent(`<html data-theme="light"><style>${tokens}</style><style>
    * { margin: 0 }
    body { position: relative; width: 1200px; height: 630px; overflow: hidden; background: #f8bf1e; color: #1d1d1f; --mo-wordmark-hat: #fff }
    i { position: absolute; left: 716px; top: 112px; width: 580px; height: 580px; border-radius: 50%; background: #ffeeb0 }
    .mole { position: absolute; left: 836px; bottom: -70px; width: 340px }
    .mole svg, .wordmark svg { display: block; width: 100%; height: auto }
    .wordmark { position: absolute; left: 72px; top: 60px; width: 234px }
  </style><i></i><div class="mole">${mole}</div><div class="wordmark">${wordmark}</div>`)
  writeFileSync(path.join(ogFolder, 'og-base.png'), await page.screenshot())
  await page.close()
}

async function printLetters(from: Browser): Promise<void> {
  const page = await from.newPage()
  const font = readFileSync(fontFile).toString('base64')
  await page.setContent(
    `<style>@font-face{font-family:F;font-weight:300 900;src:url(data:font/woff2;base64,${font})}p{font:${TITLE_WEIGHT} 100px F}</style><p>A</p>`,
  )
  await page.evaluate(() => document.fonts.ready)
  const glyphs: Record<string, [advance: number, outline: string]> = {}
  for (const letter of LETTERS) {
    await page.evaluate((text) => (document.querySelector('p')!.textContent = text), letter)
    glyphs[letter] = letter === ' ' ? [await widthOf(page, ' '), ''] : outlineIn(await page.pdf(), letter)
  }
  const kerning = await page.evaluate(
    ([letters, weight]) => {
      const brush = document.createElement('canvas').getContext('2d')!
      brush.font = `${weight} 1000px F`
      const alone = new Map(letters.map((letter) => [letter, brush.measureText(letter).width]))
      const pairs: Record<string, number> = {}
      for (const first of letters) {
        for (const second of letters) {
          const nearer = brush.measureText(first + second).width - alone.get(first)! - alone.get(second)!
          if (Math.abs(nearer) >= 8) pairs[first + second] = Math.round(nearer)
        }
      }
      return pairs
    },
    [LETTERS, TITLE_WEIGHT] as const,
  )
  const rows = [
    ...Object.entries(glyphs).map(([letter, [advance, outline]]) => `${letter}\t${advance}\t${outline}`),
    ...Object.entries(kerning).map(([pair, nearer]) => `${pair}\t${nearer}`),
  ]
  writeFileSync(path.join(ogFolder, 'title-letters.txt'), `${rows.join('\n')}\n`)
  await page.close()
}

function widthOf(page: Page, text: string): Promise<number> {
  return page.evaluate(
    ([measured, weight]) => {
      const brush = document.createElement('canvas').getContext('2d')!
      brush.font = `${weight} 1000px F`
      return Math.round(brush.measureText(measured).width)
    },
    [text, TITLE_WEIGHT] as const,
  )
}

/** A variable font goes into a PDF as drawings: one for a missing glyph, and one for the character on the page. */
function outlineIn(pdf: Buffer, letter: string): [number, string] {
  const drawings: string[] = []
  for (const match of pdf.toString('latin1').matchAll(/<<[^>]*?\/Length (\d+)[^>]*>> stream\n/g)) {
    const start = match.index + match[0].length
    const stream = pdf.subarray(start, start + Number(match[1]))
    // Short streams are left as they are.
    const text = (match[0].includes('FlateDecode') ? inflateSync(stream) : stream).toString('latin1')
    if (/^[\d.-]+ 0 [^\n]* d1\n/.test(text)) drawings.push(text)
  }
  const drawing = drawings.at(-1)
  if (!drawing || drawings.length !== 2) throw new Error(`The font has no drawing of ${letter}`)
  const [head = '', ...lines] = drawing.trim().split('\n')
  const outline = lines.flatMap((line) => {
    const parts = line.trim().split(' ')
    const act = parts.pop() ?? ''
    return 'mlch'.includes(act) ? [act + parts.map((part) => Math.round(Number(part))).join(' ')] : []
  })
  return [Math.round(Number.parseFloat(head)), outline.join('')]
}
