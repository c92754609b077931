import { track } from '../../../../browser/analytics/track.ts'
import type { Saying } from './chat-client.ts'
import type { Talk } from './create-talk.ts'

/** The same conversation, which also tells whoever counts what is done in it. */
export function tellTalk(talk: Talk): Talk {
  return {
    ...talk,
    say(text, how) {
      const isSaid = talk.say(text, how)
      const action = how?.replaces === undefined ? 'message_sent' : 'message_changed'
      if (isSaid) track('chat', { action, message_preview: text })
      return isSaid
    },
    handBill(bill) {
      const isHanded = talk.handBill(bill)
      if (!isHanded) return false
      track('chat', { action: 'bill_attached' })
      track('conversion', { form_type: 'bill_upload', source: 'chat' })
      return true
    },
    stop() {
      track('chat', { action: 'answer_stopped' })
      return talk.stop()
    },
  }
}

/** A conversation was begun in the app: what the home page's prompt hands over is told there. */
export function tellBegun(saying: Saying): void {
  const lead =
    saying.kind === 'words' ? { form_type: 'chat_message', message_preview: saying.text } : { form_type: 'bill_upload' }
  track('lead_generated', { ...lead, source: 'app' })
}
