import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { ChatActs } from '../../features/chat/conversation/history/chat-menu.tsx'
import type { Talk } from '../../features/chat/conversation/talk/create-talk.ts'
import type { TalkState } from '../../features/chat/conversation/talk/talk-state.ts'

/** The storage key for the reason why a conversation was not started. */
export type NotBegun = { notBegun: string }

/** A conversation that began with a rejected file is empty: it is removed, and the start page says why. */
export function useLeaveEmpty({ view, messages, pending }: TalkState, talk: Talk, acts: ChatActs): void {
  const navigate = useNavigate()
  const isEmpty = view === 'shown' && messages.length === 0
  const notBegun = isEmpty && pending?.isRefused && pending.saying.kind === 'bill' ? pending.trouble : undefined
  useEffect(() => {
    if (notBegun === undefined) return
    const state: NotBegun = { notBegun }
    const leave = () => {
      talk.drop()
      void navigate('/chat', { replace: true, state })
    }
    // If it cannot be removed now, the server does so later, because it is empty.
    void acts.remove().then(leave, leave)
  }, [notBegun, talk, acts, navigate])
}
