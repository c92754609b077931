import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createModalStack } from './modal-stack.ts'

const component = () => null

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a modal opens above the page, at 50 unless told', () => {
  const modals = createModalStack()
  modals.open({ id: 'upload', component })
  modals.open({ id: 'alert', component, zIndex: 60, props: { text: 'Upload failed.' } })
  expect(modals.entries()).toEqual([
    { id: 'upload', component, isOpen: true, zIndex: 50, props: {} },
    { id: 'alert', component, isOpen: true, zIndex: 60, props: { text: 'Upload failed.' } },
  ])
})

test('opening an id again replaces the modal that had it', () => {
  const modals = createModalStack()
  modals.open({ id: 'upload', component, props: { name: 'a.pdf' } })
  modals.open({ id: 'alert', component })
  modals.open({ id: 'upload', component, props: { name: 'b.pdf' } })
  expect(modals.entries().map(({ id, props }) => [id, props])).toEqual([
    ['alert', {}],
    ['upload', { name: 'b.pdf' }],
  ])
})

test('a closed modal is not open at once and gone after 300 ms', () => {
  const modals = createModalStack()
  modals.open({ id: 'upload', component })
  modals.close('upload')
  expect(modals.entries()).toMatchObject([{ id: 'upload', isOpen: false }])
  vi.advanceTimersByTime(299)
  expect(modals.entries()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(modals.entries()).toEqual([])
})

test('a modal that opens again while it leaves stays', () => {
  const modals = createModalStack()
  modals.open({ id: 'upload', component })
  modals.close('upload')
  vi.advanceTimersByTime(200)
  modals.open({ id: 'upload', component })
  vi.advanceTimersByTime(1000)
  expect(modals.entries()).toMatchObject([{ id: 'upload', isOpen: true }])
})

test('closing all closes each of them, and closing twice changes nothing', () => {
  const modals = createModalStack()
  const heard = vi.fn<() => void>()
  modals.open({ id: 'upload', component })
  modals.open({ id: 'alert', component })
  modals.subscribe(heard)
  modals.closeAll()
  modals.closeAll()
  modals.close('nobody')
  expect(heard).toHaveBeenCalledOnce()
  expect(modals.entries().map(({ isOpen }) => isOpen)).toEqual([false, false])
  vi.runAllTimers()
  expect(modals.entries()).toEqual([])
})

test('who stops listening hears nothing more', () => {
  const modals = createModalStack()
  const heard = vi.fn<() => void>()
  modals.subscribe(heard)()
  modals.open({ id: 'upload', component })
  expect(heard).not.toHaveBeenCalled()
})
