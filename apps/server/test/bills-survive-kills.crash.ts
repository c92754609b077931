import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { listCaughtMail, readLedger, readMember, submitEnergyBill } from '@mowatt/contract'
import { type Call, createClient, fetchSend } from '@mowatt/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { energyBill } from './files/bill-files.ts'
import { freePort, type SpawnedServer, spawnServer } from './spawned-server.ts'

/** After the acknowledgement: before the job is taken, while the file is read, around the payment, after it. */
const KILL_AFTER_MS = [0, 400, 1200]
const UPLOADS_PER_KILL = 2

const dataDir = mkdtempSync(path.join(tmpdir(), 'mowatt-bill-crash-'))
const store = path.join(dataDir, 'files/waitlist/bills')
let port: number
let server: SpawnedServer
let call: Call

const start = () => spawnServer({ port, env: { DATA_DIR: dataDir } })

beforeAll(async () => {
  port = await freePort()
  server = await start()
  call = createClient(fetchSend(server.url))
}, 60_000)

afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('every bill that was acknowledged is judged and paid once, and no file stays, whenever we are killed', async () => {
  const tokens: string[] = []
  for (const [round, afterMs] of KILL_AFTER_MS.entries()) {
    const members = await Promise.all(
      Array.from({ length: UPLOADS_PER_KILL }, (_, at) => signIn(`member-${round}-${at}@mowatt.example`)),
    )
    const uploads = members.map((token, at) => {
      const file = energyBill(round * UPLOADS_PER_KILL + at).toString('base64')
      return call(submitEnergyBill, { body: { file_data: file, file_name: 'bill.pdf', file_type: '' } }, { token })
    })
    for (const { quest } of await Promise.all(uploads)) expect(['pending', 'done']).toContain(quest.state)
    tokens.push(...members)
    await wait(afterMs)
    await server.kill()
    server = await start()
  }

  const states = async () => {
    const members = await Promise.all(tokens.map((token) => call(readMember, { query: {} }, { token })))
    return members.map(({ quests }) => quests.find(({ id }) => id === 'energy-bill')?.state)
  }
  await expect.poll(states, { timeout: 120_000, interval: 500 }).toEqual(tokens.map(() => 'done'))
  for (const token of tokens) {
    const { entries, points } = await call(readLedger, {}, { token })
    expect(entries.filter(({ quest }) => quest === 'energy-bill')).toHaveLength(1)
    expect(points).toBe(250)
  }
  await expect.poll(() => (existsSync(store) ? readdirSync(store) : []), { timeout: 30_000 }).toEqual([])
  // oxlint-disable-next-line no-console -- the figures of a run belong in its output
  console.log(`${KILL_AFTER_MS.length} kills, ${tokens.length} bills acknowledged, each paid once`)
})

async function signIn(email: string): Promise<string> {
  await ask('accounts:sendOobCode', {
    requestType: 'EMAIL_SIGNIN',
    email,
    continueUrl: `${server.url}/waitlist?terms=accepted`,
  })
  const mailed = async () => (await call(listCaughtMail, { query: { to: email } })).at(0)?.text ?? ''
  await expect.poll(mailed, { timeout: 20_000 }).toContain('oobCode')
  const oobCode = /oobCode=([^&\s]+)/.exec(await mailed())?.[1] ?? ''
  const { idToken } = await ask('accounts:signInWithEmailLink', { email, oobCode: decodeURIComponent(oobCode) })
  return String(idToken)
}

async function ask(name: string, body: object): Promise<Record<string, unknown>> {
  const answer = await fetch(`${server.url}/identitytoolkit.googleapis.com/v1/${name}?key=mowatt-local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const json = (await answer.json()) as Record<string, unknown>
  if (!answer.ok) throw new Error(JSON.stringify(json))
  return json
}
