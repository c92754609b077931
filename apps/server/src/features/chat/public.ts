/** For the other rooms: conversations begun and continued on somebody's behalf. */
export { beginChat, sayInChat } from './say-in-chat.ts'
export { deleteChat } from './chat-store.ts'
export { chatAccountPart } from './chat-account-part.ts'
export { forgetOldChats } from './forget-old-chats.ts'
