import type { Letter } from '../../command/command.ts'
import { LETTERS, RECIPIENTS, TONES } from '../../say/templates/letters.ts'
import { knownFields } from '../../command/known-fields.ts'
import { asSentences, lettersDetails } from '../details/read-letter.ts'
import type { TurnContext } from '../reader.ts'
import { lastMessages } from './fill-sum.ts'
import { nearest } from './nearest.ts'
import type { SaidCommand } from './say-command.ts'

const MOST_FACTS = 6

/** A letter on what the model names, with the messages that it refers to. What was told for an earlier one stays. */
export function fillLetter(said: SaidCommand, word: unknown, turn: TurnContext): Letter {
  const { focus } = turn.state
  const last = focus?.commands.at(-1)
  const before = last?.do === 'letter' ? last : undefined
  const told = factsIn(said['facts'], turn) ?? before?.facts
  const { name, supplier, account } = { ...focus?.letter, ...lettersDetails(turn.text, before !== undefined) }
  return {
    do: 'letter',
    kind: nearest(LETTERS, word) ?? nearest(LETTERS, said['topic']) ?? kindOnTable(turn),
    ...knownFields({
      facts: told,
      name,
      supplier,
      account,
      to: nearest(RECIPIENTS, said['to']) ?? before?.to,
      tone: nearest(TONES, said['tone']) ?? before?.tone,
    }),
  }
}

/** Another word on the letter that is there, or one about the topic; never one about something else. */
function kindOnTable({ state }: TurnContext): Letter['kind'] {
  const last = state.focus?.commands.at(-1)
  const about = last?.do === 'letter' ? last.kind : last?.do === 'explain' ? last.topic : undefined
  return LETTERS.find((each) => each === about) ?? 'general'
}

/** By name, oldest first; undefined where none is named. */
function factsIn(said: unknown, turn: TurnContext): string[] | undefined {
  const names = (Array.isArray(said) ? said : []).map((each) => String(each).trim().toLowerCase())
  const messages = lastMessages(turn)
  const told = messages
    .flatMap((message, at) => (names.includes(`m${at + 1}`) ? (asSentences(message) ?? []) : []))
    .slice(0, MOST_FACTS)
    .toReversed()
  return told.length > 0 ? told : undefined
}
