import { Failure } from '@mowatt/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { createHomeClient } from './create-home-client.ts'

type Asked = { method: string; path: string; token: string }

/** A server on which each token has its own homes. */
function serve(homesOf: Record<string, string[] | number>) {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (path: string, { method, headers }: RequestInit) => {
    const token = new Headers(headers).get('authorization')?.replace('Bearer ', '') ?? ''
    asked.push({ method: method ?? '', path, token })
    const homes = homesOf[token] ?? 401
    if (typeof homes === 'number') return new Response(JSON.stringify({ code: CODES[homes] }), { status: homes })
    if (path === '/api/v1/homes') return Response.json({ homes: homes.map(listed) })
    const isOwn = homes.some((id) => path.startsWith(`/api/v1/homes/${id}`))
    return isOwn ? Response.json({ is_stopped: true }) : Response.json({ code: 'not_found' }, { status: 404 })
  })
  return asked
}

const CODES: Record<number, string> = { 401: 'not_authenticated', 500: 'unexpected' }
const listed = (home_id: string) => ({ home_id, name: 'Home', postcode: null, bill_count: 0, is_watched: false })
const session = (tokens: string[]) => ({ tokens: async () => tokens, begin: async () => tokens[0] ?? '' })
const never = new AbortController().signal

afterEach(() => vi.unstubAllGlobals())

test('homes of all sessions are listed once each, and later asked about as who listed them', async () => {
  const asked = serve({ account: ['one'], visit: ['one', 'two'] })
  const client = createHomeClient('', session(['account', 'visit']))
  expect((await client.list(never)).map(({ home_id }) => home_id)).toEqual(['one', 'two'])
  await client.stopWatch('two')
  await client.stopWatch('one')
  expect(asked.slice(2)).toEqual([
    { method: 'DELETE', path: '/api/v1/homes/two/watch', token: 'visit' },
    { method: 'DELETE', path: '/api/v1/homes/one/watch', token: 'account' },
  ])
})

test('a session that is over lists nothing; a server in trouble is told of, unless another session has homes', async () => {
  serve({ over: 401, broken: 500, visit: ['one'] })
  expect(await createHomeClient('', session(['over'])).list(never)).toEqual([])
  await expect(createHomeClient('', session(['over', 'broken'])).list(never)).rejects.toThrow(Failure)
  expect(await createHomeClient('', session(['broken', 'visit'])).list(never)).toHaveLength(1)
})

test('whoever was let in and has a newer token is asked as that; whoever is signed out hears so', async () => {
  const homes: Record<string, string[] | number> = { old: ['one'], new: ['one'], visit: [] }
  const asked = serve(homes)
  let tokens = ['old', 'visit']
  const client = createHomeClient('', { tokens: async () => tokens, begin: async () => '' })
  await client.stopWatch('one')
  homes['old'] = 401
  tokens = ['new', 'visit']
  await client.stopWatch('one')
  expect(asked.map(({ token }) => token)).toEqual(['old', 'old', 'new'])
  homes['new'] = 401
  tokens = ['visit']
  await expect(client.stopWatch('one')).rejects.toMatchObject({ code: 'not_authenticated' })
})

test('a home from a link is asked for as each until one is let in', async () => {
  const asked = serve({ account: [], visit: ['one'] })
  await createHomeClient('', session(['account', 'visit'])).stopWatch('one')
  expect(asked.map(({ token }) => token)).toEqual(['account', 'visit'])
})
