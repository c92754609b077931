import type { ReactNode } from 'react'
import { useTalkActs } from '../talk/talk-acts.ts'

type SayChipProps = { says: string; act?: string; children: ReactNode }

/** Sends a message to Mo with one press, unless he is answering. */
export function SayChip({ says, act, children }: SayChipProps) {
  const { say, isBusy } = useTalkActs()
  return (
    <button type="button" className="chat-chip" aria-disabled={isBusy} onClick={() => !isBusy && say(says, act)}>
      {children}
    </button>
  )
}
