import { IconButton, MoreIcon } from '@mowatt/ui'
import { useOnPress } from '../../../../browser/use-on-press.ts'
import { chatMenuTexts } from '../conversation-texts.ts'
import type { TalkState } from '../talk/talk-state.ts'

export type ChatActs = { rename: (title: string) => Promise<void>; remove: () => Promise<void> }

export type ChatMenuProps = { state: TalkState; acts: ChatActs }

/** What can be done with a whole conversation. Few do any of it, so the menu comes when it is opened. */
export function ChatMenu(props: ChatMenuProps) {
  const { Part: OpenedMenu, press } = useOnPress(async () => (await import('./opened-chat-menu.tsx')).OpenedChatMenu)
  if (OpenedMenu) return <OpenedMenu {...props} />
  return <IconButton label={chatMenuTexts.more} icon={<MoreIcon />} aria-haspopup="menu" onClick={press} />
}
