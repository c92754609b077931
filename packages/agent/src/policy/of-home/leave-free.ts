import type { ToolCall } from '../../agent-reply.ts'
import { termsOf } from '../../home/home-of-turn.ts'
import type { Heard } from './heard-home.ts'

const LEAVES =
  /\b(?:can|could|may|should|do|am) i (?:just )?(?:leave|go|get out|quit|switch|move|able to leave)\b.{0,12}\b(?:now|yet|today|early|already|free|before)\b|\b(?:earliest|soonest|when)\b.{0,20}\b(?:i|we) (?:can|could|may) (?:leave|go|switch|move|get out|quit)\b|\bif i (?:leave|left|go|went|quit)\b.{0,12}\b(?:now|today|early)\b|\bwithout paying (?:it|that|the fee|a fee|any fee)\b/

/** "Can I leave now?" where the terms of the present deal are known. */
export function leaveFree({ plain, state, world }: Heard): ToolCall | undefined {
  if (!LEAVES.test(plain) || /\b(?:save|worth|cost|list|debt|owe|house|moving)\b/.test(plain)) return undefined
  const { endsOn, exitFeePence } = termsOf({ state, world })
  return endsOn === undefined && exitFeePence === undefined ? undefined : { name: 'exit_fee', args: {} }
}
