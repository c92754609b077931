import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { axeViolations } from '../../test/axe-violations.ts'
import { Pagination } from './pagination.tsx'

const hrefFor = (page: number) => `/blog?page=${page}`

test('it links the pages around the current one, with gaps', async () => {
  const screen = await render(<Pagination page={5} pageCount={12} hrefFor={hrefFor} label="Pages of the blog" />)
  const nav = screen.getByRole('navigation', { name: 'Pages of the blog' })
  const words = nav
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent)
  expect(words).toEqual(['Previous', '1', '…', '4', '5', '6', '…', '12', 'Next'])
  await expect.element(screen.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page')
  await expect.element(screen.getByRole('link', { name: 'Page 6' })).toHaveAttribute('href', '/blog?page=6')
  expect(await axeViolations()).toEqual([])
})

test('the ends have no way beyond', async () => {
  const screen = await render(<Pagination page={1} pageCount={2} hrefFor={hrefFor} />)
  await expect.element(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('rel', 'next')
  await expect.element(screen.getByRole('link', { name: 'Previous' })).not.toBeInTheDocument()
  await screen.rerender(<Pagination page={2} pageCount={2} hrefFor={hrefFor} />)
  await expect.element(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('rel', 'prev')
  await expect.element(screen.getByRole('link', { name: 'Next' })).not.toBeInTheDocument()
})

test('one page needs no links', async () => {
  const screen = await render(<Pagination page={1} pageCount={1} hrefFor={hrefFor} />)
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument()
})

test('it can be built on the link of a router', async () => {
  function RouterLink({ to, children, ...rest }: { to: string } & ComponentProps<'a'>) {
    return (
      <a {...rest} href={to} data-router>
        {children}
      </a>
    )
  }
  const screen = await render(<Pagination page={1} pageCount={3} hrefFor={hrefFor} as={RouterLink} />)
  await expect.element(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('data-router')
})
