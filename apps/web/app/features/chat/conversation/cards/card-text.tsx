import type { ChatCard } from '@mowatt/contract'
import { useState } from 'react'
import { CopyButton } from '../log/copy-button.tsx'
import { sayCard } from './say-card.ts'

/** The same card as plain words: to read, to copy, to paste elsewhere. */
export function CardText({ card }: { card: ChatCard }) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="card-text">
      <div className="flex flex-wrap gap-1">
        <button type="button" className="card-text-button" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide the text' : 'Show as text'}
        </button>
        {isShown && <CopyButton text={() => sayCard(card)} label="Copy the text" />}
      </div>
      {isShown && (
        <p className="card-text-words" tabIndex={0} role="region" aria-label="This card as text">
          {sayCard(card)}
        </p>
      )}
    </div>
  )
}
