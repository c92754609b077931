import { encodeBase64 } from '../../browser/encode-base64.ts'
import { newId } from '../../browser/new-id.ts'
import type { Desk, DeskView } from '../../features/chat/desk.ts'
import { billFiles } from '../../features/chat/prompt-texts.ts'
import { createDesk } from '../../features/handover/create-desk.ts'
import { deskParts } from '../../features/handover/handover-desk.tsx'
import { joinPhotos } from '../../features/handover/photos/join-photos.ts'

export type BillInHand = { fileName: string; bytes: number; fileData: string }

/** The desk of the home page inside a conversation: what is confirmed there is handed to Mo here. */
export function openChatDesk(give: (bill: BillInHand) => void, onView: (view: DeskView) => void): Desk {
  const desk = createDesk({
    async handOver(request) {
      if (request.kind === 'bill') {
        const { fileName, fileData } = request
        give({ fileName, fileData, bytes: Math.floor((fileData.length * 3) / 4) })
      }
      return ''
    },
    newId,
    previewOf: (file) => URL.createObjectURL(file),
    forgetPreview: (url) => URL.revokeObjectURL(url),
    joinPhotos,
    encode: encodeBase64,
    go: () => desk.comeBack(),
    toTop: () => {},
  })
  desk.subscribe(() => {
    const { stage, photos } = desk.state()
    onView({ isBusy: stage !== 'idle', hasPhotos: photos.length > 0 })
  })
  return { ...deskParts(desk, billFiles, false), ask: () => {}, take: (files) => void desk.take(files) }
}
