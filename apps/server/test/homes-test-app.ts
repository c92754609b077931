import * as contract from '@mowatt/contract'
import { currentFigures } from '../src/features/figures/public.ts'
import { type CaughtMail, type Home, listCaughtMail } from '@mowatt/contract'
import { currentCatalogue } from '../src/features/switching/public.ts'
import { runWatch, type WatchRun } from '../src/features/homes/watch/run-watch.ts'
import { createIdentityTestApp, type IdentityTestApp } from './identity-test-app.ts'

/** A home of which enough is known for advice: London, a fix that ends in summer, and figures for both fuels. */
export const TOLD = {
  postcode: 'SW1A 1AA',
  payment_method: 'direct_debit',
  fuels: 'both',
  electricity_kwh: 2700,
  gas_kwh: 11_500,
  electricity_rates: { unit_pence: 30, standing_pence: 60 },
  gas_rates: { unit_pence: 8, standing_pence: 35 },
  deal: 'variable',
} as const

export type HomesTestApp = IdentityTestApp & {
  /** Hands a bill over in its own conversation. */
  bring(token: string, bill: Buffer): Promise<{ chat_id: string; bill_id: string }>
  homesOf(token: string): Promise<Home[]>
  /** A home that the user described, not read from a bill. */
  tell(token: string, told?: contract.ToldChange, name?: string): Promise<Home>
  watch(
    token: string,
    home_id: string,
    more?: { threshold_pence?: number; email?: string },
  ): Promise<contract.HomeWatch>
  /** What the job does every minute. */
  run(more?: Partial<WatchRun>): Promise<number>
  mailsTo(to: string): Promise<CaughtMail[]>
}

export async function createHomesTestApp(
  options: Parameters<typeof createIdentityTestApp>[0] = {},
): Promise<HomesTestApp> {
  const testApp = await createIdentityTestApp(options)
  const { app, call, ctx, database } = testApp
  await app.ready()
  // A test that takes a minute could have its homes checked by the schedule, between two of its steps.
  await database.pool.query(`delete from pgboss.schedule where name = 'homes.watch'`)
  const read = (token: string, home_id: string) => call(contract.readHome, { params: { home_id } }, { token })
  return {
    ...testApp,
    async bring(token, bill) {
      // Events of the same time have no order.
      testApp.pass(1)
      const { chat_id } = await call(contract.createChat, {}, { token })
      const body = { file_data: bill.toString('base64'), file_name: 'bill.pdf', file_type: 'pdf' }
      await call(contract.attachBill, { params: { chat_id }, body }, { token })
      const { bills } = await call(contract.listBills, {}, { token })
      return { chat_id, bill_id: bills.find((each) => each.chat_id === chat_id)?.bill_id ?? '' }
    },
    async homesOf(token) {
      const { homes } = await call(contract.listHomes, {}, { token })
      return Promise.all(homes.map(({ home_id }) => read(token, home_id)))
    },
    async tell(token, told = TOLD, name = 'Home') {
      const { home_id } = await call(contract.startHome, { body: { name } }, { token })
      return call(contract.changeHome, { params: { home_id }, body: { told } }, { token })
    },
    async watch(token, home_id, more = {}) {
      const answer = await call(contract.watchHome, { params: { home_id }, body: { agrees: true, ...more } }, { token })
      return answer.watch
    },
    run: (more = {}) =>
      runWatch(ctx, { figures: currentFigures(), catalogue: currentCatalogue(), siteName: 'Mowatt', ...more }),
    async mailsTo(to) {
      while (await ctx.mail.deliverOne());
      return call(listCaughtMail, { query: { to } })
    },
  }
}
