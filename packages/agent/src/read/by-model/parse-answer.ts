import { type Language, LANGUAGES } from '@mowatt/text/values/language'
import { findJson } from '@mowatt/text/find/find-json'
import { SURE } from './model-schema.ts'
import { nearest } from '@mowatt/text/find/nearest'
import type { SaidCommand } from './say-command.ts'

/** A model's answer in the requested shape; its names and values aren't validated yet. */
export type ModelAnswer = {
  commands: readonly SaidCommand[]
  others: readonly SaidCommand[]
  sure: (typeof SURE)[number]
  language?: Language
}

/** Wrappers that servers and models put around an answer, in search order. */
const WRAPPERS =
  'choices message tool_calls function arguments args parameters input command reading result output response answer content'.split(
    ' ',
  )
const DEEPEST = 8
const MOST_COMMANDS = 6
const NO_COMMANDS: Pick<ModelAnswer, 'commands'> = { commands: [] }

/** The answer in a model's text, however it is wrapped; undefined if there is none. Never throws. */
export function parseAnswer(text: string | undefined): ModelAnswer | undefined {
  if (text === undefined) return undefined
  const found = findJson(text).map((value) => answerIn(value, 0))
  // A model that thinks aloud gives the answer last. Without a list, the commands follow one another.
  const whole = found.findLast(({ isList, commands }) => isList && commands.length > 0)
  const said = whole?.commands ?? found.flatMap((each) => each.commands)
  if (said.length === 0) return undefined
  const { others = [], sure = 'likely', language } = whole ?? {}
  return { commands: said.slice(0, MOST_COMMANDS), others, sure, ...(language && { language }) }
}

type Found = {
  commands: readonly SaidCommand[]
  others?: readonly SaidCommand[]
  sure?: ModelAnswer['sure']
  language?: Language
  isList?: boolean
}

function answerIn(value: unknown, depth: number): Found {
  if (depth > DEEPEST) return NO_COMMANDS
  if (typeof value === 'string') return answerIn(findJson(value)[0], depth + 1)
  if (Array.isArray(value)) return inArray(value, depth)
  if (!isRecord(value)) return NO_COMMANDS
  if (typeof value['do'] === 'string') return { commands: [value] }
  if ('commands' in value) {
    const sure = nearest(SURE, value['sure'])
    const language = nearest(LANGUAGES, value['language'])
    const { commands } = answerIn(value['commands'], depth + 1)
    const { commands: others } = answerIn(value['others'], depth + 1)
    const also = { ...(sure && { sure }), ...(language && { language }) }
    return { commands, others: others.slice(0, MOST_COMMANDS), ...also, isList: true }
  }
  const wrapper = WRAPPERS.find((each) => each in value)
  return wrapper === undefined ? NO_COMMANDS : answerIn(value[wrapper], depth + 1)
}

function inArray(values: readonly unknown[], depth: number): Found {
  const found = values.slice(0, MOST_COMMANDS).map((each) => answerIn(each, depth + 1))
  return found.find(({ isList }) => isList) ?? { commands: found.flatMap(({ commands }) => commands) }
}

function isRecord(value: unknown): value is SaidCommand {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
