import { chatNowTexts } from './prompt-texts.ts'
import { Prompt } from './prompt.tsx'

/** The prompt on a phone, in its own section below the figures. */
export function ChatNow() {
  return (
    <section className="chat-now" id="chat" aria-labelledby="chat-title">
      <div className="page-width">
        <h2 id="chat-title" className="mb-4 text-h2">
          {chatNowTexts.chatNow}
        </h2>
        <Prompt tone="soil" />
      </div>
    </section>
  )
}
