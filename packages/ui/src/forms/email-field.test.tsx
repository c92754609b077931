import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { axeViolations } from '../../test/axe-violations.ts'
import { EmailField } from './email-field.tsx'

const LONG_ADDRESS = 'bartholomew.featherstonehaugh.of.kirkstall@mowatt.example'

function FieldIn({ widthPx, ...rest }: { widthPx: number; defaultValue?: string }) {
  return (
    <div style={{ width: widthPx }}>
      <EmailField label="Email address" {...rest} />
    </div>
  )
}

function fontSizeOf(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).fontSize)
}

test('it asks for an e-mail address in the way browsers and keyboards know', async () => {
  const screen = await render(<EmailField label="Email address" name="email" />)
  const field = screen.getByRole('textbox', { name: 'Email address' })
  await expect.element(field).toHaveAttribute('type', 'email')
  await expect.element(field).toHaveAttribute('autocomplete', 'email')
})

test('a short address keeps its size', async () => {
  const screen = await render(<FieldIn widthPx={320} />)
  const field = screen.getByRole('textbox')
  await field.fill('bea@mowatt.example')
  expect(fontSizeOf(field.element())).toBe(17)
})

test('a long address shrinks by half pixels, at most by four, and grows back', async () => {
  const screen = await render(<FieldIn widthPx={320} />)
  const field = screen.getByRole('textbox')
  await field.fill('bartholomew.feather@mowatt.example')
  const shrunk = fontSizeOf(field.element())
  expect(shrunk).toBeLessThan(17)
  expect(shrunk).toBeGreaterThan(13)
  expect(shrunk * 2).toBe(Math.round(shrunk * 2))
  await field.fill(LONG_ADDRESS)
  expect(fontSizeOf(field.element())).toBe(13)
  await field.fill('')
  expect(fontSizeOf(field.element())).toBe(17)
})

test('it never gets smaller than ten pixels', async () => {
  const screen = await render(<FieldIn widthPx={160} />)
  document.documentElement.style.fontSize = '12px'
  await screen.getByRole('textbox').fill(LONG_ADDRESS)
  const smallest = fontSizeOf(screen.getByRole('textbox').element())
  document.documentElement.style.fontSize = ''
  // 12.75 px less four would be 8.75; the last half step above the floor is 10.25.
  expect(smallest).toBe(10.25)
})

test('it fits an address that was there from the start, and fits again in a wider place', async () => {
  const screen = await render(<FieldIn widthPx={320} defaultValue={LONG_ADDRESS} />)
  const field = screen.getByRole('textbox')
  await expect.poll(() => fontSizeOf(field.element())).toBe(13)
  await screen.rerender(<FieldIn widthPx={900} defaultValue={LONG_ADDRESS} />)
  await expect.poll(() => fontSizeOf(field.element())).toBe(17)
})

test('it works controlled', async () => {
  function Controlled() {
    const [value, setValue] = useState('')
    return <EmailField label="Email address" value={value} onChange={(event) => setValue(event.currentTarget.value)} />
  }
  const screen = await render(<Controlled />)
  await userEvent.keyboard('{Tab}bea@mowatt.example')
  await expect.element(screen.getByRole('textbox')).toHaveValue('bea@mowatt.example')
})

test('it passes axe with and without an error', async () => {
  await render(
    <>
      <EmailField label="Email address" hint="We send a link, no password." />
      <EmailField label="Other address" error="Please enter a valid email address" />
    </>,
  )
  expect(await axeViolations()).toEqual([])
})
