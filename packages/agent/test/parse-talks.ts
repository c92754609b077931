import type { Command } from '../src/command/command.ts'
import { parseCommands } from '../src/command/command-text.ts'

/** A talk with the meaning of each message, for training and for evaluation. */
export type WrittenTalk = {
  name: string
  /** Whether a bill was uploaded before it. */
  hasBill: boolean
  turns: readonly { words: string; commands: readonly Command[] }[]
}

/**
 * Reads a file of talks. A line `# name` begins a talk, `bill: yes` says that it begins with a bill, and its turns are
 * pairs: `> what the person says` and `= what it means` in the notation of command-text.ts. Empty lines don't count.
 *
 *     # gas after electricity
 *     bill: yes
 *     > what's my unit rate for electricity
 *     = figure unit_rate of:bill fuel:electricity
 *     > and gas?
 *     = edit fuel:gas
 *
 * Throws with the line's number where it can't be read: these files are ours.
 */
export function parseTalks(text: string): WrittenTalk[] {
  const talks: { name: string; hasBill: boolean; turns: { words: string; commands: readonly Command[] }[] }[] = []
  let words: string | undefined
  for (const [index, given] of text.split('\n').entries()) {
    const row = given.trim()
    const talk = talks.at(-1)
    const refuse = (why: string) => new Error(`Line ${index + 1}: ${why}: ${row}`)
    if (row === '') continue
    if (words !== undefined && !row.startsWith('= ')) throw refuse('a command must follow what was said')
    if (row.startsWith('# ')) talks.push({ name: row.slice(2).trim(), hasBill: false, turns: [] })
    else if (!talk) throw refuse('a talk begins with its name')
    else if (row === 'bill: yes') talk.hasBill = true
    else if (row.startsWith('> ')) words = row.slice(2).trim()
    else if (row.startsWith('= ') && words !== undefined) {
      const commands = parseCommands(row.slice(2).trim())
      if (!commands) throw refuse('no such command')
      talk.turns.push({ words, commands })
      words = undefined
    } else throw refuse('neither a name, a message nor a command')
  }
  if (words !== undefined) throw new Error(`The last message has no command: ${words}`)
  return talks
}
