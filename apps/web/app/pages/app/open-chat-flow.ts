import { encodeBase64 } from '../../browser/encode-base64.ts'
import { newId } from '../../browser/new-id.ts'
import type { Flow, FlowView } from '../../features/chat/flow.ts'
import { billFiles } from '../../features/chat/prompt-texts.ts'
import { createFlow } from '../../features/handover/create-flow.ts'
import { flowParts } from '../../features/handover/handover-flow.tsx'
import { joinPhotos } from '../../features/handover/photos/join-photos.ts'

export type BillInHand = { fileName: string; bytes: number; fileData: string }

/** The flow of the home page inside a conversation: what is confirmed there is handed to Mo here. */
export function openChatFlow(give: (bill: BillInHand) => void, onView: (view: FlowView) => void): Flow {
  const flow = createFlow({
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
    go: () => flow.comeBack(),
    toTop: () => {},
  })
  flow.subscribe(() => {
    const { stage, photos } = flow.state()
    onView({ isBusy: stage !== 'idle', hasPhotos: photos.length > 0 })
  })
  return { ...flowParts(flow, billFiles, false), ask: () => {}, take: (files) => void flow.take(files) }
}
