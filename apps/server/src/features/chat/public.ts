/** For the other rooms: conversations begun and answered on somebody's behalf. */
export { answerInChat, beginChat, openHandedOver, waitToSpeak } from './say-in-chat.ts'
export { freeChat, isStopAsked, releaseChat } from './lease-store.ts'
export { type ChatDesk, chatDeskOf } from './chat-desk.ts'
export { deleteChat, isChatKept } from './chat-store.ts'
export { stoppedReading } from './stopped-reading.ts'
export { type ReadingStep, readingSteps, withBill } from './reading-steps.ts'
export { chatAccountPart } from './chat-account-part.ts'
export { forgetOldChats } from './forget-old-chats.ts'
