import { setTimeout as wait } from 'node:timers/promises'
import { withServer } from '../run/with-server.ts'

const EACH = 500
/** Below this the two could be told apart by timing. */
const WANTED_P = 0.01
/** The limit for all callers together is per minute. */
const MINUTE_MS = 61_000

/**
 * Asks for sign-in links for 500 addresses with an account and 500 without, alternately, and compares the response
 * times. True when the two can be told apart.
 */
export async function compareLinkTimes(baseUrl: string): Promise<boolean> {
  const startedAt = performance.now()
  const numbers = Array.from({ length: EACH }, (_, at) => at)
  const known = (at: number) => `known-${at}@mowatt.example`
  const unknown = (at: number) => `other-${at}@mowatt.example`
  for (const at of numbers) await ask(baseUrl, known(at))
  for (const at of numbers) await signIn(baseUrl, known(at))
  await wait(Math.max(0, MINUTE_MS - (performance.now() - startedAt)))
  const times: [knownMs: number[], unknownMs: number[]] = [[], []]
  for (const at of numbers) {
    // The second request of a pair finds a warmer server, so the two alternate in that as well.
    const turns = at % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)
    for (const turn of turns) times[turn].push(await ask(baseUrl, turn === 0 ? known(at) : unknown(at)))
  }
  const p = kolmogorovSmirnov(...times)
  const [knownMs, unknownMs] = times.map((each) => median(each).toFixed(2))
  const verdict = p < WANTED_P ? 'SHORT' : 'ok'
  console.log(
    `\nsign-in link, ${EACH} each: account ${knownMs} ms, none ${unknownMs} ms, p ${p.toFixed(3)}, wanted ${WANTED_P}: ${verdict}`,
  )
  return p < WANTED_P
}

const CALLS = '/identitytoolkit.googleapis.com/v1/accounts:'

async function call(baseUrl: string, name: string, body: object): Promise<number> {
  const startedAt = performance.now()
  const answer = await fetch(`${baseUrl}${CALLS}${name}?key=mowatt-local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return performance.now() - startedAt
}

function ask(baseUrl: string, email: string): Promise<number> {
  return call(baseUrl, 'sendOobCode', { requestType: 'EMAIL_SIGNIN', email, continueUrl: `${baseUrl}/waitlist` })
}

async function signIn(baseUrl: string, email: string): Promise<void> {
  for (;;) {
    const mailbox = await fetch(`${baseUrl}/dev/mailbox.json?to=${encodeURIComponent(email)}`)
    const [mail] = (await mailbox.json()) as { text: string }[]
    const oobCode = /oobCode=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    if (oobCode) return void (await call(baseUrl, 'signInWithEmailLink', { email, oobCode }))
    await wait(50)
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** How likely two samples as different as these are, if both came from the same source. */
function kolmogorovSmirnov(first: readonly number[], second: readonly number[]): number {
  const shareBelow = (values: readonly number[], limit: number) =>
    values.filter((value) => value <= limit).length / values.length
  const distance = Math.max(
    ...[...first, ...second].map((at) => Math.abs(shareBelow(first, at) - shareBelow(second, at))),
  )
  const size = Math.sqrt((first.length * second.length) / (first.length + second.length))
  const scaled = (size + 0.12 + 0.11 / size) * distance
  let p = 0
  for (let term = 1; term <= 100; term++) p += 2 * (-1) ** (term - 1) * Math.exp(-2 * term ** 2 * scaled ** 2)
  return scaled < 0.2 ? 1 : Math.min(1, Math.max(0, p))
}

if (import.meta.main) process.exit((await withServer(compareLinkTimes)) ? 1 : 0)
