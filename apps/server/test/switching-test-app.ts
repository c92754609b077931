import { type CardOf, type ChatOffer, listCaughtMail, type Switch } from '@mowatt/contract'
import * as contract from '@mowatt/contract'
import { makeAnonymousSession } from '../src/features/identity/public.ts'
import { currentCatalogue, keepComparison } from '../src/features/switching/public.ts'
import { supplierOf } from '../src/features/switching/supplier/supplier-of.ts'
import { advanceSwitches } from '../src/features/switching/switches/advance-switches.ts'
import { createIdentityTestApp, type IdentityTestApp } from './identity-test-app.ts'
import { londonSupply } from './london-supply.ts'

/** The fields of a whole switch's forms, in order. The home is in London. */
const answers = {
  name: { full_name: 'Ada Brook' },
  address: { line_1: '1 Brook Lane', line_2: '', town: 'London', postcode: 'SW1A 1AA' },
  contact: { email: 'ada@mowatt.example', phone: '020 7946 0958' },
  payment: { account_name: 'A Brook', sort_code: '30-94-30', account_number: '41524152' },
} as const

export type Visitor = { owner: string; token(): Promise<string> }

export type SwitchingTestApp = IdentityTestApp & {
  visitor(): Visitor
  /** A comparison as the chat stores it, of one tariff of the catalogue. */
  compare(who: Visitor, more?: { offer?: Partial<ChatOffer>; basis?: unknown; date?: string | null }): Promise<Compared>
  start(who: Visitor, compared: Compared): Promise<Switch>
  fill(who: Visitor, id: string, body: object): Promise<Switch>
  fillAll(who: Visitor, id: string, other?: OtherAnswers): Promise<Switch>
  consent(who: Visitor, given: Switch, idempotencyKey?: string): Promise<Switch>
  read(who: Visitor, id: string): Promise<Switch>
  cancel(who: Visitor, id: string): Promise<Switch>
  /** What the job does every minute. */
  advance(): Promise<number>
  /** Subjects of the mails to an address, oldest first. */
  subjects(to: string): Promise<string[]>
}

/** Unless given, the supply numbers are the visitor's own. */
export type OtherAnswers = { email?: string; full_name?: string; supply?: { mpan: string; mprn: string } }

export type Compared = { comparison_id: string; tariff_id: string }

/** The whole server with what a story test about switching needs. */
export async function createSwitchingTestApp(
  options: Parameters<typeof createIdentityTestApp>[0] = {},
): Promise<SwitchingTestApp> {
  const testApp = await createIdentityTestApp(options)
  const { ctx } = testApp
  let visitors = 0
  const tariff = currentCatalogue().find(
    ({ kind, prices }) => kind === 'fixed' && prices.some(({ fuel }) => fuel === 'gas'),
  )
  if (!tariff) throw new Error('The catalogue has no fixed tariff for both fuels')

  const call: SwitchingTestApp['call'] = testApp.call
  const fill: SwitchingTestApp['fill'] = async (who, id, body) =>
    call(contract.fillSwitch, { params: { switch_id: id }, body }, { token: await who.token() })

  return {
    ...testApp,
    visitor() {
      visitors += 1
      const owner = `anon-visitor-${visitors}`
      // A fresh token each time: a story test outlives the day of a token.
      return { owner, token: async () => (await makeAnonymousSession(ctx, { subject: owner })).jwt }
    },
    async compare(who, { offer = {}, basis = null, date = null } = {}) {
      const shown = { ...offerOf(tariff), ...offer }
      const comparison_id = await ctx.db.transaction().execute((tx) =>
        keepComparison(ctx, tx, {
          chatId: null,
          owner: who.owner,
          userId: null,
          comparison: comparisonOf(shown),
          verdict: verdictOf(date),
          basis,
        }),
      )
      return { comparison_id, tariff_id: shown.tariff_id }
    },
    start: async (who, compared) => call(contract.startSwitch, { body: compared }, { token: await who.token() }),
    fill,
    async fillAll(who, id, other = {}) {
      const { email = `${who.owner}@mowatt.example`, full_name = answers.name.full_name } = other
      const supply = other.supply ?? londonSupply(Number(/\d+$/.exec(who.owner)?.[0] ?? 0))
      await fill(who, id, { full_name })
      await fill(who, id, answers.address)
      await fill(who, id, supply)
      await fill(who, id, { ...answers.contact, email })
      return fill(who, id, answers.payment)
    },
    async consent(who, { switch_id, tariff }, idempotencyKey) {
      const body = {
        tariff_id: tariff.tariff_id,
        yearly_pence: tariff.yearly_pence,
        agrees_to_tariff: true,
        agrees_to_terms: true,
        may_act_for_household: true,
      } as const
      const token = await who.token()
      const how = idempotencyKey === undefined ? { token } : { token, idempotencyKey }
      return call(contract.consentToSwitch, { params: { switch_id }, body }, how)
    },
    read: async (who, id) => call(contract.readSwitch, { params: { switch_id: id } }, { token: await who.token() }),
    cancel: async (who, id) => call(contract.cancelSwitch, { params: { switch_id: id } }, { token: await who.token() }),
    advance: () => advanceSwitches({ ctx, siteName: 'Mowatt', supplier: supplierOf(ctx.config) }),
    async subjects(to) {
      while (await ctx.mail.deliverOne());
      const mails = await call(listCaughtMail, { query: { to } })
      return mails.map(({ subject }) => subject).toReversed()
    },
  }
}

function offerOf({ id, supplier, name, isSample }: ReturnType<typeof currentCatalogue>[number]): ChatOffer {
  return {
    tariff_id: id,
    supplier,
    name,
    kind: 'fixed',
    features: [],
    is_sample: isSample,
    pence: 165_432,
    range: null,
    saving_pence: 12_345,
    saving_range: null,
    exit_fees_now_pence: 0,
    exit_fee_pence: 5000,
    term: 'Fixed for 12 months.',
    payment_method: 'direct_debit',
    rates: [
      { label: 'Electricity unit rate', text: '24.12p' },
      { label: 'Electricity standing charge', text: '51.37p a day' },
      { label: 'Gas unit rate', text: '5.98p' },
      { label: 'Gas standing charge', text: '29.82p a day' },
    ],
    working: [],
    notes: [],
  }
}

function comparisonOf(offer: ChatOffer): CardOf<'comparison'> {
  return {
    kind: 'comparison',
    comparison_id: '',
    on: '2026-11-15',
    is_sample: true,
    region: 'London',
    basis: 'Your bill.',
    current: null,
    offers: [offer],
    notes: [],
  }
}

function verdictOf(date: string | null): CardOf<'verdict'> | null {
  if (date === null) return null
  return {
    kind: 'verdict',
    comparison_id: '',
    verdict: 'stay',
    headline: 'Stay where you are for now.',
    reason: 'Leaving today costs more in exit fees than it saves.',
    saving_pence: -1200,
    working: [],
    date,
    tariff_id: null,
    is_sure: true,
    is_sample: true,
    worked_out_on: '2026-11-15',
  }
}
