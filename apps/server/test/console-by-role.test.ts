import {
  type ConsolePage,
  consolePages,
  type Endpoint,
  endpoints,
  type OperatorRole,
  operatorRoles,
} from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentityTestApp, type IdentityTestApp } from './identity-test-app.ts'
import { signInOperator } from './sign-in-operator.ts'

/** The page of every endpoint of the console, written here once more: an endpoint that asks for too little is found. */
const PAGES: Record<ConsolePage, readonly string[]> = {
  members: ['searchMembers', 'readMemberRecord'],
  held: ['listHeldEntries', 'decideEntry'],
  support: ['listPersonRequests', 'readPersonRequest', 'openConversation', 'answerPerson', 'closePersonRequest'],
  readings: ['listDoubtedReadings'],
  switches: ['listWatchedSwitches'],
  people: ['findPerson', 'exportPerson', 'deletePerson'],
  invite: ['previewInvitation', 'sendInvitations', 'exportMembers'],
  competition: [
    'readOperatedCompetition',
    'openEdition',
    'takeCompetitionStep',
    'excludeFromCompetition',
    'decideProposal',
    'listEntrants',
    'openPrizeAddress',
    'markPrizeSent',
  ],
  content: [
    'listContentRecords',
    'readContentRecord',
    'createContentRecord',
    'saveContentDraft',
    'previewContent',
    'checkContent',
    'actOnContent',
    'uploadPicture',
  ],
  campaigns: ['listCampaigns'],
  claims: ['listClaimRegister', 'renewClaim'],
  topics: ['listTopics', 'openTopic'],
  tariffs: ['listCatalogue', 'previewTariffs', 'importTariffs', 'listCommission', 'putCommission'],
  figures: ['listFigures', 'previewFigures', 'importFigures', 'editFigure', 'removeFigure', 'restoreFigure'],
  insights: ['readInsights'],
  health: ['readHealth', 'listUnsentMail', 'sendMailAgain'],
  operators: ['listOperators', 'changeRole'],
  audit: ['listAudit', 'checkAudit'],
}
/** What each role may open at all. */
const EVERYONE = ['readConsole', 'searchConsole']

const reason = 'Because I can'
const person = { email: 'nobody@person.example', reason }
const version = 'x'
const seen = 'x'
const invitation = { count: 1, subject: 'Your turn', words: 'Come in.' }
/** Bodies that are valid as such: only then is it the role that is refused. */
const BODIES: Record<string, object> = {
  decideEntry: { outcome: 'count', words: reason },
  openConversation: { reason },
  answerPerson: { words: 'Here’s your answer.', seen_answers: 0 },
  closePersonRequest: { reason },
  findPerson: { email: person.email },
  exportPerson: person,
  deletePerson: person,
  previewInvitation: invitation,
  sendInvitations: { ...invitation, seen, reason },
  exportMembers: { reason },
  openEdition: {
    closes_on: '2001-01-01',
    prizes: [{ first: 1, last: 1, prize: 'A kettle' }],
    draw: { first: 1, last: 10, winners: 1, prize: 'A mug' },
    reason,
  },
  takeCompetitionStep: { step: 'close', reason },
  excludeFromCompetition: { user_id: 'nobody', act: 'hold', reason },
  decideProposal: { decision: 'decline', reason },
  openPrizeAddress: { award: 1, reason },
  markPrizeSent: { award: 1, reason },
  createContentRecord: { kind: 'no-such-kind' },
  saveContentDraft: { values: {}, version },
  actOnContent: { act: 'publish', version, reason },
  uploadPicture: { data: 'AAAA' },
  renewClaim: { figure: '£1', basis: 'None', expires_on: '2030-01-01', is_kept: false, version, reason },
  previewTariffs: { format: 'csv', text: 'x' },
  importTariffs: { format: 'csv', text: 'x', seen, reason },
  putCommission: { supplier: 'Nobody', pence_per_switch: 1, from: '2030-01-01', source: 'None', reason },
  previewFigures: { text: 'x' },
  importFigures: { text: 'x', seen, reason },
  editFigure: { version: 1, fields: {}, reason },
  removeFigure: { version: 1, reason },
  restoreFigure: { version: 1 },
  sendMailAgain: { reason },
  changeRole: { email: person.email, role: null, reason },
}
const QUERIES: Record<string, string> = {
  searchConsole: '?words=anything',
  readInsights: '?from=2026-11-01&to=2026-11-02',
}
/** What an empty console answers to whoever may ask. */
const ANSWERS = ['answered', 'not_found', 'competition_refuses', 'unavailable', 'invalid_request']

const asked = endpoints.filter(({ path }) => /^\/api\/v1\/(?:operate|insights)(?:\/|$)/.test(path))

let t: IdentityTestApp
const tokens = new Map<string, string>()
beforeAll(async () => {
  t = await createIdentityTestApp()
  for (const role of operatorRoles) tokens.set(role, await signInOperator(t, `${role}@mowatt.example`, role))
  tokens.set('member', (await t.signIn('member@person.example')).idToken)
})
afterAll(() => t.close())

async function answerTo({ name, method, path }: Endpoint, token: string | undefined): Promise<string> {
  const id = '018f0000-0000-7000-8000-000000000000'
  const query = QUERIES[name] ?? ''
  const payload = BODIES[name]
  const { statusCode, body } = await t.app.inject({
    method: method as 'GET',
    url: path.replaceAll(/:\w+/g, id) + query,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(method !== 'GET' && { 'idempotency-key': crypto.randomUUID() }),
    },
    ...(payload && { payload }),
  })
  const { code } = JSON.parse(body) as { code?: string }
  return statusCode < 400 ? 'answered' : (code ?? `${statusCode}: ${body}`)
}

test('every endpoint of the console belongs to a page', () => {
  const known = [...EVERYONE, ...Object.values(PAGES).flat()]
  expect(asked.map(({ name }) => name).toSorted()).toEqual(known.toSorted())
})

test.for([...operatorRoles, 'member', 'nobody'])('%s is answered what is theirs, and refused the rest', async (who) => {
  const mayOpen = (name: string) => {
    if (EVERYONE.includes(name)) return operatorRoles.includes(who as OperatorRole)
    const page = (Object.keys(PAGES) as ConsolePage[]).find((each) => PAGES[each].includes(name))
    return page !== undefined && consolePages[page].includes(who as never)
  }
  const refusal = who === 'nobody' ? 'not_authenticated' : 'not_allowed'
  const wrong: string[] = []
  for (const endpoint of asked) {
    const answer = await answerTo(endpoint, tokens.get(who))
    const isRight = mayOpen(endpoint.name) ? ANSWERS.includes(answer) : answer === refusal
    if (!isRight) wrong.push(`${endpoint.name}: ${answer}`)
  }
  expect(wrong).toEqual([])
})
