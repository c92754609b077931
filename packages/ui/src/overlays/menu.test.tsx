import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { axeViolations } from '../../test/axe-violations.ts'
import { Button } from '../actions/button.tsx'
import { MenuItem } from './menu-item.tsx'
import { Menu } from './menu.tsx'

function AccountMenu({ onSignOut, isSigningOut = false }: { onSignOut?: () => void; isSigningOut?: boolean }) {
  return (
    <Menu header="Signed in as bea@mowatt.example" trigger={<Button variant="quiet">Account</Button>}>
      <MenuItem link={<a href="#dashboard">View Dashboard</a>} />
      <MenuItem isDisabled>Refer a Friend</MenuItem>
      <MenuItem tone="danger" isBusy={isSigningOut} {...(onSignOut ? { onSelect: onSignOut } : {})}>
        {isSigningOut ? 'Signing out...' : 'Sign out'}
      </MenuItem>
    </Menu>
  )
}

test('the keyboard opens it, passes over what is off, chooses, and comes back', async () => {
  const signOut = vi.fn<() => void>()
  const screen = await render(<AccountMenu onSignOut={signOut} />)
  const trigger = screen.getByRole('button', { name: 'Account' })
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'View Dashboard' })).toHaveFocus()
  expect(await axeViolations()).toEqual([])
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(signOut).toHaveBeenCalledTimes(1)
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
})

test('Esc closes it and gives the focus back', async () => {
  const screen = await render(<AccountMenu />)
  await screen.getByRole('button', { name: 'Account' }).click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Account' })).toHaveFocus()
})

test('an item can be a link', async () => {
  const screen = await render(<AccountMenu />)
  await screen.getByRole('button', { name: 'Account' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'View Dashboard' })).toHaveAttribute('href', '#dashboard')
})

test('while an act is under way the menu stays and says so', async () => {
  const screen = await render(<AccountMenu isSigningOut />)
  await screen.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Signing out...' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Signing out...' })).toHaveAttribute('aria-busy', 'true')
})
