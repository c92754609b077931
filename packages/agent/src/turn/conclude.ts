import { verdictOn } from '../figures/verdict.ts'
import { readFuel } from '@mowatt/text/find/fuel-and-period'
import type { Claim } from '@mowatt/text/values/claim'
import type { Command } from '../command/command.ts'
import type { Statement } from '../say/statement.ts'
import { type TemplateId, TEMPLATES } from '../say/templates.ts'

/** A sentence that contains its own yes or no answers another question: the same without it. */
const PLAIN: Readonly<Record<string, TemplateId>> = {
  'saving.none': 'saving.dearer',
}
const VERDICT = /^(?:Yes|No|Not much|It depends)\b/

/** Whether the answer supports a conclusion, then the sentences that show it; only those if it isn't decided. */
export function conclude(claim: Claim | 'open', statements: readonly Statement[], isOther = false): Statement[] {
  const answers = statements.filter(({ role }) => role === 'answer' || role === 'warning')
  const verdict = claim === 'open' || isOther ? undefined : verdictOn(claim, answers)
  const plain = answers.flatMap(withoutVerdict)
  const reasons = plain.some(({ role }) => role === 'answer')
    ? []
    : statements.filter(({ role }) => role === 'because').map((each) => ({ ...each, role: 'answer' as const }))
  const shows = [...plain, ...reasons]
  // "So he's wrong": it isn't known who said what, so the figures are given without a yes or no.
  if (!verdict) return shows.length > 0 ? shows : answers
  return [verdict, ...shows]
}

/** Whether a conclusion is about something other than the last answer: the standing charge, or the other fuel. */
export function isOfOther(text: string, commands: readonly Command[]): boolean {
  const named = readFuel(text)?.value
  const isStanding = /\bstanding charge/i.test(text)
  return commands.some(
    (each) =>
      ('fuel' in each && each.fuel !== undefined && named !== undefined && each.fuel !== named) ||
      (each.do === 'figure' && each.measure !== 'standing_charge' && isStanding),
  )
}

function withoutVerdict(statement: Statement): Statement[] {
  const { template } = statement
  const plain = PLAIN[template]
  if (plain) return [{ ...statement, template: plain }]
  const text = Object.entries(TEMPLATES).find(([id]) => id === template)?.[1] ?? ''
  return VERDICT.test(text) ? [] : [statement]
}
