import * as contract from '@mowatt/contract'
import { Failure } from '@mowatt/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { londonDay } from '../../platform/clock/london-day.ts'
import { isUuid } from '../../platform/ids/is-uuid.ts'
import { serveEndpoint } from '../../platform/http/serve-endpoint.ts'
import { authenticate, bearerOf } from '../identity/public.ts'
import { answerAboutBill } from './answer-about-bill.ts'
import { billInList } from './bill-in-list.ts'
import { cardsOfBill, type DealOf, findingsOfBill } from './bill-views.ts'
import { correctBill } from './correct-bill.ts'
import { DELETE_FILE, deleteBillFile, deleteDroppedFile, dropBill, getBillFile, openReading } from './keep-bill.ts'
import { type BillRow, findBillRow, listBillsOfSubject } from './kept-bill-store.ts'
import type { KeptReading } from './kept-reading.ts'
import { MOST_PICTURES, readPagePicture } from './page-pictures.ts'

const MOST_LISTED = 100
/** Drawing a page occupies a process for a while. */
const picturesPerSubject = { name: 'bills-picture', count: 300, perSeconds: 600 }

/** Kept bills, for the users who handed them over, and the jobs that clean up after them. */
export const billsRoutes = (dealOf: DealOf) => (app: FastifyInstance, ctx: Context) => registerRoutes(app, ctx, dealOf)

function registerRoutes(app: FastifyInstance, ctx: Context, dealOf: DealOf): void {
  const subjectOf = async (request: FastifyRequest) => (await authenticate(ctx, bearerOf(request))).subject
  const once = ctx.idempotent(subjectOf)

  async function billOf(request: FastifyRequest, id: string): Promise<BillRow & { kept: KeptReading }> {
    const subject = await subjectOf(request)
    const bill = isUuid(id) ? await findBillRow(ctx.db, id, subject) : undefined
    if (!bill?.sealedReading) throw new Failure('not_found')
    return { ...bill, kept: openReading(ctx, bill.id, bill.sealedReading) }
  }

  async function judgedOf(subject: string, billId: string, { reading, answers, counted }: KeptReading) {
    const { findings, questions } = await findingsOfBill(ctx, { subject, billId, reading, answers, counted }, dealOf)
    return { findings, questions }
  }

  app.addHook('onReady', async () => {
    await ctx.jobs.work<{ billId: string }>(DELETE_FILE, ({ billId }) => deleteDroppedFile(ctx, billId))
  })

  serveEndpoint(app, contract.listBills, async (_input, request, reply) => {
    reply.header('cache-control', 'no-store')
    const rows = await listBillsOfSubject(ctx.db, await subjectOf(request), MOST_LISTED)
    const today = londonDay(ctx.now())
    return {
      bills: rows.flatMap((row) => {
        if (!row.sealedReading) return []
        const { reading } = openReading(ctx, row.id, row.sealedReading)
        const about = billInList(reading, today)
        return [{ bill_id: row.id, chat_id: row.chatId, ...about, at: row.createdAt.toISOString(), ...keepingOf(row) }]
      }),
    }
  })

  serveEndpoint(app, contract.readBill, async ({ params }, request, reply) => {
    reply.header('cache-control', 'no-store')
    const bill = await billOf(request, params.bill_id)
    const { id, chatId, kept, deleteAt } = bill
    return {
      bill_id: id,
      chat_id: chatId,
      file_name: kept.fileName,
      pages: deleteAt ? kept.pages.slice(0, MOST_PICTURES).map(({ of: _file, ...page }) => page) : [],
      ...(await cardsOfBill(ctx, id, kept.reading)),
      ...(await judgedOf(await subjectOf(request), id, kept)),
      proof: kept.reading.checks.map(({ name, outcome, detail, fields }) => ({ name, outcome, detail, paths: fields })),
      ...keepingOf(bill),
      corrected_at: kept.correctedAt ?? null,
    }
  })

  serveEndpoint(
    app,
    contract.correctBill,
    async ({ params, body }, request) => {
      const { id } = await billOf(request, params.bill_id)
      const reading = await correctBill(ctx, id, body)
      if (!reading) throw new Failure('correction_refused')
      return cardsOfBill(ctx, id, reading)
    },
    { once },
  )

  serveEndpoint(
    app,
    contract.answerAboutBill,
    async ({ params, body }, request, reply) => {
      reply.header('cache-control', 'no-store')
      const { id, kept } = await billOf(request, params.bill_id)
      const subject = await subjectOf(request)
      const { questions } = await judgedOf(subject, id, kept)
      return judgedOf(subject, id, await answerAboutBill(ctx, id, { questions, ...body }))
    },
    { once },
  )

  serveEndpoint(
    app,
    contract.deleteBill,
    async ({ params }, request) => {
      const { id } = await billOf(request, params.bill_id)
      await ctx.db.transaction().execute((tx) => dropBill(ctx, tx, id))
      // At once, because the user asked for it; the job repeats it if we are killed in between.
      await deleteBillFile(ctx, id)
      return { is_deleted: true }
    },
    { once },
  )

  app.get<{ Params: { bill_id: string; page: string } }>(
    '/api/v1/bills/:bill_id/pages/:page',
    async (request, reply) => {
      const { id, kept, deleteAt } = await billOf(request, request.params.bill_id)
      const page = /^\d{1,2}$/.test(request.params.page) ? Number(request.params.page) : 0
      const shown = kept.pages.slice(0, MOST_PICTURES).find((each) => each.page === page)
      if (!deleteAt || !shown) throw new Failure('not_found')
      await ctx.limits.consume(picturesPerSubject, await subjectOf(request))
      const { of = { billId: id, page } } = shown
      const picture = await readPagePicture(ctx, of, () => getBillFile(ctx, of.billId))
      return reply.type('image/webp').header('cache-control', 'private, no-store').send(picture)
    },
  )
}

function keepingOf({ deleteAt, userId }: BillRow) {
  return { delete_at: deleteAt?.toISOString() ?? null, is_of_account: userId !== null }
}
