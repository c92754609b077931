import { sayDay, sayPounds } from '@mowatt/tariffs'
import type { ToolArgs, ToolContext, ToolResult } from '../agent-reply.ts'
import type { Household } from '../agent-state.ts'

const LONGEST = 1500

/** The way to a person: a summary that the visitor sees and may change before it is sent. */
export async function handOver(args: ToolArgs, { state: before }: ToolContext): Promise<ToolResult> {
  const state = { ...before, topic: { call: 'hand_over', args: {} } }
  const home = sayHome(state.own)
  const summary = `What I asked:\n${newestLines(state.summary, LONGEST - home.length)}\n${home}`.trim()
  const says =
    args['is_agreed'] === true
      ? 'It goes when you press send, and not before: I send nothing myself. Look the message over below, add your e-mail address, and press send. A person answers by mail.'
      : args['is_more'] === true
        ? 'Thank you. I put that into the message below. Change it as you like, add your e-mail address and press send. A person answers by mail.'
        : args['has_address'] === true
          ? 'Thank you. I do not send anything myself: put that address into the form below, look the message over, and press send. A person answers by mail.'
          : 'Of course. Below is a message to a person at Mowatt with a summary of our chat. Change it as you like, add your e-mail address and send it. They answer by mail.'
  return { says, cards: [{ kind: 'contact', summary }], facts: [], state }
}

/** As many of the last messages as there is room for, each of them whole. */
function newestLines(lines: readonly string[], room: number): string {
  const kept: string[] = []
  let left = room
  for (const line of lines.toReversed()) {
    left -= line.length + 3
    if (left < 0) break
    kept.unshift(`- ${line}`)
  }
  return kept.join('\n')
}

function sayHome(home: Household): string {
  const known = [
    home.postcode && `Postcode: ${home.postcode}`,
    home.supplier && `Supplier: ${home.supplier}`,
    home.spend && `Paid: ${sayPounds(home.spend.pence)} a ${home.spend.period}`,
    home.endsOn && `The fix ends on ${sayDay(home.endsOn)}`,
  ].filter((each) => each !== undefined && each !== '')
  return known.length > 0 ? `\nWhat I told Mo:\n${known.map((line) => `- ${line}`).join('\n')}` : ''
}
