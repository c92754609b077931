import * as contract from '@mowatt/contract'
import type { CaughtMail, Home } from '@mowatt/contract'
import { type GuardRun, runGuards } from '../src/features/homes/guardian/run-guards.ts'
import { supplierBill } from './files/bill-files.ts'
import { londonSupply } from './london-supply.ts'
import { createSwitchingTestApp, type SwitchingTestApp } from './switching-test-app.ts'

/** Of electricity alone, so that one bill is enough. */
const OFFER = {
  supplier: 'Larkfield Energy',
  rates: [
    { label: 'Electricity unit rate', text: '24.12p per kWh' },
    { label: 'Electricity standing charge', text: '51.37p a day' },
  ],
}

/** A user with an account, a home and a switch that they agreed to on 18 November 2026. */
export type Switcher = { email: string; homeId: string; switchId: string; mpan: string; token: () => Promise<string> }

export type GuardianTestApp = SwitchingTestApp & {
  on(day: string, hour?: number): void
  /** The switch is complete on 9 December, five working days after its fourteen. */
  switched(offer?: Partial<contract.ChatOffer>): Promise<Switcher>
  complete(): Promise<void>
  home(who: Switcher): Promise<Home>
  /** What the job does every minute. */
  run(more?: Partial<GuardRun>): Promise<number>
  answer(who: Switcher, step: string, answer: string): Promise<Home>
  setEmails(who: Switcher, areOn: boolean): Promise<Home>
  bring(who: Switcher, bill: Partial<Parameters<typeof supplierBill>[0]>): Promise<string>
  /** Those that ask about a switch. */
  questions(who: Switcher): Promise<CaughtMail[]>
}

const CONSENTED_ON = '2026-11-18'
export const MOVED_ON = '2026-12-09'

export async function createGuardianTestApp(): Promise<GuardianTestApp> {
  const testApp = await createSwitchingTestApp()
  const { call, ctx } = testApp
  let people = 0
  const on = (day: string, hour = 10) => testApp.setNow(new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`))
  const read = async ({ homeId, token }: Switcher) =>
    call(contract.readHome, { params: { home_id: homeId } }, { token: await token() })

  return {
    ...testApp,
    on,
    async switched(offer = {}) {
      on(CONSENTED_ON)
      people += 1
      const email = `switcher-${people}@mowatt.example`
      let signedIn = await testApp.signIn(email)
      const { localId: owner } = signedIn
      // A story test outlives the hour of a token, and the weeks of a sign-in.
      const token = async () => {
        const { message, body } = await testApp.refresh(signedIn.refreshToken)
        if (message === undefined) return String(body['id_token'])
        signedIn = await testApp.signIn(email)
        return signedIn.idToken
      }
      const { home_id } = await call(contract.startHome, { body: { name: 'Canary Cottage' } }, { token: await token() })
      const told = { postcode: 'SW1A 1AA' }
      await call(contract.changeHome, { params: { home_id }, body: { told } }, { token: await token() })
      const who = { owner, token }
      const supply = londonSupply(7000 + people)
      const begun = await testApp.start(who, await testApp.compare(who, { offer: { ...OFFER, ...offer } }))
      const filled = await testApp.fillAll(who, begun.switch_id, { email, supply })
      await testApp.consent(who, filled)
      return { email, homeId: home_id, switchId: begun.switch_id, mpan: supply.mpan, token }
    },
    async complete() {
      for (const [day, hour] of [
        [CONSENTED_ON, 12],
        ['2026-12-03', 10],
        [MOVED_ON, 10],
      ] as const) {
        on(day, hour)
        await testApp.advance()
      }
    },
    home: read,
    run: (more = {}) => runGuards(ctx, { siteName: 'Mowatt', ...more }),
    async answer(who, step, answer) {
      const asked = { params: { home_id: who.homeId, switch_id: who.switchId }, body: { step, answer } as never }
      return call(contract.answerGuard, asked, { token: await who.token() })
    },
    async setEmails(who, areOn) {
      const asked = { params: { home_id: who.homeId, switch_id: who.switchId }, body: { are_on: areOn } }
      return call(contract.setGuardEmails, asked, { token: await who.token() })
    },
    async bring({ mpan, token: tokenOf }, bill) {
      const token = await tokenOf()
      const { chat_id } = await call(contract.createChat, {}, { token })
      const file = supplierBill({ ...FIRST_BILL, mpan, ...bill })
      const body = { file_data: file.toString('base64'), file_name: 'bill.pdf', file_type: 'pdf' }
      await call(contract.attachBill, { params: { chat_id }, body }, { token })
      const { bills } = await call(contract.listBills, {}, { token })
      return bills.find((each) => each.chat_id === chat_id)?.bill_id ?? ''
    },
    async questions({ email }) {
      while (await ctx.mail.deliverOne());
      const mails = await call(contract.listCaughtMail, { query: { to: email } })
      return mails.filter(({ stopUrl }) => stopUrl !== undefined).toReversed()
    },
  }
}

/** As agreed. */
const FIRST_BILL = {
  supplier: OFFER.supplier,
  from: MOVED_ON,
  to: '2027-01-08',
  on: '2027-01-10',
  unit: 24.12,
  standing: 51.37,
}
