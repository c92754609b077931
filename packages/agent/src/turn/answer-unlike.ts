import { ASPECTS, type Command } from '../command/command.ts'
import { type Answered, answerTurn, type Asked } from './answer-turn.ts'
import { focusOf } from './focus.ts'
import { render } from './make-reply.ts'

/** Texts are kept that long, and a little is said before them. */
const LONGEST = 500
/** Whoever says these wants what was said, or hears what Mo lacks. */
const AGAIN: readonly Command['do'][] = ['repair', 'confirm', 'forget', 'talk', 'noted']

/**
 * An answer with nothing in it that Mo hasn't just said helps nobody: then the other readings are answered, and then
 * the other sides of the topic, up to the first that says something new.
 */
export async function answerUnlike(asked: Asked): Promise<Answered> {
  const answered = await answerTurn(asked)
  const { commands, alternatives } = asked.reading
  const focus = focusOf(asked.state)
  const said = focus.said.flatMap(({ author, text }) => (author === 'mo' ? [text] : []))
  const isAgain = commands.some((each) => AGAIN.includes(each.do) && !(each.do === 'repair' && each.kind === 'why'))
  const isKept = isAgain || answered.isMiss || answered.danger !== undefined
  const topic = topicOf(answered.commands)
  const isSameTopic = topic !== undefined && topic === topicOf(focus.commands)
  const heard = isSameTopic ? said.join('\n') : (said.at(-1) ?? '')
  if (isKept || saysNew(answered, heard, asked)) return answered
  const aspects = (topic !== undefined && asked.world.topics?.get(topic)?.aspects) || {}
  const sides = ASPECTS.flatMap((aspect) => (topic && aspects[aspect] ? { do: 'explain' as const, topic, aspect } : []))
  for (const command of [...alternatives.flat(), ...sides]) {
    const noted = commands.filter((each) => each.do === 'note')
    const reading = { ...asked.reading, commands: [...noted, command], alternatives: [], confidence: 1 }
    const next = await answerTurn({ ...asked, reading })
    if (!next.isMiss && saysNew(next, said.join('\n'), asked)) return next
  }
  return answered
}

/** A question back is new to whoever hasn't answered it. */
function saysNew({ statements, facts }: Answered, said: string, { world }: Asked): boolean {
  return statements.some(
    (each) =>
      each.role === 'ask' ||
      (each.template !== 'repair.stuck' && !said.includes(render([[each]], facts, world).slice(0, LONGEST))),
  )
}

function topicOf(commands: readonly Command[]): string | undefined {
  const last = commands.at(-1)
  return last?.do === 'explain' ? last.topic : undefined
}
