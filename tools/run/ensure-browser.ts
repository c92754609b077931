import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findWholeBrowser } from '../../browser-launch.ts'

/** The same browser, headless: journeys take half the time in it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** The path of a Chromium: configured, installed, or one that we install. Ends the process if there is none. */
export function ensureBrowser(): string {
  const named = process.env['CHROMIUM_PATH']
  if (named) return existsSync(named) ? named : give(`CHROMIUM_PATH is set to ${named}, which doesn’t exist.`)
  const found = findBrowser()
  if (found) return found
  console.log('Installing a browser (about a minute).')
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    run('apt-get', ['update', '-qq'])
    const install = ['install', '-y', '-qq', '--no-install-recommends', 'fonts-liberation']
    run('apt-get', [...install, 'chromium'])
    run('apt-get', [...install, 'chromium-headless-shell'])
  } else {
    run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  }
  return findBrowser() ?? give('We couldn’t find a browser. Install Chromium, or set CHROMIUM_PATH.')
}

function findBrowser(): string | undefined {
  const whole = findWholeBrowser() ?? [chromium.executablePath()].find((place) => existsSync(place))
  return whole && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : whole
}

function run(program: string, args: readonly string[]): void {
  spawnSync(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}

function give(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
