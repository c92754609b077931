import type { ReactNode } from 'react'
import { ChatSideList } from '../../features/chat/conversation/history/chat-side-list.tsx'
import { useChatList } from '../../features/chat/conversation/history/use-chat-list.ts'
import { AppFrame } from '../../shell/app/app-frame.tsx'
import type { AppPlace } from '../../shell/app/app-navigation.tsx'
import type { AppPage } from './use-app-page.ts'

type AppPageFrameProps = {
  page: AppPage
  place: AppPlace
  title?: string
  subtitle?: string
  children: ReactNode
}

/** The frame of the pages beside the conversation: its side list has the conversations. */
export function AppPageFrame({ page: { siteName, siteBase, api, session }, ...rest }: AppPageFrameProps) {
  const list = useChatList(api, session)
  return <AppFrame siteName={siteName} siteBase={siteBase} side={<ChatSideList list={list} />} {...rest} />
}
