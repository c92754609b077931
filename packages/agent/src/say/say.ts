import type { Phrase, Statement } from './statement.ts'

type Fill = Omit<Phrase, 'template'>

function of(role: Statement['role']) {
  return (template: Phrase['template'], fill: Fill = {}): Statement => ({ template, ...fill, role })
}

/** Statements by their role: `say.answer('total.is', { facts: { amount } })`. */
export const say = {
  answer: of('answer'),
  because: of('because'),
  warning: of('warning'),
  next: of('next'),
  ask: of('ask'),
} as const
