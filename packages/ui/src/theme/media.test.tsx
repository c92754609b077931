import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { emulateMedia } from '../../test/emulate-media.ts'
import { Button } from '../actions/button.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { Spinner } from '../feedback/spinner.tsx'

afterEach(async () => {
  await emulateMedia('prefers-reduced-motion', '')
})

test('a root that follows the system is dark when the system is', async () => {
  document.documentElement.dataset['theme'] = 'system'
  const screen = await render(<p className="text-text">Night</p>)
  const colour = () => getComputedStyle(screen.getByText('Night').element()).color
  await emulateMedia('prefers-color-scheme', 'light')
  expect(colour()).toBe('rgb(29, 29, 31)')
  await emulateMedia('prefers-color-scheme', 'dark')
  expect(colour()).toBe('rgb(248, 241, 231)')
})

test('under reduced motion the spinner becomes its text and the skeleton stands still', async () => {
  await emulateMedia('prefers-reduced-motion', 'reduce')
  const screen = await render(
    <>
      <Spinner label="Loading your bills" />
      <Skeleton />
    </>,
  )
  expect(screen.getByText('Loading your bills').element().getBoundingClientRect().width).toBeGreaterThan(50)
  expect(document.getAnimations()).toEqual([])
})

test('in forced colours a button without a border gets one', async () => {
  const screen = await render(<Button>Confirm</Button>)
  const borderWidth = () => getComputedStyle(screen.getByRole('button').element()).borderTopWidth
  expect(borderWidth()).toBe('0px')
  await emulateMedia('forced-colors', 'active')
  expect(borderWidth()).toBe('1px')
})

test('the fallback font takes the same line height as Figtree', async () => {
  const screen = await render(
    <>
      <p style={{ fontFamily: 'Figtree Variable', lineHeight: 'normal', fontSize: 100 }}>Figtree</p>
      <p style={{ fontFamily: 'Figtree Fallback', lineHeight: 'normal', fontSize: 100 }}>Fallback</p>
    </>,
  )
  await document.fonts.load('16px "Figtree Variable"')
  const heights = ['Figtree', 'Fallback'].map((text) => screen.getByText(text).element().getBoundingClientRect().height)
  expect(heights).toEqual([120, 120])
})
