import type { LetterFacts, LetterKind, LetterName } from './letter-kinds.ts'
import { LETTER_KINDS } from './letter-kinds.ts'

/** How a letter is to sound, and what the person added to it. */
export type LetterManner = { tone: 'plain' | 'firm' | 'soft'; isShort: boolean; added: readonly string[] }

const CLOSES: Readonly<Record<LetterManner['tone'], string>> = {
  plain: 'Please answer in writing.',
  firm: 'I expect your answer in writing within 14 days. If this is not put right, take this letter as a formal complaint; I will then go to the Energy Ombudsman.',
  soft: 'Thank you for looking into it. I would be glad of a short answer in writing.',
}
const OPENS: Readonly<Record<LetterManner['tone'], string>> = {
  plain: 'Here is a draft. Fill in what stands in brackets.',
  firm: 'A firmer one:',
  soft: 'A friendlier one:',
}
const SHORTER: Readonly<Record<LetterManner['tone'], string>> = {
  plain: 'A shorter one:',
  firm: 'Shorter, and still firm:',
  soft: 'Shorter, and still friendly:',
}
const AFTER =
  'I do not send it: copy it into a mail or the supplier’s form and keep a copy. Say “shorter”, “firmer”, “friendlier” or “add that …”, and I change it.'

/** A letter that can be copied. What Mo cannot know stands in brackets. */
export function composeLetter(
  name: LetterName,
  supplier: string | undefined,
  facts: LetterFacts,
  { tone, isShort, added }: LetterManner,
): string {
  const kind: LetterKind = LETTER_KINDS[name]
  const isFirst = !isShort && tone === 'plain' && added.length === 0
  const opens = isFirst
    ? (kind.first ?? OPENS.plain)
    : added.length === 0
      ? isShort
        ? SHORTER[tone]
        : OPENS[tone]
      : `With your words in it${isShort ? ', and shorter' : ''}${tone === 'plain' ? '' : `, ${tone === 'firm' ? 'firmer' : 'friendlier'}`}:`
  const lines = [
    kind.to === undefined ? `${supplier ?? '[supplier]'}, account [account number].` : `${kind.to},`,
    isShort ? firstOf(kind.body(facts), name === 'complaint' ? 3 : 2) : kind.body(facts),
    ...added,
    isShort ? firstOf(kind.asks) : kind.asks,
    ...(isShort && tone === 'plain' ? [] : [isShort ? firstOf(CLOSES[tone]) : CLOSES[tone]]),
    '[Name]',
  ]
  return [opens, `“${lines.join(' ')}”`, ...(isFirst ? [AFTER] : [])].join('\n\n')
}

/** The same for a call: what to have ready, what to say, and what to ask for before hanging up. */
export function composeCall(name: LetterName, facts: LetterFacts): string {
  const kind: LetterKind = LETTER_KINDS[name]
  return `Have your account number and a bill beside you. Then say: “${kind.body(facts)} ${kind.asks}” Before you hang up, ask for the name of whom you spoke to, a reference, and the answer by mail. If they put you off, say “please take this as a complaint”.`
}

/** The first sentences of a text. */
function firstOf(text: string, count = 1): string {
  return text
    .split(/(?<=[.\]])\s+(?=[A-Z])/)
    .slice(0, count)
    .join(' ')
}
