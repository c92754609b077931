import { defineConfig } from '@playwright/test'
export default defineConfig({ testDir: '/tmp/w/half/e2e', workers: 1, timeout: 560000, expect: { timeout: 60000 }, reporter: 'list', outputDir:'/tmp/w/half-data/pw-out', use: { baseURL: 'http://localhost:3230', launchOptions: { executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] } } })
