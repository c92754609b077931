import type { ChatFact } from '@mowatt/contract'
import type { Figure } from './figure.ts'
import { figuresIn } from './figures-in.ts'

const KINDS: Readonly<Record<Figure['domain'], ChatFact['kind']>> = {
  money: 'money',
  percent: 'percent',
  energy: 'energy',
  day: 'date',
  span: 'text',
  phone: 'phone',
  code: 'text',
  link: 'text',
  share: 'text',
  number: 'number',
}

/** The values that a text of our own holds, each as a fact: a guide, a help route, the reason of a calculator. */
export function factsOfText(name: string, text: string): ChatFact[] {
  return figuresIn(text).map((figure, index) => ({
    name: `${name}.${index + 1}`,
    kind: figure.domain === 'money' && /p\b|pence/i.test(figure.text) ? 'rate' : KINDS[figure.domain],
    text: figure.text,
  }))
}
