import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { browserArgs } from '../../browser-launch.ts'

export type Scores = Record<string, number>

/** Fetched only when needed, because it is 185 MB. */
const PACKAGE = 'lighthouse@12.8.2'
const BROWSER_FLAGS = ['--headless=new', ...browserArgs].join(' ')

/** Lighthouse's four scores for a page on a slow phone, from 0 to 100; undefined where it isn't available. */
export function lighthouseScores(url: string, browser: string): Scores | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'mowatt-lighthouse-'))
  const report = path.join(folder, 'report.json')
  try {
    const args = ['exec', '--yes', `--package=${PACKAGE}`, '--', 'lighthouse', url, '--quiet', '--output=json']
    const run = spawnSync('npm', [...args, `--output-path=${report}`, `--chrome-flags=${BROWSER_FLAGS}`], {
      env: { ...process.env, CHROME_PATH: browser },
      encoding: 'utf8',
    })
    if (run.status !== 0) return undefined
    const { categories } = JSON.parse(readFileSync(report, 'utf8')) as { categories: Record<string, { score: number }> }
    return Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
