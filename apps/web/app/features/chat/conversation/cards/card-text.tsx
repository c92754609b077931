import { cardAsText } from '@mowatt/contract/card-as-text'
import type { ChatCard } from '@mowatt/contract'
import { useState } from 'react'
import { CopyButton } from '../log/copy-button.tsx'
import { cardTextTexts } from './offer-texts.ts'

/** The same card as plain text: to read, to copy, to paste elsewhere. */
export function CardText({ card }: { card: ChatCard }) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="card-text">
      <div className="flex flex-wrap gap-1">
        <button type="button" className="card-text-button" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? cardTextTexts.hideTheText : cardTextTexts.showAsText}
        </button>
        {isShown && <CopyButton text={() => cardAsText(card)} label={cardTextTexts.copyTheText} />}
      </div>
      {isShown && <p className="card-text-words">{cardAsText(card)}</p>}
    </div>
  )
}
