import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { ChatActs } from '../../features/chat/conversation/history/chat-menu.tsx'
import type { Talk } from '../../features/chat/conversation/talk/create-talk.ts'
import type { TalkState } from '../../features/chat/conversation/talk/talk-state.ts'

/** Where the page that begins a conversation finds why one was not begun. */
export type NotBegun = { notBegun: string }

/** A conversation that began with a file which will not do has nothing in it: it goes, and the start says why. */
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
    // Where it cannot be removed now, the server does so later: nothing was said in it.
    void acts.remove().then(leave, leave)
  }, [notBegun, talk, acts, navigate])
}
