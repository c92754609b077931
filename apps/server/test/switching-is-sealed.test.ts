import { adoptChats, deleteAccount, exportAccount, setReminder } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { captureLog } from './captured-log.ts'
import { londonSupply } from './london-supply.ts'
import { createSwitchingTestApp, type SwitchingTestApp } from './switching-test-app.ts'
import { forgetOldSwitches } from '../src/features/switching/public.ts'

const captured = captureLog()
let testApp: SwitchingTestApp

beforeAll(async () => {
  testApp = await createSwitchingTestApp({ log: captured.log })
})
afterAll(() => testApp.close())

const DAY_MS = 86_400_000
const SUPPLY = londonSupply(31_415_926)
const CANARIES = ['87654312', '654321', 'Canary-Name', 'Canary Lane', SUPPLY.mpan, SUPPLY.mprn, '2079460958']

async function everyRow(): Promise<string> {
  const { pool } = testApp.database
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t`)
    texts.push(...rows.map(({ row }) => row))
  }
  return texts.join('\n')
}

/** With bank details that are found wherever they are stored, agreed to, and cancelled. */
async function canarySwitch(supply?: typeof SUPPLY) {
  const who = testApp.visitor()
  const { switch_id } = await testApp.start(who, await testApp.compare(who))
  await testApp.fillAll(who, switch_id, { full_name: 'Ada Canary-Name', ...(supply && { supply }) })
  await testApp.fill(who, switch_id, { line_1: '1 Canary Lane' })
  // As with a real supplier: while it is simulated no bank details are stored at all.
  await testApp.database.pool.query('update switching_switch set is_simulated = false where id = $1', [switch_id])
  const account = { account_name: 'Canary-Name', sort_code: '65-43-21', account_number: '87654312' }
  const token = await who.token()
  const answer = await testApp.app.inject({
    method: 'PUT',
    url: `/api/v1/switches/${switch_id}/details`,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'canary' },
    payload: account,
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).not.toContain('8765')
  expect(answer.body).not.toContain('654321')
  const filled = await testApp.read(who, switch_id)
  const given = await testApp.consent(who, filled)
  return { who, switch_id, given }
}

test('bank details and whatever is personal stand in no table and in no log as they are', async () => {
  await canarySwitch(SUPPLY)
  const rows = await everyRow()
  const hex = (text: string) => Buffer.from(text).toString('hex')
  expect(rows.length).toBeGreaterThan(1000)
  expect(CANARIES.filter((each) => rows.includes(each) || rows.includes(hex(each)))).toEqual([])
  expect(captured.lines().length).toBeGreaterThan(10)
  expect(CANARIES.filter((each) => captured.text().includes(each))).toEqual([])
})

test('an event stays as it was written', async () => {
  await canarySwitch()
  await expect(testApp.database.pool.query("update switching_event set state = 'complete'")).rejects.toThrow(
    'stays as it is',
  )
})

test('bank details go 30 days after the end, the switch after a year, a draft after 30 days', async () => {
  const begin = Date.now()
  testApp.setNow(new Date(begin))
  const { who, switch_id } = await canarySwitch()
  await testApp.cancel(who, switch_id)
  const drafter = testApp.visitor()
  const draft = await testApp.start(drafter, await testApp.compare(drafter))
  const hasBank = async () => (await testApp.read(who, switch_id)).details.bank !== undefined
  testApp.setNow(new Date(begin + 29 * DAY_MS))
  await forgetOldSwitches(testApp.ctx)
  expect(await hasBank()).toBe(true)
  expect((await testApp.read(drafter, draft.switch_id)).state).toBe('draft')
  testApp.setNow(new Date(begin + 31 * DAY_MS))
  await forgetOldSwitches(testApp.ctx)
  expect(await hasBank()).toBe(false)
  await expect(testApp.read(drafter, draft.switch_id)).rejects.toMatchObject({ code: 'not_found' })
  testApp.setNow(new Date(begin + 366 * DAY_MS))
  await forgetOldSwitches(testApp.ctx)
  await expect(testApp.read(who, switch_id)).rejects.toMatchObject({ code: 'not_found' })
  const { rows } = await testApp.database.pool.query('select from switching_event where switch_id = $1', [switch_id])
  expect(rows).toHaveLength(0)
})

test('an account takes its switches along, and they go with it', async () => {
  testApp.setNow(new Date())
  const who = testApp.visitor()
  const compared = await testApp.compare(who, { date: '2027-06-10' })
  const begun = await testApp.start(who, compared)
  await testApp.consent(who, await testApp.fillAll(who, begun.switch_id))
  const { idToken: token } = await testApp.signIn('leaves@mowatt.example')
  await testApp.call(adoptChats, { body: { session: await who.token() } }, { token })
  const body = { comparison_id: compared.comparison_id, on: '2027-06-10' }
  await testApp.call(setReminder, { body }, { token })
  const { data } = await testApp.call(exportAccount, {}, { token })
  expect(data).toMatchObject({
    switching: {
      switches: [
        {
          switch_id: begun.switch_id,
          details: { bank: { account_number: '••••4958' } },
          consent: { agreed: [expect.any(String), expect.any(String), expect.any(String)] },
        },
      ],
      comparisons: [{ comparison: { comparison_id: compared.comparison_id } }],
      reminders: [{ on: '2027-06-10', email: 'leaves@mowatt.example' }],
    },
  })
  await testApp.call(deleteAccount, {}, { token })
  await expect(testApp.read(who, begun.switch_id)).rejects.toMatchObject({ code: 'not_authenticated' })
  for (const table of ['switching_comparison', 'switching_reminder']) {
    const { rows } = await testApp.database.pool.query(`select from ${table} where owner = $1`, [who.owner])
    expect({ table, rows: rows.length }).toEqual({ table, rows: 0 })
  }
})
