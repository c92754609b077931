import { expect, test } from 'vitest'
import { appLink, appTarget } from './app-target.ts'

const siteUrl = 'https://mowatt.example'

test('an app on another host is opened there, in the theme of this one', () => {
  const hosts = { siteUrl, appUrl: 'https://app.mowatt.example' }
  expect(appTarget(hosts, 'system')).toBe('https://app.mowatt.example/chat')
  expect(appTarget(hosts, 'dark')).toBe('https://app.mowatt.example/chat?theme=dark')
})

test('an app on this host without a chat leads to the prompt', () => {
  expect(appTarget({ siteUrl, appUrl: siteUrl }, 'dark')).toBe('/#chat')
})

test('the home page links to the app as soon as there is one', () => {
  expect(appLink({ siteUrl, appUrl: 'https://app.mowatt.example' })).toBe('/mowatt')
  expect(appLink({ siteUrl, appUrl: siteUrl })).toBeUndefined()
})
