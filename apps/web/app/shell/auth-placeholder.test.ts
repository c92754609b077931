import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { AccountMenu } from './account-menu.tsx'

const menu = (email?: string) =>
  renderToStaticMarkup(createElement(MemoryRouter, null, createElement(AccountMenu, { email })))

test('the header keeps a place that can say what it waits for', () => {
  expect(menu()).toMatch(/<output class="account-waiting"><span class="account-setting-up">Setting up</)
})

test('without an address the avatar says U, with one its first letter', () => {
  expect(menu()).toMatch(/data-account-letter[^>]*><span[^>]*>U</)
  expect(menu('ada@mowatt.example')).toMatch(/data-account-letter[^>]*><span[^>]*>A</)
  expect(menu('ada@mowatt.example')).toContain('Signed in as')
})

test('the menu has its three items', () => {
  expect(menu()).toMatch(
    /href="\/waitlist"[^>]*>View Dashboard<.*href="\/waitlist\?openTasks=true"[^>]*>Refer a Friend<.*>Sign out</,
  )
})
