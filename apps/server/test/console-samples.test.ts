import {
  listAudit,
  listCampaigns,
  listDoubtedReadings,
  listHeldEntries,
  listPersonRequests,
  listUnsentMail,
  listWatchedSwitches,
  openConversation,
  readHealth,
  readInsights,
  readPersonRequest,
  searchMembers,
  sendMailAgain,
} from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '@mowatt/tariffs'
import { clearConsole, seedConsole } from '../src/console-samples.ts'
import { londonDay } from '../src/platform/clock/london-day.ts'
import { createIdentityTestApp, type IdentityTestApp } from './identity-test-app.ts'
import { signInOperator } from './sign-in-operator.ts'

let testApp: IdentityTestApp
let token: string
let from: string
let to: string
beforeAll(async () => {
  testApp = await createIdentityTestApp()
  token = await signInOperator(testApp, 'admin@mowatt.example', 'admin')
  to = londonDay(testApp.ctx.now())
  // Soon after midnight the oldest of two weeks of visits were on the day before.
  from = addDays(to, -14)
})
afterAll(() => testApp.close())

const key = () => ({ token, idempotencyKey: crypto.randomUUID() })
const counts = async () => {
  const { call } = testApp
  const [members, held, messages, done, readings, doubtful, switches, mails, insights, campaigns, health] =
    await Promise.all([
      call(searchMembers, { query: { search: 'sample-' } }, { token }),
      call(listHeldEntries, { query: {} }, { token }),
      call(listPersonRequests, { query: {} }, { token }),
      call(listPersonRequests, { query: { show: 'closed' } }, { token }),
      call(listDoubtedReadings, { query: {} }, { token }),
      call(listDoubtedReadings, { query: { show: 'doubtful' } }, { token }),
      call(listWatchedSwitches, { query: {} }, { token }),
      call(listUnsentMail, { query: {} }, { token }),
      call(readInsights, { query: { from, to } }, { token }),
      call(listCampaigns, { query: {} }, { token }),
      call(readHealth, {}, { token }),
    ])
  return {
    members: members.members.length,
    held: held.entries.filter(({ state }) => state === 'held').length,
    appeals: held.entries.flatMap(({ appeal, state }) => (appeal === null ? [] : state)),
    messages: messages.requests.length,
    done: done.requests.length,
    readings: readings.readings.length,
    doubtful: doubtful.readings.length,
    stuck: switches.stuck.length,
    switches: switches.switches.length,
    mails: mails.mails.length,
    funnel: insights.funnel.map(({ visitors }) => visitors),
    errors: insights.errors.map(({ name }) => name),
    home: campaigns.campaigns.find(({ is_default: isDefault }) => isDefault)?.counts.visit,
    sample: campaigns.unknown,
    pageErrors: health.page_errors.map(({ count }) => count),
  }
}

const campaign = { visit: 68, prompt: 42, handover: 28, comparison: 28, signup: 14, switch: 14 }
const lists = {
  members: 0,
  held: 0,
  appeals: [],
  messages: 0,
  done: 0,
  readings: 0,
  doubtful: 0,
  stuck: 0,
  switches: 0,
  mails: 0,
}
const none = { ...lists, funnel: [0, 0, 0, 0, 0, 0], errors: [], home: 0, sample: [], pageErrors: [] }
const alive = {
  members: 50,
  held: 6,
  appeals: ['refused', 'refused'],
  messages: 4,
  done: 1,
  readings: 2,
  doubtful: 1,
  stuck: 1,
  switches: 4,
  mails: 3,
  funnel: [190, 112, 84, 56, 42, 14],
  errors: ['SampleError', 'SampleError'],
  home: 122,
  sample: [{ name: 'sample-autumn', counts: campaign }],
  pageErrors: [7, 7],
}

test('sample data fills each list of the console, once however often it is asked for, and all of it goes again', async () => {
  expect(await counts()).toEqual(none)
  for (let time = 0; time < 2; time++) await seedConsole(testApp.ctx)
  expect(await counts()).toEqual(alive)
  const { entries } = await testApp.call(listAudit, { query: { subject: 'samples' } }, { token })
  expect(entries).toMatchObject([
    { act: 'samples.add', operator: 'terminal' },
    { act: 'samples.add', operator: 'terminal' },
  ])
  const [message] = (await testApp.call(listPersonRequests, { query: {} }, { token })).requests
  const params = { request_id: message?.request_id ?? '' }
  await testApp.call(openConversation, { params, body: { reason: 'Trying it out' } }, key())
  expect((await testApp.call(readPersonRequest, { params }, { token })).messages).toHaveLength(2)
  // None of it can be sent.
  const [mail] = (await testApp.call(listUnsentMail, { query: {} }, { token })).mails
  const again = { params: { mail_id: mail?.mail_id ?? '' }, body: { reason: 'Trying it out' } }
  expect(mail).toMatchObject({ is_gone: true })
  await expect(testApp.call(sendMailAgain, again, key())).rejects.toMatchObject({ code: 'not_found' })
  await clearConsole(testApp.ctx.db)
  expect(await counts()).toEqual(none)
})
