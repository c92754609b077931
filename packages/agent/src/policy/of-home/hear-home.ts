import type { ToolResult } from '../../agent-reply.ts'
import { billOf } from '../../home/home-of-turn.ts'
import { INTENT_QUESTIONS } from '../../understand/intents/intent-questions.ts'
import { askFigure } from '../of-bill/ask-figure.ts'
import { aboutAsked } from './about-asked.ts'
import { correctFigure } from './correct-figure.ts'
import type { Heard, HomeAnswer } from './heard-home.ts'
import { hearDenial } from './hear-denial.ts'
import { judgeFigure } from './judge-figure.ts'
import { leaveFree } from './leave-free.ts'
import { priceOfUse } from './price-of-use.ts'
import { roughCost } from './rough-cost.ts'
import { suppose } from './suppose.ts'

const OFFERED: ReadonlySet<string> = new Set(Object.values(INTENT_QUESTIONS))

/** What is said or asked of the home, its figures and its bill, before any noun in it can lead elsewhere. */
export function hearHome(heard: Heard): HomeAnswer | undefined {
  // What was offered word for word has its answer already.
  if (OFFERED.has(heard.text.trim())) return undefined
  const asked = aboutAsked(heard)
  if (asked) return { calls: [], at_once: [asked], keepsAsked: true }
  const changed = correctFigure(heard) ?? hearDenial(heard) ?? suppose(heard)
  if (changed) return changed
  const judged = judgeFigure(heard) ?? roughCost(heard)
  if (judged) return withWords(judged, 'estimate_usage')
  const priced = priceOfUse(heard)
  if (priced) return { calls: [], at_once: [priced] }
  const free = leaveFree(heard)
  if (free) return { calls: [free], at_once: [] }
  const figure = billOf(heard.world, heard.state) ? askFigure(heard) : undefined
  return figure && { calls: [figure], at_once: [] }
}

function withWords(words: ToolResult, about: 'estimate_usage' | 'compare'): HomeAnswer {
  return { calls: [], at_once: [words], about: { name: about, args: {} } }
}
