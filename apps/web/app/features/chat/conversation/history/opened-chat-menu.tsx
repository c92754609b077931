import { DownloadIcon, IconButton, Menu, MenuItem, MoreIcon, PencilIcon, TrashIcon } from '@mowatt/ui'
import { useState } from 'react'
import { openedChatMenuTexts } from './chat-menu-texts.ts'
import type { ChatMenuProps } from './chat-menu.tsx'
import { DeleteChatDialog } from './delete-chat-dialog.tsx'
import { exportAsJson, exportAsText } from './export-chat.ts'
import { RenameChatDialog } from './rename-chat-dialog.tsx'

/** Opens immediately: its button was pressed before it was loaded. */
export function OpenedChatMenu({ state, acts }: ChatMenuProps) {
  const [open, setOpen] = useState<'rename' | 'delete'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Menu isOpenAtFirst trigger={<IconButton label={openedChatMenuTexts.more} icon={<MoreIcon />} />}>
        <MenuItem icon={<PencilIcon size="small" />} onSelect={() => setOpen('rename')}>
          {openedChatMenuTexts.rename}
        </MenuItem>
        <MenuItem icon={<DownloadIcon size="small" />} onSelect={() => exportAsText(state)}>
          {openedChatMenuTexts.saveAsText}
        </MenuItem>
        <MenuItem icon={<DownloadIcon size="small" />} onSelect={() => exportAsJson(state)}>
          {openedChatMenuTexts.saveAsJson}
        </MenuItem>
        <MenuItem tone="danger" icon={<TrashIcon size="small" />} onSelect={() => setOpen('delete')}>
          {openedChatMenuTexts.delete}
        </MenuItem>
      </Menu>
      {open === 'rename' && <RenameChatDialog title={state.title} onRename={acts.rename} onClose={close} />}
      {open === 'delete' && <DeleteChatDialog onDelete={acts.remove} onClose={close} />}
    </>
  )
}
