import {
  answerQuestionOfTheDay,
  appealEntry,
  type Declaration,
  followOnInstagram,
  type Member,
  submitBroadbandBill,
  submitEnergyBill,
  submitMobileBill,
  updateMember,
} from '@mowatt/contract'
import { createClient, fetchSend } from '@mowatt/contract/client'
import { track } from '../../../browser/analytics/track.ts'
import { createKeptKeys } from '../../../browser/kept-keys.ts'
import { askingForTerms, type AskForTerms } from '../terms/asking-for-terms.ts'
import { type DashboardData, readDashboard } from './read-dashboard.ts'

export type BillQuest = 'energy-bill' | 'broadband-bill' | 'mobile-bill'
export type BillFile = { file_data: string; file_name: string; file_type: string }

const billEndpoints = {
  'energy-bill': submitEnergyBill,
  'broadband-bill': submitBroadbandBill,
  'mobile-bill': submitMobileBill,
}

const once = createKeptKeys()

/** What the actions need from their page. */
export type ActsHost = {
  /** Empty if the API is on the page's own host. */
  apiUrl: string
  token: () => Promise<string>
  /** The code of the user who referred this visitor, until it was sent to the server. */
  referral: { read: () => string | undefined; forget: (code: string) => void }
  askForTerms: AskForTerms
}

/** A member's actions, as the user who is signed in on this page. A failed one throws its `Failure`. */
export function waitlistActs({ apiUrl, token, referral, askForTerms }: ActsHost) {
  const call = askingForTerms(createClient(fetchSend(apiUrl)), askForTerms)
  const signed = async (idempotencyKey?: string) => ({
    token: await token(),
    ...(idempotencyKey ? { idempotencyKey } : {}),
  })

  return {
    async read(): Promise<DashboardData> {
      const code = referral.read()
      const data = await readDashboard(call, await signed(), code)
      // The server has it now; a code that arrived meanwhile is sent the next time.
      if (code) referral.forget(code)
      return data
    },
    rename(alias: string): Promise<Member> {
      return once(`alias ${alias}`, async (key) => call(updateMember, { body: { alias } }, await signed(key)))
    },
    acceptTerms(): Promise<Member> {
      const body = { terms_accepted: true as const }
      return once('terms', async (key) => call(updateMember, { body }, await signed(key)))
    },
    declare(declarations: Record<Declaration, boolean>): Promise<Member> {
      const what = `declare ${JSON.stringify(declarations)}`
      track('competition', { action: 'declare' })
      return once(what, async (key) => call(updateMember, { body: { declarations } }, await signed(key)))
    },
    async submitBill(quest: BillQuest, bill: BillFile): Promise<void> {
      const what = `${quest} ${bill.file_name} ${bill.file_data.length} ${bill.file_data.slice(-64)}`
      await once(what, async (key) => call(billEndpoints[quest], { body: bill }, await signed(key)))
      track('quest', { action: quest, step: 'sent' })
    },
    async follow(): Promise<void> {
      await once('follow', async (key) => call(followOnInstagram, {}, await signed(key)))
      track('quest', { action: 'instagram-follow', step: 'done' })
    },
    answer(questionId: string, optionId: string) {
      const body = { question_id: questionId, option_id: optionId }
      const what = `answer ${questionId} ${optionId}`
      track('quest', { action: 'question-of-the-day', step: 'answered' })
      return once(what, async (key) => call(answerQuestionOfTheDay, { body }, await signed(key)))
    },
    async appeal(entryId: string, text: string): Promise<void> {
      const body = { entry_id: entryId, text }
      await once(`appeal ${JSON.stringify(body)}`, async (key) => call(appealEntry, { body }, await signed(key)))
    },
  }
}

export type WaitlistActs = ReturnType<typeof waitlistActs>
