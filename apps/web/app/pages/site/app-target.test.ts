import { expect, test } from 'vitest'
import { appTarget, isAppHost } from './app-target.ts'

const siteUrl = 'https://mowatt.example'
const elsewhere = { siteUrl, appUrl: 'https://app.mowatt.example' }

test('an app on another host is opened there, in the theme of this one', () => {
  expect(appTarget(elsewhere, 'system')).toBe('https://app.mowatt.example/chat')
  expect(appTarget(elsewhere, 'dark')).toBe('https://app.mowatt.example/chat?theme=dark')
})

test('an app on this host is a page of it', () => {
  expect(appTarget({ siteUrl, appUrl: siteUrl }, 'dark')).toBe('/chat')
})

test('the root page of an app with a host of its own is known by its name', () => {
  expect(isAppHost(new URL('https://app.mowatt.example/'), elsewhere)).toBe(true)
  expect(isAppHost(new URL('https://mowatt.example/'), elsewhere)).toBe(false)
  expect(isAppHost(new URL('https://mowatt.example/'), { siteUrl, appUrl: siteUrl })).toBe(false)
})
