import { DownloadIcon, IconButton, Menu, MenuItem, MoreIcon, PencilIcon, TrashIcon } from '@mowatt/ui'
import { useState } from 'react'
import type { TalkState } from '../talk/talk-state.ts'
import { DeleteChatDialog } from './delete-chat-dialog.tsx'
import { exportAsJson, exportAsText } from './export-chat.ts'
import { RenameChatDialog } from './rename-chat-dialog.tsx'

export type ChatActs = { rename: (title: string) => Promise<void>; remove: () => Promise<void> }

/** What can be done with a whole conversation. */
export function ChatMenu({ state, acts }: { state: TalkState; acts: ChatActs }) {
  const [open, setOpen] = useState<'rename' | 'delete'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Menu trigger={<IconButton label="More" icon={<MoreIcon />} />}>
        <MenuItem icon={<PencilIcon size="small" />} onSelect={() => setOpen('rename')}>
          Rename
        </MenuItem>
        <MenuItem icon={<DownloadIcon size="small" />} onSelect={() => exportAsText(state)}>
          Save as text
        </MenuItem>
        <MenuItem icon={<DownloadIcon size="small" />} onSelect={() => exportAsJson(state)}>
          Save as JSON
        </MenuItem>
        <MenuItem tone="danger" icon={<TrashIcon size="small" />} onSelect={() => setOpen('delete')}>
          Delete
        </MenuItem>
      </Menu>
      {open === 'rename' && <RenameChatDialog title={state.title} onRename={acts.rename} onClose={close} />}
      {open === 'delete' && <DeleteChatDialog onDelete={acts.remove} onClose={close} />}
    </>
  )
}
