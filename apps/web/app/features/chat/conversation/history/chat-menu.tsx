import { IconButton, MoreIcon } from '@mowatt/ui'
import { useOnPress } from '../../../../browser/use-on-press.ts'
import { chatMenuTexts } from '../conversation-texts.ts'
import type { TalkState } from '../talk/talk-state.ts'

export type ChatActs = { rename: (title: string) => Promise<void>; remove: () => Promise<void> }

export type ChatMenuProps = { state: TalkState; acts: ChatActs }

/** Actions on a whole conversation. They are rarely used, so the menu is loaded when it is opened. */
export function ChatMenu(props: ChatMenuProps) {
  const { Part: OpenedMenu, press } = useOnPress(async () => (await import('./opened-chat-menu.tsx')).OpenedChatMenu)
  if (OpenedMenu) return <OpenedMenu {...props} />
  return <IconButton label={chatMenuTexts.more} icon={<MoreIcon />} aria-haspopup="menu" onClick={press} />
}
