import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { axeViolations } from '../../test/axe-violations.ts'
import { Note } from '../feedback/note.tsx'
import { EmptyState } from './empty-state.tsx'
import { Table, type TableColumn } from './table.tsx'

type Player = { name: string; points: number }

const columns: TableColumn<Player>[] = [
  { key: 'name', header: 'Name', cell: (player) => player.name },
  { key: 'points', header: 'Points', cell: (player) => player.points, isNumeric: true },
]
const players = [
  { name: 'Velvet Hedgehog 8', points: 1480 },
  { name: 'Nimble Pike 15', points: 1320 },
]
const basics = { caption: 'Leaderboard', columns, rowKey: (player: Player) => player.name }

test('it is a named table with headers and cells', async () => {
  await page.viewport(1440, 900)
  const screen = await render(<Table {...basics} rows={players} />)
  await expect.element(screen.getByRole('table', { name: 'Leaderboard' })).toBeVisible()
  await expect.element(screen.getByRole('columnheader', { name: 'Points' })).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: '1480' })).toBeVisible()
  expect(screen.getByRole('row').elements()).toHaveLength(3)
  expect(await axeViolations()).toEqual([])
})

test('the header stays in sight while the rows scroll', async () => {
  await page.viewport(1440, 900)
  const screen = await render(<Table {...basics} rows={players} />)
  expect(getComputedStyle(screen.getByRole('columnheader', { name: 'Name' }).element()).position).toBe('sticky')
})

test('under 900 px each value stands beside its label and nothing scrolls sideways', async () => {
  await page.viewport(390, 900)
  const screen = await render(<Table {...basics} rows={players} />)
  const cell = screen.getByRole('cell', { name: /1480/ }).element()
  expect(getComputedStyle(cell).display).toBe('flex')
  expect(getComputedStyle(cell, '::before').content).toBe('"Points"')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await axeViolations()).toEqual([])
})

test('while loading it is busy, without rows it shows what stands in for them', async () => {
  const empty = <EmptyState isSmall title="Nobody has joined yet" />
  const screen = await render(<Table {...basics} rows={[]} isLoading empty={empty} />)
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  await expect.element(screen.getByText('Nobody has joined yet')).not.toBeInTheDocument()
  await screen.rerender(<Table {...basics} rows={[]} empty={empty} />)
  await expect.element(screen.getByRole('heading', { name: 'Nobody has joined yet' })).toBeVisible()
  expect(await axeViolations()).toEqual([])
})

test('an error stands above the rows that are there', async () => {
  const screen = await render(
    <Table
      {...basics}
      rows={players}
      error={
        <Note tone="danger" announce="alert">
          The list did not come through.
        </Note>
      }
    />,
  )
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: /Velvet/ })).toBeVisible()
})
