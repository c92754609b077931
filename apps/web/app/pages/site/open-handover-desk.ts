import { track } from '../../browser/analytics/track.ts'
import type { Desk, DeskView } from '../../features/chat/desk.ts'
import { billFiles } from '../../features/chat/prompt-texts.ts'
import { createDesk } from '../../features/handover/create-desk.ts'
import { deskParts } from '../../features/handover/handover-desk.tsx'
import type { HandoverRequest } from '../../features/handover/handover-request.ts'
import type { HandoverHosts } from '../../features/handover/handover-hosts.ts'
import { openHandoverDoor } from '../../features/handover/open-handover-door.ts'
import { joinPhotos } from '../../features/handover/photos/join-photos.ts'
import { browserSession } from '../../features/identity/session/browser-session.ts'

/** The desk in this browser. Fetched when somebody first asks or uploads. */
export function openHandoverDesk(hosts: HandoverHosts, onView: (view: DeskView) => void): Desk {
  const desk = createDesk({
    door: openHandoverDoor(hosts, browserSession(hosts)),
    newId: () => uuidFrom(crypto.getRandomValues(new Uint8Array(16))),
    previewOf: (file) => URL.createObjectURL(file),
    forgetPreview: (url) => URL.revokeObjectURL(url),
    joinPhotos,
    encode: encodeBase64,
    go: (address) => location.assign(inThisTheme(new URL(address))),
    onHandedOver: (request) => track('lead_generated', { ...leadOf(request), source: 'hero' }),
    onFailed: (kind, why) => track('form_failed', { form_type: formTypes[kind], error_message: why }),
    toTop: () => scrollTo({ top: 0, behavior: 'instant' }),
  })
  desk.subscribe(() => {
    const { stage, photos } = desk.state()
    onView({ isBusy: stage !== 'idle', hasPhotos: photos.length > 0 })
  })
  addEventListener('pageshow', ({ persisted }) => persisted && desk.comeBack())
  return { ...deskParts(desk, billFiles), ask: (text) => void desk.ask(text), take: desk.take }
}

const formTypes = { bill: 'bill_upload', question: 'chat_message' } as const

function leadOf(request: HandoverRequest) {
  const preview = request.kind === 'question' ? { message_preview: request.text } : {}
  return { form_type: formTypes[request.kind], ...preview }
}

/** Another host does not know which theme was chosen here. */
function inThisTheme(address: URL): URL {
  const { theme } = document.documentElement.dataset
  if (address.origin !== location.origin && theme && theme !== 'system') address.searchParams.set('theme', theme)
  return address
}

/** Version 4, written by hand: browsers offer their own only over https. */
function uuidFrom(bytes: Uint8Array): string {
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

function encodeBase64(file: Blob): Promise<string> {
  const reader = new FileReader()
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () => resolve((reader.result as string).replace(/^[^,]*,/, '')))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('not read')))
    reader.readAsDataURL(file)
  })
}
