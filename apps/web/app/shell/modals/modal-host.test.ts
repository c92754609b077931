import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ModalHost } from './modal-host.tsx'
import { createModalStack, type ModalProps } from './modal-stack.ts'

function Greeting({ isOpen, name }: ModalProps & { name?: unknown }) {
  return createElement('dialog', { open: isOpen }, `Hello ${String(name)}`)
}

test('the host shows each modal with its props and whether it is open', () => {
  const modals = createModalStack()
  const host = () => renderToStaticMarkup(createElement(ModalHost, { modals }))
  expect(host()).toBe('')
  modals.open({ id: 'first', component: Greeting, props: { name: 'Bea' } })
  modals.open({ id: 'second', component: Greeting, props: { name: 'Ali' } })
  expect(host()).toMatch(/<dialog open="">Hello Bea<.*<dialog open="">Hello Ali</)
  modals.close('first')
  expect(host()).toMatch(/<dialog>Hello Bea<.*<dialog open="">Hello Ali</)
  expect(host()).not.toContain('style=')
})
