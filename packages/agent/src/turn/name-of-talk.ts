import type { Command } from '../command/command.ts'
import type { Topics } from '../topics/topic.ts'
import { labelOf } from './label-of.ts'

/** As long as one line of a list. Longer titles are two questions in one: the first of them is enough. */
const LONGEST = 40
/** A remark about what was shown before, and nothing else. */
const FOLLOW_UPS: readonly Command['do'][] = ['narrow', 'point', 'noted', 'forget', 'correct']
const ASKS = /^(?:Wh(?:at|en|ere|ich|o|y)|How|Can|Could|Do|Does|Did|Is|Are|Will|Would|Should)\b/
const POLITE: readonly string[] = ['greeting', 'thanks', 'bye', 'aside']

/** The name of a conversation in our words. Empty: no subject yet. Undefined: use the user's own words. */
export function nameOfTalk(commands: readonly Command[], topics: Topics | undefined): string | undefined {
  const isPolite = commands.every((command) => command.do === 'talk' && POLITE.includes(command.kind))
  if (isPolite) return commands.length > 0 ? '' : undefined
  const [name] = commands.flatMap((command) => nameOf(command, topics) ?? [])
  return name
}

function nameOf(command: Command, topics: Topics | undefined): string | undefined {
  if (command.do === 'note') return 'About my home'
  if (command.do !== 'explain') return FOLLOW_UPS.includes(command.do) ? undefined : labelOf(command, topics)
  const title = topics?.get(command.topic)?.title
  if (title === undefined || title.length <= LONGEST) return title
  const [first = title, second] = title.split(/[,.:] /)
  return second !== undefined && ASKS.test(first) ? `${first}?` : first
}
