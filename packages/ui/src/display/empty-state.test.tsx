import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { axeViolations } from '../../test/axe-violations.ts'
import { Button } from '../actions/button.tsx'
import { EmptyState } from './empty-state.tsx'

test('it says what is missing and offers one act; Mo is decoration', async () => {
  const screen = await render(
    <EmptyState title="No bills yet" text="Add one and Mo wakes up." action={<Button>Upload your bill</Button>} />,
  )
  await expect.element(screen.getByRole('heading', { name: 'No bills yet', level: 3 })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Upload your bill' })).toBeVisible()
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument()
  expect(await axeViolations()).toEqual([])
})
