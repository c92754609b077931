import { deleteChat, renameChat } from '@mowatt/contract'
import { createClient, fetchSend } from '@mowatt/contract/client'
import { forgetOfflineChat } from '../../../../browser/offline/offline-chat.ts'
import { newId } from '../../../../browser/new-id.ts'
import type { ChatClient } from '../talk/chat-client.ts'
import type { ChatActs } from './chat-menu.tsx'

type OnRenamed = (title: string) => void

export function makeChatActs(chatId: string, api: string, client: ChatClient, onRenamed: OnRenamed): ChatActs {
  const call = createClient(fetchSend(api))
  const params = { chat_id: chatId }
  const options = async () => ({ token: await client.token(), idempotencyKey: newId() })
  return {
    async rename(title) {
      onRenamed((await call(renameChat, { params, body: { title } }, await options())).title)
    },
    async remove() {
      await call(deleteChat, { params }, await options())
      forgetOfflineChat(chatId)
    },
  }
}
