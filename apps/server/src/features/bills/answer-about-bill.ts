import { type BillQuestion, Failure } from '@mowatt/contract'
import type { Context } from '../../context.ts'
import { keepReading, openReading } from './keep-bill.ts'
import type { BillAnswers, KeptReading } from './kept-reading.ts'
import { lockBill } from './kept-bill-store.ts'

type Answering = { questions: readonly BillQuestion[]; code: string; answer: string | null }

/**
 * Stores the user's answer to a question about a bill; null takes it back. Only this bill's questions can be answered.
 */
export async function answerAboutBill(
  ctx: Context,
  billId: string,
  { questions, code, answer }: Answering,
): Promise<KeptReading> {
  const asked = questions.find((each) => each.code === code)
  if (!asked || (answer !== null && !asked.answers.some(({ value }) => value === answer)))
    throw new Failure('invalid_request', { fields: { answer: 'Please choose one of the answers.' } })
  return ctx.db.transaction().execute(async (tx) => {
    const bill = await lockBill(tx, billId)
    if (!bill?.sealedReading) throw new Failure('not_found')
    const kept = openReading(ctx, billId, bill.sealedReading)
    const { [code as keyof BillAnswers]: _before, ...others } = kept.answers ?? {}
    const changed = { ...kept, answers: answer === null ? others : { ...others, [code]: answer } }
    await keepReading(ctx, tx, billId, changed)
    return changed
  })
}
