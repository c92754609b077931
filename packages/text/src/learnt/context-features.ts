import { hashOf } from './message-features.ts'

/** The context of a message. `last` is the label of the last command, `asked` what Mo asked for last. */
export type HeadContext = {
  last?: string | undefined
  /** The family of the last topic. */
  family?: string | undefined
  asked?: string | undefined
  hasBill: boolean
  hasList: boolean
}

const SHORT = 3
const MIDDLE = 7

const ALONE = 0.4
const WITH_A_WORD = 0.2

/** Each part of the context alone, and combined with how the message begins, how long it is, and what is in it. */
export function contextFeatures(
  { last, family, asked, hasBill, hasList }: HeadContext,
  words: readonly string[],
): { hash: number; value: number }[] {
  const [first = '^', second = '^'] = words
  const length = words.length <= SHORT ? 'short' : words.length <= MIDDLE ? 'middle' : 'long'
  const kind = last?.split(' ', 1)[0] ?? 'none'
  const parts = [
    `last ${last ?? 'none'}`,
    `kind ${kind}`,
    `family ${family ?? 'none'}`,
    `asked ${asked ?? 'none'}`,
    `table ${hasBill ? 'bill' : ''} ${hasList ? 'list' : ''}`,
  ]
  const crossed = parts.flatMap((part) => [part, `${part} & ${length}`, `${part} & first ${first}`])
  const named = (name: string, value: number) => ({ hash: hashOf(`x ${name}`), value })
  return [
    ...[...crossed, `kind ${kind} & first ${first} ${second}`].map((name) => named(name, ALONE)),
    ...[...new Set(words)].flatMap((word) => [
      named(`kind ${kind} & ${word}`, WITH_A_WORD),
      ...(family === undefined ? [] : [named(`family ${family} & ${word}`, WITH_A_WORD)]),
    ]),
  ]
}
