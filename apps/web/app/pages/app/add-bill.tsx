import { Button, FilePicker, Note, PlusIcon } from '@mowatt/ui'
import { useRef } from 'react'
import { newId } from '../../browser/new-id.ts'
import { addBillTexts } from '../../features/bills/bill-list-texts.ts'
import { billFiles } from '../../features/chat/prompt-texts.ts'
import type { AppPage } from './use-app-page.ts'
import { useBeginChat } from './use-begin-chat.ts'
import { useChatPrompt } from './use-chat-prompt.ts'

/** Another bill, picked here and read in a separate conversation. */
export function AddBill({ page, variant = 'primary' }: { page: AppPage; variant?: 'primary' | 'quiet' }) {
  const picker = useRef<HTMLInputElement>(null)
  const { begin, isBeginning, trouble } = useBeginChat(page)
  const prompt = useChatPrompt('new', (bill) => void begin({ kind: 'bill', key: newId(), ...bill }))
  const { flow, hasPhotos, isBusy, note } = prompt

  return (
    <>
      {hasPhotos && flow ? (
        <flow.Photos />
      ) : (
        <Button variant={variant} disabled={isBeginning || isBusy} onClick={() => picker.current?.click()}>
          <PlusIcon size="small" />
          {addBillTexts.addABill}
        </Button>
      )}
      <FilePicker ref={picker} accept={billFiles} onFiles={prompt.take} />
      {trouble && (
        <Note tone="danger" announce="alert" className="mt-3">
          {trouble}
        </Note>
      )}
      <output className={note === '' ? 'sr-only' : 'text-small'}>{note}</output>
      {flow && <flow.Trouble />}
      {flow && <flow.Overlay />}
    </>
  )
}
