import { PERSON_CARD } from '../cards/choices-card.ts'
import type { Command } from '../command/command.ts'
import { isWelsh } from '@mowatt/text/find/is-welsh'
import { isMadeUp } from '@mowatt/text/find/stance'
import { type TemplateId, TEMPLATES } from '../say/templates.ts'
import type { Outcome, RunContext } from '../say/outcome.ts'

type Talk = Extract<Command, { do: 'talk' }>

/** The second time in a row it's said in other words. */
const TEXTS: Readonly<Record<Talk['kind'], readonly [first: TemplateId, again?: TemplateId]>> = {
  greeting: ['talk.greeting', 'talk.greeting_again'],
  thanks: ['talk.thanks', 'talk.thanks_again'],
  bye: ['talk.bye'],
  aside: ['talk.aside', 'talk.aside_again'],
  outside: ['talk.outside', 'talk.outside_again'],
  rude: ['talk.rude'],
  unclear: ['talk.unclear', 'talk.unclear_again'],
  other_language: ['talk.other_language', 'talk.other_language_again'],
}

/** Words that ask for nothing: greetings, thanks, what is outside energy, another language. */
export function talk({ kind }: Talk, { state, text }: RunContext): Outcome {
  const isInWelsh = (kind === 'greeting' || kind === 'other_language') && isWelsh(text)
  const [first, again = first] = TEXTS[kind]
  const isAgain = kind === 'greeting' ? state.turns > 1 : (state.focus?.misses ?? 0) > 0 || hasSaid(kind, state)
  const isUnread = kind === 'unclear' && !isAgain && (isMadeUp(text) || !/[\p{L}\p{N}]/u.test(text))
  const template = isInWelsh ? 'talk.greeting_welsh' : isUnread ? 'talk.no_words' : isAgain ? again : first
  const cards = template === 'talk.unclear_again' ? [PERSON_CARD] : []
  return { statements: [{ template, role: 'answer' }], cards, state }
}

const AGAIN: readonly Talk['kind'][] = ['aside', 'unclear', 'other_language']

/** Of those that people say twice in a row, whether it was the last thing that Mo said. */
function hasSaid(kind: Talk['kind'], { focus }: RunContext['state']): boolean {
  const last = focus?.said.findLast(({ author }) => author === 'mo')?.text ?? ''
  if (kind === 'thanks') return last.startsWith('You’re welcome')
  const [first] = TEXTS[kind]
  const isUnread = kind === 'unclear' && last.endsWith(TEMPLATES['talk.no_words'])
  return AGAIN.includes(kind) && (isUnread || last.endsWith(TEMPLATES[first]))
}
