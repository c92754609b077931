import { MoHead } from '@mowatt/ui'
import type { DemoLine, DemoScript } from './demo-script.ts'
import { demoChatTexts } from './demo-texts.ts'

/**
 * A scripted conversation. All of its text is in the page from the start, for screen readers and without JavaScript;
 * visually it appears message by message (see play-demo.ts).
 */
export function DemoChat({ demo }: { demo: DemoScript }) {
  const { label, note, agentName, agentRole, messages } = demo
  return (
    <figure className="demo">
      <div className="demo-bar">
        <MoHead className="demo-face" />
        <div>
          <p className="text-h4">{agentName}</p>
          <p className="text-micro text-text-3">{agentRole}</p>
        </div>
        <div className="ml-auto flex" data-demo-controls hidden>
          <button type="button" className="demo-button">
            {demoChatTexts.pause}
          </button>
          <button type="button" className="demo-button">
            {demoChatTexts.replay}
          </button>
        </div>
      </div>
      <ol className="demo-messages">
        {messages.map((message, place) => (
          <Message key={place} message={message} />
        ))}
      </ol>
      <figcaption className="demo-note">
        <strong>{label}.</strong> {note}
      </figcaption>
    </figure>
  )
}

function Message({ message: { from, text, file } }: { message: DemoLine }) {
  return (
    <li className="demo-message" data-author={from === 'mo' ? 'mo' : 'person'}>
      <span className="sr-only">{from === 'mo' ? demoChatTexts.mo : demoChatTexts.you}</span>
      {file && (
        <span className="chat-bubble chat-file demo-bubble">
          <span className="chat-file-kind" aria-hidden>
            {demoChatTexts.pdf}
          </span>
          <span>
            <strong>{file.name}</strong>
            <span className="block text-micro">{file.detail}</span>
          </span>
        </span>
      )}
      <span className="chat-bubble demo-bubble">{text}</span>
      {from === 'mo' && (
        <span className="chat-dots demo-dots" aria-hidden>
          <i />
          <i />
          <i />
        </span>
      )}
    </li>
  )
}
