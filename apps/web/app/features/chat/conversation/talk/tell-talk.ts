import { track } from '../../../../browser/analytics/track.ts'
import type { Saying } from './chat-client.ts'
import type { Talk } from './create-talk.ts'

/** The same conversation, with its actions tracked as analytics events. */
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

/** A conversation started in the app. One handed over by the home page's prompt is tracked there. */
export function tellBegun(saying: Saying): void {
  const lead =
    saying.kind === 'words' ? { form_type: 'chat_message', message_preview: saying.text } : { form_type: 'bill_upload' }
  track('lead_generated', { ...lead, source: 'app' })
}
