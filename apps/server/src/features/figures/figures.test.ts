import * as contract from '@mowatt/contract'
import { capPrice, recordsOfFigures, shippedFigures } from '@mowatt/tariffs'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { answerIn, eventsIn } from '../../../test/chat-test-app.ts'
import { createHomesTestApp, type HomesTestApp, TOLD } from '../../../test/homes-test-app.ts'
import { signInOperator } from '../../../test/sign-in-operator.ts'
import { currentFigures, putFigures } from './current-figures.ts'
import { followFigures } from './follow-figures.ts'
import { followShipped } from './follow-shipped.ts'

const TODAY = '2026-11-18'
const IN_QUARTER = '2027-01-20'
const HEADER =
  'kind,region,payment_method,fuel,band,from,to,electricity_unit_p,electricity_standing_p,gas_unit_p,gas_standing_p,year_pounds,vat_percent,electricity_kwh,gas_kwh,source,address,checked_on'
const SOURCE = 'Ofgem price cap,https://www.ofgem.gov.uk/cap,2026-11-18'
const quarter = (unit = '29.00') =>
  `cap,,direct_debit,,,2027-01-01,2027-03-31,${unit},56.00,8.10,31.00,1801,,,,${SOURCE}`
const london = `cap,C,direct_debit,,,2027-01-01,2027-03-31,28.40,47.00,8.20,32.00,,,,,${SOURCE}`
const textOf = (...lines: string[]) => [HEADER, ...lines].join('\n')

let t: HomesTestApp
let editor: string
let admin: string
beforeAll(async () => {
  t = await createHomesTestApp()
  await enter('')
})
afterAll(async () => {
  putFigures(shippedFigures)
  await t.close()
})

/** A session doesn’t outlive a trip to another quarter. */
async function enter(name: string): Promise<void> {
  on(TODAY)
  editor = await signInOperator(t, `editor${name}@mowatt.example`, 'editor')
  admin = await signInOperator(t, `admin${name}@mowatt.example`, 'admin')
}
const on = (day: string) => t.setNow(new Date(`${day}T10:00:00Z`))
const as = (token = editor) => ({ token, idempotencyKey: crypto.randomUUID() })
const list = (query: Record<string, string> = {}) => t.call(contract.listFigures, { query }, { token: editor })
const preview = (text: string) => t.call(contract.previewFigures, { body: { text } }, as())
const take = (text: string, seen: string) =>
  t.call(contract.importFigures, { body: { text, seen, reason: 'Ofgem’s announcement' } }, as())
const audit = async () => (await t.call(contract.listAudit, { query: {} }, { token: admin })).entries

async function add(...lines: string[]): Promise<void> {
  const text = textOf(...lines)
  const { seen, mistakes } = await preview(text)
  expect(mistakes).toEqual([])
  expect(await take(text, seen)).toMatchObject({ outcome: 'imported', figures: lines.length })
}
/** The figure that begins a quarter, as the console shows it. */
async function found(query: Record<string, string>) {
  const { figures } = await list({ when: 'coming', ...query })
  return figures[0]!
}
/** What Mo says about the cap, and what each figure in it comes from. */
async function askMo(text: string): Promise<string> {
  const { idToken: token } = await t.signIn(`asks-${crypto.randomUUID()}@mowatt.example`)
  const { chat_id: chatId } = await t.call(contract.createChat, {}, { token })
  const url = `/api/v1/chats/${chatId}/messages`
  const headers = { authorization: `Bearer ${token}` }
  const answer = await t.app.inject({ method: 'POST', url, headers, payload: { text } })
  const { text: words, cards } = answerIn(eventsIn(answer.body)).message
  return JSON.stringify([words, cards.filter(({ kind }) => kind === 'evidence')])
}
test('what is shipped is the first seed, exactly, and listed with its days and source', async () => {
  const { figures, last_cap_day: last } = await list({ kind: 'cap', region: 'GB', when: 'now' })
  expect(last).toBe('2026-12-31')
  expect(figures).toMatchObject([
    {
      title: 'Price cap, Great Britain, Direct Debit',
      from: '2026-10-01',
      to: '2026-12-31',
      fields: { electricity_unit_p: '26.32', gas_standing_p: '29.68', year_pounds: '1723' },
      is_shipped: true,
      changed_by: null,
    },
  ])
  let all = 0
  for (let after: string | undefined; ;) {
    const page = await list(after === undefined ? {} : { after })
    all += page.figures.length
    if (page.next === null) break
    after = page.next
  }
  expect(all).toBe(recordsOfFigures(shippedFigures).length)
})

test('a new quarter moves nothing today, and from its first day on Mo, verdict and watch use it with its source', async () => {
  const person = 'watched@mowatt.example'
  const { idToken: token } = await t.signIn(person)
  const { electricity_rates: _, gas_rates: __, ...onCap } = TOLD
  const home = await t.tell(token, onCap, 'Capped')
  await t.watch(token, home.home_id)
  const read = () => t.call(contract.readHome, { params: { home_id: home.home_id } }, { token })
  const before = await read()
  const saidBefore = await askMo('what is the price cap?')
  await t.run()

  const text = textOf(quarter(), london)
  const shown = await preview(text)
  expect(shown).toMatchObject({
    mistakes: [],
    counts: { added: 2, changed: 0, same: 0 },
    dry_run: { on: '2027-01-01', homes: 1000 },
  })
  expect(shown.dry_run?.other).toBeGreaterThan(0)
  expect(await take(text, shown.seen)).toEqual({ outcome: 'imported', figures: 2 })
  await expect.poll(() => currentFigures().caps.some(({ from }) => from === '2027-01-01')).toBe(true)

  // Not by a penny, and not in a word but for the date ahead.
  const after = await read()
  expect(after.verdict).toEqual(before.verdict)
  expect(after.year_now).toEqual(before.year_now)
  expect(await askMo('what is the price cap?')).toBe(saidBefore)

  // The quiet watch tells of a cap as soon as it is known.
  expect(await t.run()).toBe(1)
  const mails = await t.mailsTo(person)
  expect(mails.map(({ text: words }) => words).join('\n')).toContain('1 January 2027')

  onTestFinished(() => enter('.again'))
  on(IN_QUARTER)
  const said = await askMo('what is the price cap?')
  expect(said).toContain('From 1 January 2027 to 31 March 2027 the price cap averages 29.00p a kWh')
  expect(said).toContain('Ofgem price cap (https://www.ofgem.gov.uk/cap), checked on 18 November 2026')
  const cap = capPrice('electricity', {
    figures: currentFigures(),
    on: IN_QUARTER,
    region: 'C',
    paymentMethod: 'direct_debit',
  })
  expect(cap).toMatchObject({ from: '2027-01-01', isEarlier: false, isAverage: false })
  const then = await t.call(
    contract.readHome,
    { params: { home_id: home.home_id } },
    { token: (await t.signIn(person)).idToken },
  )
  expect(JSON.stringify(then.year_now)).not.toBe(JSON.stringify(before.year_now))
  const prices = await t.call(contract.listTariffs, { query: { region: 'C', payment_method: 'direct_debit' } })
  expect(prices.figures.caps).toContainEqual(
    expect.objectContaining({ region: 'C', from: '2027-01-01', electricity: ['28.40', '47.00'] }),
  )
})

test('a VAT rate and a typical usage of a later day apply from that day on', async () => {
  await add(`vat,,,gas,,2027-04-01,,,,,,,2.5,,,${SOURCE}`, `typical,,,,medium,2027-07-01,,,,,,,,2400,9000,${SOURCE}`)
  await expect
    .poll(() => currentFigures().vatRates.some(({ from, fuel }) => from === '2027-04-01' && fuel === 'gas'))
    .toBe(true)
  const { figures } = await list({ kind: 'typical' })
  const next = (from: string) => figures.find((each) => each.from === from)
  expect(next('2026-07-01')).toMatchObject({ to: '2027-06-30', when: 'now' })
  expect(next('2027-07-01')).toMatchObject({ to: null, when: 'coming', fields: { gas_kwh: '9000' } })
})

test('malformed values, overlaps and gaps are refused in words, and nothing is stored', async () => {
  const says = async (...lines: string[]) => {
    const { mistakes, dry_run: run, seen } = await preview(textOf(...lines))
    expect(run).toBeNull()
    expect(await take(textOf(...lines), seen)).toEqual({ outcome: 'nothing', figures: 0 })
    return mistakes
  }
  expect(await says(quarter('lots'))).toMatchObject([{ line: 2, field: 'electricity_unit_p' }])
  const later = quarter().replace('2027-01-01,2027-03-31', '2027-07-01,2027-09-30')
  expect(await says(later)).toMatchObject([
    { line: 2, message: expect.stringContaining('so the next must begin on 1 April 2027') },
  ])
  const over = quarter().replace('2027-01-01,2027-03-31', '2027-03-01,2027-06-30')
  expect((await says(over))[0]?.message).toContain('overlaps the one until 31 March 2027')
  expect(await says(quarter().replace('2026-11-18', '2026-12-01'))).toMatchObject([{ message: 'is after today' }])
  const past = quarter().replace('2027-01-01,2027-03-31', '2026-07-01,2026-09-30')
  expect((await says(past))[0]?.message).toContain('is over, so it can’t change any more')
  // Between two known rates, both of days that are over.
  const between = `vat,,,electricity,,2026-01-01,,,,,,,3,,,${SOURCE}`
  expect((await says(between))[0]?.message).toContain('VAT on electricity is over, so it can’t change any more')
  expect((await says(quarter(), quarter('30.00')))[0]).toMatchObject({
    line: 3,
    message: 'is the same figure as line 2',
  })
})

test('of two editors on one figure, the second is told; a deletion can be undone, and each act is in the log', async () => {
  const figure = await found({ region: 'C' })
  const { figure_id } = figure
  const edit = (version: number, fields: Record<string, string>) =>
    t.call(contract.editFigure, { params: { figure_id }, body: { version, fields, reason: 'A slip' } }, as())
  expect(await edit(figure.version, { gas_unit_p: '8.25' })).toEqual({ outcome: 'done', mistakes: [] })
  expect(await edit(figure.version, { gas_unit_p: '8.99' })).toEqual({ outcome: 'changed', mistakes: [] })
  const edited = await found({ region: 'C' })
  expect(edited).toMatchObject({
    version: figure.version + 1,
    fields: { gas_unit_p: '8.25' },
    changed_by: 'editor.again@mowatt.example',
  })
  expect(await edit(edited.version, { gas_unit_p: '' })).toMatchObject({
    outcome: 'refused',
    mistakes: [{ field: 'gas_unit_p', message: 'is missing' }],
  })
  expect(await edit(edited.version, { to: '2027-03-30' })).toMatchObject({ outcome: 'refused' })

  const remove = (id: string, version: number) =>
    t.call(contract.removeFigure, { params: { figure_id: id }, body: { version, reason: 'Wrong' } }, as())
  const main = await found({ region: 'GB', kind: 'cap' })
  expect(await remove(main.figure_id, main.version)).toMatchObject({
    outcome: 'refused',
    mistakes: [{ message: expect.stringContaining('London') }],
  })
  expect(await remove(figure_id, edited.version)).toEqual({ outcome: 'done', mistakes: [] })
  expect((await list({ region: 'C', when: 'coming' })).figures).toEqual([])
  const deleted = async () => (await list({ region: 'C', when: 'deleted' })).figures
  const gone = { figure_id, version: edited.version + 1, changed_by: 'editor.again@mowatt.example', can_restore: true }
  expect(await deleted()).toMatchObject([{ ...gone, when: 'deleted', fields: { gas_unit_p: '8.25' } }])
  const undo = await t.call(
    contract.restoreFigure,
    { params: { figure_id }, body: { version: edited.version + 1 } },
    as(),
  )
  expect(undo).toEqual({ outcome: 'done', mistakes: [] })
  expect(await found({ region: 'C' })).toMatchObject({ fields: { gas_unit_p: '8.25' } })
  expect(await deleted()).toEqual([])

  const acts = (await audit()).filter(({ act }) => act.startsWith('figures.')).map(({ act }) => act)
  expect(acts).toEqual(['figures.restore', 'figures.remove', 'figures.edit', 'figures.import', 'figures.import'])
  expect(await t.call(contract.checkAudit, {}, { token: admin })).toMatchObject({ broken: null })
})

test('what was deleted and entered again, or would apply by now, is listed but can’t be brought back', async () => {
  const line = (percent: string) => `vat,,,gas,,2029-01-01,,,,,,,${percent},,,${SOURCE}`
  const removeIt = async () => {
    const { figure_id, version } = await found({ kind: 'vat' })
    const body = { version, reason: 'Wrong' }
    expect(await t.call(contract.removeFigure, { params: { figure_id }, body }, as())).toMatchObject({
      outcome: 'done',
    })
    return { figure_id, version: version + 1 }
  }
  const deleted = async () => (await list({ kind: 'vat', when: 'deleted' })).figures
  await add(line('1'))
  const first = await removeIt()
  await add(line('2'))
  expect(await deleted()).toMatchObject([{ ...first, can_restore: false }])
  expect(
    await t.call(
      contract.restoreFigure,
      { params: { figure_id: first.figure_id }, body: { version: first.version } },
      as(),
    ),
  ).toMatchObject({ outcome: 'refused', mistakes: [{ message: expect.stringContaining('is there twice') }] })

  const second = await removeIt()
  const both = await deleted()
  expect(both.map(({ can_restore: canRestore }) => canRestore)).toEqual([true, true])
  expect(both.map(({ figure_id: id }) => id).toSorted()).toEqual([first.figure_id, second.figure_id].toSorted())
  expect((await list({ kind: 'vat' })).figures.every(({ when }) => when !== 'deleted')).toBe(true)

  onTestFinished(() => enter('.since'))
  on('2029-01-01')
  editor = await signInOperator(t, 'editor.then@mowatt.example', 'editor')
  expect((await deleted()).map(({ can_restore: canRestore }) => canRestore)).toEqual([false, false])
})

test('a figure that applies is neither edited nor deleted, but an imported line corrects it', async () => {
  const { figures } = await list({ kind: 'cap', region: 'GB', when: 'now' })
  const { figure_id, version, fields } = figures[0]!
  const params = { figure_id }
  const body = { version, reason: 'Wrong' }
  const refused = { outcome: 'refused', mistakes: [{ message: expect.stringContaining('already applies') }] }
  expect(await t.call(contract.removeFigure, { params, body }, as())).toMatchObject(refused)
  expect(
    await t.call(contract.editFigure, { params, body: { ...body, fields: { gas_unit_p: '9' } } }, as()),
  ).toMatchObject(refused)
  const line = `cap,,direct_debit,,,2026-10-01,2026-12-31,26.33,54.83,7.97,29.68,1723,,,,${SOURCE}`
  const shown = await preview(textOf(line))
  expect(shown).toMatchObject({ mistakes: [], counts: { changed: 1 }, dry_run: { on: TODAY } })
  expect(shown.changes[0]).toMatchObject({ was: { electricity_unit_p: fields['electricity_unit_p'] } })
})

test('nothing is taken where the figures or the text aren’t what was seen', async () => {
  const one = textOf(`vat,,,electricity,,2028-01-01,,,,,,,1,,,${SOURCE}`)
  const two = textOf(`vat,,,electricity,,2028-02-01,,,,,,,2,,,${SOURCE}`)
  const [first, second] = [await preview(one), await preview(two)]
  expect(await take(two, first.seen)).toEqual({ outcome: 'changed', figures: 0 })
  expect(await take(two, second.seen)).toMatchObject({ outcome: 'imported' })
  expect(await take(one, first.seen)).toEqual({ outcome: 'changed', figures: 0 })
})

test.for(['support', 'promoter'] as const)('a %s is refused', async (role) => {
  const token = await signInOperator(t, `${role}@mowatt.example`, role)
  const text = textOf(quarter())
  await expect(t.call(contract.listFigures, { query: {} }, { token })).rejects.toMatchObject({ code: 'not_allowed' })
  await expect(t.call(contract.previewFigures, { body: { text } }, as(token))).rejects.toMatchObject({
    code: 'not_allowed',
  })
  const body = { text, seen: 'x', reason: 'Because' }
  await expect(t.call(contract.importFigures, { body }, as(token))).rejects.toMatchObject({ code: 'not_allowed' })
})

test('a later version brings its figures, but nothing that an operator changed, removed or already has', async () => {
  const shipped = recordsOfFigures(shippedFigures)
  expect(await followShipped(t.ctx)).toBe(false)
  const renewed = shipped.map((record) =>
    record.kind === 'vat' && record.fuel === 'gas' ? { ...record, source: 'A better source' } : record,
  )
  const ours = {
    ...shipped.find((each) => each.kind === 'cap' && each.from === '2026-10-01')!,
    from: '2027-01-01',
    to: '2027-03-31',
  } as (typeof shipped)[number]
  expect(await followShipped(t.ctx, [...renewed, ours])).toBe(true)
  expect((await list({ kind: 'vat' })).figures.map(({ source }) => source)).toContain('A better source')
  expect(await found({ region: 'GB', kind: 'cap' })).toMatchObject({
    fields: { electricity_unit_p: '29.00' },
    is_shipped: false,
  })
  // Once more is nothing new.
  expect(await followShipped(t.ctx, [...renewed, ours])).toBe(false)
})

test('another process sees a change at once, and one that was away when it is back', async () => {
  putFigures(shippedFigures)
  await followFigures(t.ctx)
  expect(currentFigures().caps.some(({ from }) => from === '2027-01-01')).toBe(true)
})
