import type { AgentState } from '../../agent-state.ts'
import { readWords } from '../../understand/read-words.ts'
import { findSafety } from '../../understand/classify.ts'
import { isDanger, OTHER_WISH } from './stay-with-danger.ts'

const OVER_THEN =
  /^(.{0,70}\b(?:all safe|made (?:it )?safe|it'?s safe|is safe|safe now|all clear|all sorted|sorted(?: now)?|all ok now|fixed now|all fine)\b)[\s.,;!–—-]+(.{15,150})$/i
const NOT_SO = /\b(?:not|isn'?t|unless|if|is it|until|when)\b/i

/** A danger is told to be over, and something else is asked in the same breath: that is what is left to answer. */
export function afterDanger(text: string, { topic }: AgentState): string | undefined {
  const [, over = '', rest] = OVER_THEN.exec(text.trim()) ?? []
  if (rest === undefined || !isDanger(topic) || NOT_SO.test(over)) return undefined
  const said = readWords(rest)
  return OTHER_WISH.test(said.plain) && findSafety(said) === undefined
    ? rest.replace(
        /^(?:back to (?:the |my )?(?:tariffs?|deals?|switch\w*)|anyway|so|now|right)[\s,.:-]+/i,
        'compare tariffs for me, ',
      )
    : undefined
}

export const SAFE_AGAIN = 'I am glad that it is safe.'
