import type { CardOf } from '@mowatt/contract'

/** Choices as buttons. A press sends its label, or the text given with it. */
export function choicesCard(...choices: readonly (string | readonly [label: string, text: string])[]) {
  const pairs = choices.map((each) => (typeof each === 'string' ? ([each, each] as const) : each))
  return { kind: 'choices', choices: pairs.map(([label, text]) => ({ label, text })) } satisfies CardOf<'choices'>
}

export const COMPARE_CARD = choicesCard(['Compare tariffs', 'Compare tariffs for me'])
export const PERSON_CARD = choicesCard(['Talk to a person', 'I would like to talk to a person'])
