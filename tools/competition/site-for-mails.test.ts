import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../../apps/server/src/config.ts'
import { recordSite } from '../../apps/server/src/platform/http/site-record.ts'
import { siteForMails } from './site-for-mails.ts'

let dir: string
beforeEach(() => (dir = mkdtempSync(path.join(tmpdir(), 'mowatt-site-'))))
afterEach(() => rmSync(dir, { recursive: true }))

const site = (given: Record<string, string> = {}) => siteForMails(readConfig({ DATA_DIR: dir, ...given }))

test('links lead where the server on the same data folder is', () => {
  recordSite(dir, 'http://localhost:3744')
  expect(site()).toBe('http://localhost:3744')
  expect(site({ PORT: '3999' })).toBe('http://localhost:3744')
})

test('a set address is believed first', () => {
  recordSite(dir, 'http://localhost:3744')
  expect(site({ SITE_URL: 'https://mowatt.example' })).toBe('https://mowatt.example')
})

test('nobody is mailed a link that is only a default', () => {
  expect(() => site()).toThrow('set SITE_URL to the same address as on the server')
  writeFileSync(path.join(dir, 'site-address'), 'half a rec')
  expect(() => site()).toThrow('set SITE_URL to the same address as on the server')
})
