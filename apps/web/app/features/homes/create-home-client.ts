import {
  answerGuard,
  addComplaint,
  changeComplaint,
  changeErrands,
  changeHome,
  compareHome,
  deleteComplaint,
  deleteHome,
  type ErrandsChange,
  Failure,
  type Home,
  type HomeCheck,
  type HomeWatch,
  type InputOf,
  listChecks,
  listHomes,
  mailLetter,
  moveBillToHome,
  readHome,
  type ReplyOf,
  setGuardEmails,
  startHome,
  stopWatch,
  type ToldChange,
  watchHome,
} from '@mowatt/contract'
import { createClient } from '@mowatt/contract/client'
import { newId } from '../../browser/new-id.ts'
import { tellingSend } from '../../browser/other-pages.ts'
import type { KeyedLetter } from '../../shell/app/letter/letter.tsx'
import { type AppSession, askAsAny, isShut } from '../../shell/app/app-session.ts'

import type { ChangeComplaint } from './complaints/complaint-acts.tsx'
import type { NewComplaint } from './complaints/complaint-form.tsx'

export type ListedHome = ReplyOf<typeof listHomes>['homes'][number]
export type HomeChange = { name?: string; told?: ToldChange }
export type GuardAnswer = InputOf<typeof answerGuard>['body']
export type Checks = { checks: HomeCheck[]; next_before: string | null }

/** The homes of this browser and of the signed-in user. A retried write has one effect. */
export function createHomeClient(api: string, session: AppSession) {
  const call = createClient(tellingSend(api))
  /** Who was let in to a home, so that nobody else is asked as. */
  const owners = new Map<string, string>()

  async function as<T>(homeId: string, ask: (token: string) => Promise<T>): Promise<T> {
    const owner = owners.get(homeId)
    const refusal = owner === undefined ? undefined : await askOwner(owner)
    if (refusal && 'value' in refusal) return refusal.value
    try {
      const { value, token } = await askAsAny(session, undefined, ask)
      owners.set(homeId, token)
      return value
    } catch (error) {
      // To a visitor the home of an account isn't there; that its owner is signed out is the reason.
      throw refusal && isShut(error) ? refusal.error : error
    }

    /** The accepted identity may have been signed out since, here or elsewhere, or have a newer token. */
    async function askOwner(token: string): Promise<{ value: T } | { error: Failure }> {
      try {
        return { value: await ask(token) }
      } catch (error) {
        if (!(error instanceof Failure) || error.code !== 'not_authenticated') throw error
        owners.delete(homeId)
        return { error }
      }
    }
  }

  async function begin(body: { name?: string; chat_id?: string }): Promise<Home> {
    const idempotencyKey = newId()
    const ask = (token: string) => call(startHome, { body }, { token, idempotencyKey })
    if (body.chat_id === undefined) {
      const token = await session.begin()
      const home = await ask(token)
      owners.set(home.home_id, token)
      return home
    }
    const { value, token } = await askAsAny(session, body.chat_id, ask)
    owners.set(value.home_id, token)
    return value
  }

  return {
    /** Each once, however many of this browser's sessions may open it. */
    async list(signal?: AbortSignal): Promise<ListedHome[]> {
      const tokens = await session.tokens()
      const lists = await Promise.allSettled(
        tokens.map((token) => call(listHomes, {}, signal ? { token, signal } : { token })),
      )
      const failed = lists.find((list) => list.status === 'rejected' && !isShut(list.reason))
      const homes = new Map<string, ListedHome>()
      for (const [place, list] of lists.entries()) {
        for (const home of list.status === 'fulfilled' ? list.value.homes : []) {
          if (homes.has(home.home_id)) continue
          homes.set(home.home_id, home)
          owners.set(home.home_id, tokens[place]!)
        }
      }
      if (homes.size === 0 && failed?.status === 'rejected') throw failed.reason
      return [...homes.values()]
    },
    read(homeId: string, signal?: AbortSignal): Promise<Home> {
      const params = { home_id: homeId }
      return as(homeId, (token) => call(readHome, { params }, signal ? { token, signal } : { token }))
    },
    /** Empty, under a name. */
    add: (name: string) => begin({ name }),
    /** With what was said and handed over in a conversation. */
    fromChat: (chatId: string) => begin({ chat_id: chatId }),
    change(homeId: string, body: HomeChange): Promise<Home> {
      const params = { home_id: homeId }
      return as(homeId, (token) => call(changeHome, { params, body }, { token, idempotencyKey: newId() }))
    },
    async remove(homeId: string, withBills: boolean): Promise<void> {
      const asked = { params: { home_id: homeId }, query: { with_bills: withBills ? 'true' : 'false' } as const }
      await as(homeId, (token) => call(deleteHome, asked, { token, idempotencyKey: newId() }))
      owners.delete(homeId)
    },
    async moveBill(billId: string, homeId: string): Promise<void> {
      const asked = { params: { home_id: homeId }, body: { bill_id: billId } }
      await as(homeId, (token) => call(moveBillToHome, asked, { token, idempotencyKey: newId() }))
    },
    /** Today's comparison, stored; with the identities that may continue from it. */
    compare(homeId: string) {
      const params = { home_id: homeId }
      return as(homeId, (token) => call(compareHome, { params }, { token, idempotencyKey: newId() }))
    },
    async watch(homeId: string, thresholdPence: number, email?: string): Promise<HomeWatch> {
      const body = { agrees: true, threshold_pence: thresholdPence, ...(email === undefined ? {} : { email }) } as const
      const params = { home_id: homeId }
      const { watch } = await as(homeId, (token) =>
        call(watchHome, { params, body }, { token, idempotencyKey: newId() }),
      )
      return watch
    },
    async stopWatch(homeId: string): Promise<void> {
      const params = { home_id: homeId }
      await as(homeId, (token) => call(stopWatch, { params }, { token, idempotencyKey: newId() }))
    },
    answerGuard(homeId: string, switchId: string, body: GuardAnswer): Promise<Home> {
      const params = { home_id: homeId, switch_id: switchId }
      return as(homeId, (token) => call(answerGuard, { params, body }, { token, idempotencyKey: newId() }))
    },
    setGuardEmails(homeId: string, switchId: string, areOn: boolean): Promise<Home> {
      const asked = { params: { home_id: homeId, switch_id: switchId }, body: { are_on: areOn } }
      return as(homeId, (token) => call(setGuardEmails, asked, { token, idempotencyKey: newId() }))
    },
    checks(homeId: string, before: string): Promise<Checks> {
      const asked = { params: { home_id: homeId }, query: { before } }
      return as(homeId, (token) => call(listChecks, asked, { token }))
    },
    /** Returns the home that it was added to: that of its bill, if it has one. */
    async complain(homeId: string, body: NewComplaint, idempotencyKey = newId()): Promise<string> {
      const asked = { params: { home_id: homeId }, body }
      const added = await as(homeId, (token) => call(addComplaint, asked, { token, idempotencyKey }))
      return added.home_id
    },
    async changeComplaint(homeId: string, complaintId: string, body: ChangeComplaint): Promise<void> {
      const asked = { params: { home_id: homeId, complaint_id: complaintId }, body }
      await as(homeId, (token) => call(changeComplaint, asked, { token, idempotencyKey: newId() }))
    },
    async deleteComplaint(homeId: string, complaintId: string): Promise<void> {
      const params = { home_id: homeId, complaint_id: complaintId }
      await as(homeId, (token) => call(deleteComplaint, { params }, { token, idempotencyKey: newId() }))
    },
    changeErrands(homeId: string, body: ErrandsChange): Promise<Home> {
      const asked = { params: { home_id: homeId }, body }
      return as(homeId, (token) => call(changeErrands, asked, { token, idempotencyKey: newId() }))
    },
    /** To the user of this browser; without an account, to the address of a home's watch. Returns the address. */
    async mailLetter({ key: idempotencyKey, ...letter }: KeyedLetter, homeId?: string): Promise<string> {
      const body = { ...letter, ...(homeId === undefined ? {} : { home_id: homeId }) }
      const send = (token: string) => call(mailLetter, { body }, { token, idempotencyKey })
      return (await (homeId === undefined ? session.begin().then(send) : as(homeId, send))).to
    },
    /** The identities that may continue from what was made for a home. */
    token: (homeId: string) => as(homeId, async (token) => token),
  }
}

export type HomeClient = ReturnType<typeof createHomeClient>
