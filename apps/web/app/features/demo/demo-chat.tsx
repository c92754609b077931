import { MoHead } from '@mowatt/ui'
import { useRef } from 'react'
import type { DemoLine, DemoScript } from './demo-script.ts'
import { useDemo } from './use-demo.ts'

/**
 * A scripted conversation. All of its words are in the page from the start, for those who listen and those without
 * JavaScript; for those who look they appear one by one.
 */
export function DemoChat({ demo }: { demo: DemoScript }) {
  const { label, note, agentName, agentRole, messages } = demo
  const stage = useRef<HTMLElement>(null)
  const { shown, isPlaying, isMoving, act } = useDemo(stage, messages.length)
  const isIdle = shown === 0 || shown >= messages.length

  return (
    <figure className="demo" ref={stage}>
      <div className="demo-bar">
        <MoHead className="demo-face" />
        <div>
          <p className="text-h4">{agentName}</p>
          <p className="text-micro text-text-3">{agentRole}</p>
        </div>
        {isMoving && (
          <div className="ml-auto flex">
            {/* Rests rather than goes: a button that went away would take the keyboard's place with it. */}
            <button
              type="button"
              className="demo-button"
              aria-disabled={isIdle}
              onClick={() => !isIdle && act(isPlaying ? 'pause' : 'play')}
            >
              {isPlaying || isIdle ? 'Pause' : 'Play'}
            </button>
            <button
              type="button"
              className="demo-button"
              aria-disabled={shown === 0}
              onClick={() => shown > 0 && act('replay')}
            >
              Replay
            </button>
          </div>
        )}
      </div>
      <ol className="demo-messages">
        {messages.map((message, place) => (
          <Message
            key={place}
            message={message}
            isWaiting={isMoving && place >= shown}
            isNext={isMoving && isPlaying && place === shown}
          />
        ))}
      </ol>
      <figcaption className="demo-note">
        <strong>{label}.</strong> {note}
      </figcaption>
    </figure>
  )
}

type MessageProps = { message: DemoLine; isWaiting: boolean; isNext: boolean }

function Message({ message: { from, text, file }, isWaiting, isNext }: MessageProps) {
  return (
    <li className="demo-message" data-author={from === 'mo' ? 'mo' : 'person'} data-waiting={isWaiting || undefined}>
      <span className="sr-only">{from === 'mo' ? 'Mo:' : 'You:'}</span>
      {file && (
        <span className="chat-bubble chat-file demo-bubble">
          <span className="chat-file-kind" aria-hidden>
            PDF
          </span>
          <span>
            <strong>{file.name}</strong>
            <span className="block text-micro">{file.detail}</span>
          </span>
        </span>
      )}
      <span className="chat-bubble demo-bubble">{text}</span>
      {isNext && from === 'mo' && (
        <span className="chat-dots demo-dots" aria-hidden>
          <i />
          <i />
          <i />
        </span>
      )}
    </li>
  )
}
