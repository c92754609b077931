import {
  answerAboutBill,
  type BillFinding,
  type BillQuestion,
  type CardOf,
  type ChatCard,
  correctBill,
  deleteBill,
  Failure,
  type ListedBill,
  listBills,
  readBill,
  type ReplyOf,
} from '@mowatt/contract'
import { createClient } from '@mowatt/contract/client'
import { newId } from '../../browser/new-id.ts'
import { tellingSend } from '../../browser/other-pages.ts'
import { type AppSession, askAsAny } from '../../shell/app/app-session.ts'

export type ProofLine = { name: string; outcome: 'supports' | 'contradicts'; detail: string; paths: string[] }
export type BillPage = { page: number; width: number; height: number }

/** When the file is deleted, undefined once it has been; and whether the values are kept then. */
export type Keeping = { deleteAt: string | null; isOfAccount: boolean }

export type Bill = {
  billId: string
  chatId: string
  fileName: string
  pages: BillPage[]
  card: CardOf<'bill'>
  cost: CardOf<'cost'> | undefined
  proof: ProofLine[]
  findings: BillFinding[]
  questions: BillQuestion[]
  keeping: Keeping
  correctedAt: string | undefined
}

/** Stored bills, for the identities that this browser has tokens for. */
export function createBillClient(api: string, session: AppSession) {
  const call = createClient(tellingSend(api))
  let known: string | undefined

  /** With the identity that was accepted before, or with any. */
  async function ask<T>(run: (token: string) => Promise<T>): Promise<T> {
    if (known !== undefined) return run(known)
    const { value, token } = await askAsAny(session, undefined, run)
    known = token
    return value
  }

  return {
    async read(billId: string, signal: AbortSignal): Promise<Bill> {
      return billOf(await ask((token) => call(readBill, { params: { bill_id: billId } }, { token, signal })))
    },
    /** A page's picture, which only its owner may fetch: so it is fetched with a token, and not by an `img` address. */
    async picture(billId: string, page: number, signal: AbortSignal): Promise<Blob> {
      return ask(async (token) => {
        const headers = { authorization: `Bearer ${token}` }
        const answer = await fetch(`${api}/api/v1/bills/${encodeURIComponent(billId)}/pages/${page}`, {
          headers,
          signal,
        })
        if (!answer.ok) throw new Failure(answer.status === 404 ? 'not_found' : 'unexpected')
        return answer.blob()
      })
    },
    async correct(billId: string, path: string, text: string): Promise<void> {
      const params = { bill_id: billId }
      await ask((token) => call(correctBill, { params, body: { path, text } }, { token, idempotencyKey: newId() }))
    },
    /** The user's answer about a bill; null withdraws it. */
    async answer(billId: string, code: string, answer: string | null): Promise<void> {
      const asked = { params: { bill_id: billId }, body: { code, answer } }
      await ask((token) => call(answerAboutBill, asked, { token, idempotencyKey: newId() }))
    },
    async remove(billId: string): Promise<void> {
      await ask((token) => call(deleteBill, { params: { bill_id: billId } }, { token, idempotencyKey: newId() }))
    },
    list: async (signal: AbortSignal): Promise<ListedBill[]> => {
      const tokens = await session.tokens()
      const lists = await Promise.allSettled(tokens.map((token) => call(listBills, {}, { token, signal })))
      const found = lists.flatMap((list) => (list.status === 'fulfilled' ? list.value.bills : []))
      const failed = lists.find((list) => list.status === 'rejected' && !isOver(list.reason))
      if (found.length === 0 && failed?.status === 'rejected') throw failed.reason
      const once = new Map(found.map((bill) => [bill.bill_id, bill]))
      return [...once.values()].toSorted((one, other) => other.at.localeCompare(one.at))
    },
  }
}

export type BillClient = ReturnType<typeof createBillClient>

export function billOf(found: ReplyOf<typeof readBill>): Bill {
  const { bill_id: billId, chat_id: chatId, file_name: fileName, pages, proof, findings, questions } = found
  return {
    billId,
    chatId,
    fileName,
    pages,
    proof,
    findings,
    questions,
    keeping: { deleteAt: found.delete_at, isOfAccount: found.is_of_account },
    correctedAt: found.corrected_at ?? undefined,
    card: billCardOf(found.card),
    cost: costOf(found.cost),
  }
}

function isOver(reason: unknown): boolean {
  return reason instanceof Failure && reason.status === 401
}

function billCardOf(card: ChatCard): CardOf<'bill'> {
  if (card.kind !== 'bill') throw new Failure('unexpected')
  return card
}

function costOf(card: ChatCard | null): CardOf<'cost'> | undefined {
  return card?.kind === 'cost' ? card : undefined
}
