import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { axeViolations } from '../../test/axe-violations.ts'
import { Note } from './note.tsx'

test('a note that appears after an act is announced by its role', async () => {
  const screen = await render(
    <>
      <Note tone="danger" announce="alert">
        Upload failed. Please try again.
      </Note>
      <Note tone="success" announce="status">
        Saved.
      </Note>
    </>,
  )
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Upload failed. Please try again.')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Saved.')
})

test('every tone passes axe', async () => {
  await render(
    <>
      <Note tone="success">Your bill adds up to the penny.</Note>
      <Note tone="warn">This reading is estimated.</Note>
      <Note tone="danger">Upload failed.</Note>
      <Note tone="info">Electricity has 0% VAT.</Note>
    </>,
  )
  expect(await axeViolations()).toEqual([])
})
