import type { FailureCode } from '@mowatt/contract/failures'
import { expect, test, vi } from 'vitest'
import { createLinkFlow, type LinkHost } from './link-flow.ts'
import { refusal } from './sign-in-failure.ts'

function flowWith(host: Partial<LinkHost> = {}) {
  const complete = vi.fn<LinkHost['complete']>(async () => undefined)
  const onSignedIn = vi.fn<() => void>()
  const flow = createLinkFlow({
    link: () => 'https://mowatt.example/auth/action?oobCode=x',
    rememberedEmail: () => undefined,
    complete,
    onSignedIn,
    isKept: () => true,
    ...host,
  })
  return { flow, complete, onSignedIn }
}

test('without a remembered address nothing happens until one is typed', async () => {
  const { flow, complete, onSignedIn } = flowWith()
  flow.begin()
  expect(flow.state()).toMatchObject({ stage: 'asking', failure: undefined })
  expect(complete).not.toHaveBeenCalled()
  const done = flow.complete('ada@mowatt.example')
  expect(flow.state().stage).toBe('checking')
  await done
  expect(complete).toHaveBeenCalledExactlyOnceWith('ada@mowatt.example', expect.stringContaining('oobCode'))
  expect(onSignedIn).toHaveBeenCalledOnce()
})

test('with the remembered address it is finished at once, and only once', async () => {
  const { flow, complete, onSignedIn } = flowWith({ rememberedEmail: () => 'ada@mowatt.example' })
  flow.begin()
  expect(flow.state().stage).toBe('working')
  flow.begin()
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(1)
  expect(complete).toHaveBeenCalledOnce()
})

test('an address bar without a link says so', () => {
  const { flow } = flowWith({ link: () => undefined, rememberedEmail: () => 'ada@mowatt.example' })
  flow.begin()
  expect(flow.state()).toMatchObject({
    stage: 'over',
    failure: { code: 'sign_in_link_broken' },
    email: 'ada@mowatt.example',
  })
})

test('a link for something else says so at once, and is tried with no address', () => {
  const { flow, complete } = flowWith({ rememberedEmail: () => 'ada@mowatt.example' })
  flow.begin(true)
  expect(flow.state()).toMatchObject({ stage: 'over', failure: { code: 'sign_in_link_foreign' } })
  expect(complete).not.toHaveBeenCalled()
})

test.for<[FailureCode, string, string]>([
  ['sign_in_link_expired', 'over', 'ada@mowatt.example'],
  ['sign_in_link_used', 'over', 'ada@mowatt.example'],
  ['sign_in_link_broken', 'over', 'ada@mowatt.example'],
  ['sign_in_other_address', 'asking', ''],
  ['sign_in_unreachable', 'asking', 'ada@mowatt.example'],
  ['sign_in_too_often', 'asking', 'ada@mowatt.example'],
  ['sign_in_failed', 'asking', 'ada@mowatt.example'],
])('%s leads to %s with %j', async ([code, stage, email]) => {
  const { flow } = flowWith({ complete: () => Promise.reject(refusal(code)) })
  flow.begin()
  await expect(flow.complete('ada@mowatt.example')).rejects.toMatchObject({ code })
  expect(flow.state()).toMatchObject({ stage, email, failure: { code } })
})

test('a browser that keeps nothing stays on the page', async () => {
  const { flow, onSignedIn } = flowWith({ isKept: () => false })
  flow.begin()
  await flow.complete('ada@mowatt.example')
  expect(onSignedIn).not.toHaveBeenCalled()
  expect(flow.state()).toMatchObject({ stage: 'over', failure: undefined })
})
