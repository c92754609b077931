import { track } from '../../browser/analytics/track.ts'
import { encodeBase64 } from '../../browser/encode-base64.ts'
import { newId } from '../../browser/new-id.ts'
import type { Flow, FlowView } from '../../features/chat/flow.ts'
import { billFiles } from '../../features/chat/prompt-texts.ts'
import { createFlow } from '../../features/handover/create-flow.ts'
import { handOver, withdraw } from '../../features/handover/hand-over.ts'
import { flowParts } from '../../features/handover/handover-flow.tsx'
import type { HandoverRequest } from '../../features/handover/handover-request.ts'
import type { HandoverHosts } from '../../features/handover/handover-hosts.ts'
import { createHandoverClient } from '../../features/handover/create-handover-client.ts'
import { joinPhotos } from '../../features/handover/photos/join-photos.ts'
import { browserSession } from '../../features/identity/session/browser-session.ts'
import { mountFlow } from './mount-flow.tsx'

/** The flow in this browser. Loaded when a visitor first asks or uploads. */
export async function openHandoverFlow(hosts: HandoverHosts, onView: (view: FlowView) => void): Promise<Flow> {
  const client = createHandoverClient(hosts, browserSession(hosts))
  const flow = createFlow({
    handOver: (request, follow) => handOver(client, request, follow),
    // Offline the server cannot be told: then the upload is deleted when it expires.
    withdraw: (messageId) => void withdraw(client, messageId).catch(() => {}),
    newId,
    previewOf: (file) => URL.createObjectURL(file),
    forgetPreview: (url) => URL.revokeObjectURL(url),
    joinPhotos,
    encode: encodeBase64,
    go: (address) => location.assign(inThisTheme(new URL(address))),
    onHandedOver: (request) => track('lead_generated', { ...leadOf(request), source: 'hero' }),
    onFailed: (kind, why) => track('form_failed', { form_type: formTypes[kind], error_message: why }),
    toTop: () => scrollTo({ top: 0, behavior: 'instant' }),
  })
  const parts = flowParts(flow, billFiles)
  const draw = await mountFlow(parts)
  flow.subscribe(() => {
    const { stage, photos } = flow.state()
    const hasPhotos = photos.length > 0
    onView({ isBusy: stage !== 'idle', hasPhotos })
    draw(hasPhotos)
  })
  addEventListener('pageshow', ({ persisted }) => persisted && flow.comeBack())
  return { ...parts, ask: (text) => void flow.ask(text), take: (files) => void flow.take(files) }
}

const formTypes = { bill: 'bill_upload', question: 'chat_message' } as const

function leadOf(request: HandoverRequest) {
  const preview = request.kind === 'question' ? { message_preview: request.text } : {}
  return { form_type: formTypes[request.kind], ...preview }
}

/** Another host does not know the theme chosen here. */
function inThisTheme(address: URL): URL {
  const { theme } = document.documentElement.dataset
  if (address.origin !== location.origin && theme && theme !== 'system') address.searchParams.set('theme', theme)
  return address
}
