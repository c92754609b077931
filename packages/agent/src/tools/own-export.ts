import { say } from '../say/say.ts'
import type { RunContext } from '../say/outcome.ts'
import type { Statement } from '../say/statement.ts'

/** What their latest paper with export on it says they were paid. */
export function ownExport(topicId: string, { world, state, facts: book }: RunContext): Statement[] {
  const found = world.bills.findLast(({ reading }) => reading.facts.export?.paymentGbp !== undefined)
  if (topicId !== 'export_tariff' || !found || state.subject !== 'own') return []
  const [amount, use] = ['paymentGbp', 'exportKwh'].map((field) => book.bill(found.billId, `export.${field}`))
  return amount && use ? [say.answer('use.exported', { facts: { amount, use } })] : []
}
