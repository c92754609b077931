import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { axeViolations } from '../../test/axe-violations.ts'
import './gallery.css'
import { Gallery } from './gallery.tsx'

test('everything renders on the server without a style attribute', () => {
  const html = renderToString(<Gallery />)
  expect(html).toContain('Components and states')
  expect(html).not.toContain('style=')
})

test('the browser takes the HTML of the server over as it is', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Gallery />)
  const complain = vi.fn<(error: unknown) => void>()
  const root = hydrateRoot(container, <Gallery />, { onRecoverableError: complain })
  // The region of the toasts exists only in the browser: once it is there, hydration is over.
  await expect.element(page.getByRole('region', { name: /Notifications/ })).toBeInTheDocument()
  expect(complain).not.toHaveBeenCalled()
  root.unmount()
  container.remove()
})

test.each([320, 390, 768, 1440])('at %i px nothing scrolls sideways', async (width) => {
  await page.viewport(width, 900)
  await render(<Gallery />)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

test('the whole gallery passes axe', async () => {
  await page.viewport(1440, 900)
  await render(<Gallery />)
  expect(await axeViolations()).toEqual([])
})
