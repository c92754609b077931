import { Failure, followOnInstagram, startRun, updateMember } from '@mowatt/contract'
import type { Call, CallOptions } from '@mowatt/contract/client'
import { expect, test, vi } from 'vitest'
import { askingForTerms, type AskForTerms } from './asking-for-terms.ts'

/** A server that rejects every request before the tick, and records the requests. */
function owingServer() {
  const asked: [string, CallOptions?][] = []
  let isAccepted = false
  const call = (async (endpoint, _input, options) => {
    asked.push([endpoint.name, options])
    if (endpoint.name === updateMember.name) isAccepted = true
    else if (!isAccepted) throw new Failure('terms_owed')
    return { done: endpoint.name }
  }) as Call
  return { call, asked }
}

const options = { token: 'ada', idempotencyKey: 'one' }

test('an act that wants the tick is sent again after it, as the same request', async () => {
  const { call, asked } = owingServer()
  const ask = vi.fn<AskForTerms>(async (accept) => accept().then(() => true))
  const asking = askingForTerms(call, ask)
  expect(await asking(followOnInstagram, {}, options)).toEqual({ done: 'followOnInstagram' })
  expect(asked).toEqual([
    ['followOnInstagram', options],
    ['updateMember', { token: 'ada', idempotencyKey: expect.stringMatching(/./) }],
    ['followOnInstagram', options],
  ])
  await asking(startRun, { body: {} }, options)
  expect(ask).toHaveBeenCalledOnce()
})

test('two acts at once are one question, and who says no gets the refusal', async () => {
  const { call } = owingServer()
  const ask = vi.fn<AskForTerms>(async () => false)
  const asking = askingForTerms(call, ask)
  const acts = [asking(followOnInstagram, {}, options), asking(startRun, { body: {} }, options)]
  const outcomes = await Promise.allSettled(acts)
  expect(outcomes).toEqual(acts.map(() => ({ status: 'rejected', reason: new Failure('terms_owed') })))
  expect(ask).toHaveBeenCalledOnce()
})

test('a dialog that cannot be fetched, and other refusals, are not held back', async () => {
  const { call } = owingServer()
  const asking = askingForTerms(call, () => Promise.reject(new Error('no such file')))
  await expect(asking(followOnInstagram, {}, options)).rejects.toMatchObject({ code: 'terms_owed' })
  const ask = vi.fn<AskForTerms>()
  const busy = askingForTerms((() => Promise.reject(new Failure('too_many_requests'))) as Call, ask)
  await expect(busy(followOnInstagram, {}, options)).rejects.toMatchObject({ code: 'too_many_requests' })
  expect(ask).not.toHaveBeenCalled()
})
