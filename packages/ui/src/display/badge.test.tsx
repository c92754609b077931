import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { axeViolations } from '../../test/axe-violations.ts'
import { Badge } from './badge.tsx'

test('each state says itself in words and repeats itself in an icon', async () => {
  const screen = await render(
    <>
      <Badge tone="success">Adds up</Badge>
      <Badge tone="warn">Estimated</Badge>
      <Badge tone="danger">Doesn’t add up</Badge>
      <Badge tone="info">Sample tariffs</Badge>
      <Badge tone="brand">New</Badge>
      <Badge>Neutral</Badge>
    </>,
  )
  for (const word of ['Adds up', 'Estimated', 'Doesn’t add up', 'Sample tariffs']) {
    expect(screen.getByText(word).element().querySelector('svg')).not.toBeNull()
  }
  expect(await axeViolations()).toEqual([])
})

test('an icon of its own takes the place of the usual one', async () => {
  const screen = await render(
    <Badge tone="warn" icon={<b>!</b>}>
      Held
    </Badge>,
  )
  await expect.element(screen.getByText('!')).toBeVisible()
  expect(screen.container.querySelector('svg')).toBeNull()
})
