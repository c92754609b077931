import { useCallback, useEffect, useRef } from 'react'
import { keepDraft, keptDraft } from '../../features/chat/conversation/talk/kept-sayings.ts'
import type { OpenFlow } from '../../features/chat/flow.ts'
import { type PromptState, usePrompt } from '../../features/chat/use-prompt.ts'
import type { BillInHand } from './open-chat-flow.ts'

/** The draft of a conversation, kept for a user who leaves it, with the flow for bills. */
export function useChatPrompt(chatId: string, onBill: (bill: BillInHand) => void): PromptState {
  const give = useRef(onBill)
  useEffect(() => {
    give.current = onBill
  }, [onBill])
  const openFlow = useCallback<OpenFlow>(async (onView) => {
    const { openChatFlow } = await import('./open-chat-flow.ts')
    return openChatFlow((bill) => give.current(bill), onView)
  }, [])
  const prompt = usePrompt(openFlow)
  const { text, write } = prompt

  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      const draft = keptDraft(chatId)
      if (draft !== '') write(draft)
    } else keepDraft(chatId, text)
  }, [chatId, text, write])
  return prompt
}
