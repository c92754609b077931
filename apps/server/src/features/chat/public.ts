/** For the other rooms: conversations begun and answered on somebody's behalf. */
export { answerInChat, beginChat, openHandedOver, waitToSpeak } from './say-in-chat.ts'
export { freeChat, releaseChat } from './lease-store.ts'
export { type ChatDesk, createChatDesk } from './chat-desk.ts'
export { createGuideReader } from './guide-reader.ts'
export { deleteChat, isChatKept } from './chat-store.ts'
export { chatAccountPart } from './chat-account-part.ts'
export { forgetOldChats } from './forget-old-chats.ts'
