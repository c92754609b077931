import { Prompt } from './prompt.tsx'

/** The prompt on a phone, in a section of its own below the figures. */
export function ChatNow() {
  return (
    <section className="chat-now" id="chat" aria-labelledby="chat-title">
      <div className="page-width">
        <h2 id="chat-title" className="mb-4 text-h2">
          Chat now!
        </h2>
        <Prompt tone="soil" />
      </div>
    </section>
  )
}
