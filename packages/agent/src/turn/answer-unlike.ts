import { ASPECTS, type Command } from '../command/command.ts'
import { printCommand } from '../command/command-text.ts'
import { type Answered, answerTurn, type Asked } from './answer-turn.ts'
import { isOfOther } from './conclude.ts'
import { say } from '../say/say.ts'
import { focusOf } from './focus.ts'
import { render } from './make-reply.ts'
import { behind } from './resolve.ts'

/** Texts are stored up to this length, with some room for an opening. */
const LONGEST = 500
/** Below this a model is guessing. */
const SURE = 0.5
const SAME = 0.95
/** Readings that another one may replace. An act is prepared again, or Mo says that it already is. */
const ANSWERS: readonly Command['do'][] = ['explain', 'figure', 'judge', 'letter']

/**
 * An answer that only repeats what Mo has just said is useless: then the other readings are tried, and then the other
 * aspects of the topic, until one says something new. Safety advice is repeated, and so is the basis of a conclusion.
 */
export async function answerUnlike(asked: Asked): Promise<Answered> {
  const answered = await answerTurn(asked)
  const { text, world, state } = asked
  const { commands, alternatives } = asked.reading
  const last = answered.commands.at(-1)
  const topic = last?.do === 'explain' ? world.topics?.get(last.topic) : undefined
  const concludes = commands.some((each) => each.do === 'conclude')
  const isConfirmed = concludes && !isOfOther(text, answered.commands)
  // "And gas?": what applies to both fuels applies to that one too.
  const isOfFuel = commands.some((each) => each.do === 'edit' && each.fuel !== undefined)
  const goesForBoth = isOfFuel && topic !== undefined && /\bboth\b/i.test(topic.short)
  const isRepaired = commands.some((each) => each.do === 'repair')
  // A user who clearly asks for the same figure again gets it again, and no other one.
  const isSure = asked.reading.confidence >= SAME || saidTwice(state)
  const isSameFigure = last?.do === 'figure' && !concludes && !isRepaired && isSure
  if (isConfirmed || goesForBoth || answered.danger !== undefined || topic?.family === 'safety')
    return { ...answered, mayRepeat: 'always' }
  if (isSameFigure) return { ...answered, mayRepeat: 'once' }
  const said = focusOf(state).said.flatMap((each) => (each.author === 'mo' ? [each.text] : []))
  if (answered.mode === 'short' && isNoShorter(answered, said.at(-1) ?? '', asked))
    return { ...answered, statements: [say.answer('repair.shortest')], cards: [] }
  const isStuck = answered.statements.some(({ template }) => template === 'repair.stuck')
  const isAnswer = last !== undefined && ANSWERS.includes(last.do) && !isRepaired
  // A figure with another supposition is an answer, even if the result is the same.
  const isOther =
    last?.do === 'figure' && !focusOf(state).commands.some((each) => printCommand(each) === printCommand(last))
  // A model chooses another text itself if this one was just said.
  if ((isOther || (topic && !isRepaired)) && asked.reading.by === 'model' && asked.reading.confidence > SURE)
    return answered
  // "Why" again, if the reasons were just given: the next answer is what the figure is.
  const isToldWhy = answered.mode === 'reasons' && render([answered.statements], answered.facts, world) === said.at(-1)
  const isOpen = isStuck || isToldWhy || (isAnswer && !saysNew(answered, said.at(-1) ?? '', asked))
  if (answered.isMiss || !isOpen) return answered
  const reasons = answered.mode === 'reasons' && last ? behind(last).flatMap((each) => sidesOf(each, asked)) : []
  const sides = last ? sidesOf(last, asked) : []
  for (const command of [...reasons, ...alternatives.flat(), ...sides]) {
    const noted = commands.filter((each) => each.do === 'note')
    const reading = { ...asked.reading, commands: [...noted, command], alternatives: [], confidence: 1 }
    const next = await answerTurn({ ...asked, reading })
    // The basis of their conclusion remains the context.
    const onTable = concludes ? [...next.commands, ...answered.commands] : next.commands
    if (!next.isMiss && saysNew(next, said.join('\n'), asked)) return { ...next, commands: onTable }
  }
  return answered
}

function saidTwice({ summary }: Asked['state']): boolean {
  return summary.length > 1 && summary.at(-1) === summary.at(-2)
}

/** A question back is new until the user has answered it. Saying what Mo lacks is no help. */
function saysNew({ statements, facts }: Answered, said: string, { world }: Asked): boolean {
  return statements.some(
    ({ role, template }, index) =>
      role === 'ask' ||
      (!/^(?:repair\.stuck$|unknown\.)/.test(template) &&
        !said.includes(render([statements.slice(index, index + 1)], facts, world).slice(0, LONGEST))),
  )
}

/** A topic's explanation of why comes first, then the topic, then its other aspects. */
function sidesOf(command: Command, { world }: Asked): Command[] {
  if (command.do !== 'explain') return command.do === 'figure' ? [command] : []
  const known = world.topics?.get(command.topic)?.aspects
  const sides = ASPECTS.filter((aspect) => known?.[aspect] !== undefined)
  const [why, others] = [sides.filter((each) => each === 'why'), sides.filter((each) => each !== 'why')]
  const { aspect: _aspect, ...whole } = command
  return [...why.map((aspect) => ({ ...whole, aspect })), whole, ...others.map((aspect) => ({ ...whole, aspect }))]
}

function isNoShorter({ statements, facts }: Answered, last: string, { world }: Asked): boolean {
  return render([statements], facts, world).length >= last.length
}
