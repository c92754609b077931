import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { axeViolations } from '../../test/axe-violations.ts'
import { Skeleton } from './skeleton.tsx'

test('it is hidden from assistive technology and has the asked width', async () => {
  const screen = await render(
    <div style={{ width: 400 }}>
      <Skeleton />
      <Skeleton width="short" />
    </div>,
  )
  const bars = [...screen.container.querySelectorAll('[aria-hidden]')]
  expect(bars.map((bar) => bar.getBoundingClientRect().width)).toEqual([400, 160])
  expect(await axeViolations()).toEqual([])
})
