import type { AgentState } from '../../agent-state.ts'
import { deeperOn } from '../../knowledge/deeper/find-deeper.ts'
import { isTold } from '../../told-before.ts'
import { knownText } from '../../tools/results.ts'
import type { QuestionKind } from '../../understand/question-kind.ts'
import { smallTalk } from '../at-once/small-talk.ts'
import type { Continued } from './continued.ts'

const LEAD = '^(?:(?:ok|okay|right|so|and|but|well|hmm|oh|ah|no|yes|yeah|wow|blimey|really|cheers|thanks|ta)\\s+)*'
const IS = '(?:(?:that|this|it|they|which|what) (?:is|are|was|seems?|sounds?|looks?)|what|how|sounds?|seems?)?\\s?'
const MUCH =
  '(?:a |an |so |just |bloody |absolutely |pretty |really |bit |too |very |quite |such |total |complete |utter ){0,4}'
const CROSS = new RegExp(
  `${LEAD}${IS}${MUCH}(?:daft|ridiculous|joke|rubbish|mad|madness|crazy|stupid|unfair|not fair|outrageous|disgrace\\w*|rip ?off|shocking|disgusting|awful|terrible|nonsense|criminal|scandal\\w*|cheeky?|harsh|annoying|robbery|con|bonkers|insane|depressing|confusing)(?: (?:that|really|though|if you ask me|mate|to be honest)){0,6}$`,
)
const CONTENT = new RegExp(
  `${LEAD}${IS}${MUCH}(?:ok|okay|right|alright|great|brilliant|good|good to know|good to hear|fair enough|makes? sense|i see|got it|gotcha|understood|nice|perfect|lovely|cool|handy|helpful|useful|interesting|(?:a )?relief|not (?:too )?bad|fine|sweet|all good|clear|clearer)(?: (?:now|then|thanks|thank you|mate|that|cheers|though)){0,6}$`,
)
const THANKS =
  /^(?:(?:ok|oh|great|lovely|right|ah|brilliant|no|yes|aw)\s+)*(?:thank ?you|thanks|thankyou|ta|cheers|nice one)(?: (?:love|mate|so much|very much|a lot|mo|for that|that is (?:great|helpful|all)|anyway|again|dear|pal|for your help)){0,3}$/
const WAYS: readonly QuestionKind[] = ['how', 'can_they', 'refuse', 'worth', 'need']

/** A word of anger or of content about the last answer: no question, and nothing to ask back. */
export function answerRemark(plain: string, state: AgentState): Continued | undefined {
  const { topic } = state
  if (!topic || state.asked) return undefined
  if (THANKS.test(plain)) return { calls: [], at_once: [smallTalk('thanks', state)], keepsTopic: true }
  if (CONTENT.test(plain))
    return {
      calls: [],
      at_once: [knownText(state, 'content', 'Good. Ask me whenever something else comes up.')],
      keepsTopic: true,
    }
  if (!CROSS.test(plain)) return undefined
  const further = deeperOn(topic)
  const way = WAYS.map((kind) => further?.kinds[kind]).find(
    (each): each is string => typeof each === 'string' && !isTold(each, state.told),
  )
  const says = `I can see why you say so. ${way ?? 'I can only tell it as it is. If you would like, I look at what can be done about it: say what bothers you most, or ask for a person.'}`
  return { calls: [], at_once: [knownText(state, 'cross', says)], keepsTopic: true }
}
