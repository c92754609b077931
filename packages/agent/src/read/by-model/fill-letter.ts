import { findSupplier } from '@mowatt/text/find/find-names'
import { EVERY, type Letter } from '../../command/command.ts'
import { knownFields } from '../../command/known-fields.ts'
import type { FactValue } from '../../facts/fact.ts'
import { readAs } from '@mowatt/text/values/find-numbers'
import { LETTERS, RECIPIENTS, TONES } from '../../command/letter-kinds.ts'
import { forLetter, lettersDetails } from '@mowatt/text/find/find-letter'
import type { TurnContext } from '../reader.ts'
import { lastMessages, referred } from './fill-sum.ts'
import { nearest } from '@mowatt/text/find/nearest'
import type { SaidCommand } from './say-command.ts'

const MOST_FACTS = 8
const HOW_OFTEN = /\b(?:a|per|every|each) (week|fortnight|month)\b/i
/** "I can do £20": part of the letter itself, if the model names the amount. */
const OFFER = /\bI(?:’m able to| can| could|’d| would| will|’ll)(?: only)? (?:offer|pay|do|afford|manage)\b.{0,20}\d/

/** A letter about what the model names, with the messages it refers to. Earlier statements are kept. */
export function fillLetter(said: SaidCommand, word: unknown, turn: TurnContext): Letter {
  const { focus } = turn.state
  const last = focus?.commands.at(-1)
  const before = last?.do === 'letter' ? last : undefined
  const kind = nearest(LETTERS, word) ?? nearest(LETTERS, said['topic']) ?? kindOnTable(turn)
  const earlier = focus?.letter?.kind === kind ? focus.letter : undefined
  const told = toldIn(said['facts'], turn)
  const hasTold = told.facts.length > 0 || told.wants.length > 0
  const amount = moneyOf(said['amount'], turn) ?? earlier?.amount
  const { facts, wants } = hasTold ? told : (before ?? earlier ?? told)
  return {
    do: 'letter',
    kind,
    ...knownFields({
      facts: amount ? facts?.filter((each) => !OFFER.test(each)) : facts,
      wants,
      amount,
      owed: moneyOf(said['owed'], turn) ?? earlier?.owed,
      every: amount && (nearest(EVERY, told.every) ?? earlier?.every),
      supplier: supplierIn(turn),
      ...(focus?.letter &&
        knownFields({ name: focus.letter.name, supplier: focus.letter.supplier, account: focus.letter.account })),
      ...lettersDetails(turn.text, before !== undefined),
      to: nearest(RECIPIENTS, said['to']) ?? earlier?.to,
      tone: nearest(TONES, said['tone']) ?? earlier?.tone,
    }),
  }
}

/** A number without a unit is in pounds. */
function moneyOf(said: unknown, turn: TurnContext): FactValue | undefined {
  const value = referred(said, turn)?.value
  return value && readAs(value, 'pounds')
}

/** The supplier that they named last, as far as its name is in their words: "OVO". */
function supplierIn(turn: TurnContext): string | undefined {
  return lastMessages(turn).flatMap((message) => {
    const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
    const name = findSupplier(message, turn.world.catalogue)?.split(' ') ?? []
    const known = name.map((_word, at) => name.slice(0, name.length - at).join(' '))
    return known.find((each) => bare(message).includes(bare(each))) ?? []
  })[0]
}

/** Changes the existing letter, or a letter about the topic; never one about something else. */
function kindOnTable({ state }: TurnContext): Letter['kind'] {
  const last = state.focus?.commands.at(-1)
  const about = last?.do === 'letter' ? last.kind : last?.do === 'explain' ? last.topic : undefined
  return LETTERS.find((each) => each === about) ?? 'general'
}

/** By name, oldest first. */
function toldIn(said: unknown, turn: TurnContext) {
  const names = new Set((Array.isArray(said) ? said : []).map((each) => String(each).trim().toLowerCase()))
  const messages = lastMessages(turn).filter((_message, at) => names.has(`m${at + 1}`))
  const told = messages.toReversed().map(forLetter)
  return {
    facts: told.flatMap(({ facts }) => facts).slice(-MOST_FACTS),
    wants: told.flatMap(({ wants }) => wants).slice(-MOST_FACTS),
    every: messages.flatMap((each) => HOW_OFTEN.exec(each)?.[1]?.toLowerCase() ?? [])[0],
  }
}
