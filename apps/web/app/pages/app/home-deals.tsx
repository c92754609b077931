import type { CardOf } from '@mowatt/contract'
import cardsCss from '../../features/chat/conversation/cards/cards.css?url'
import { ComparisonCard } from '../../features/chat/conversation/cards/comparison-card.tsx'
import offersCss from '../../features/chat/conversation/cards/offers.css?url'

/** All deals for a home, as in a conversation. Fetched on request. */
export function HomeDeals({ card }: { card: CardOf<'comparison'> }) {
  return (
    <>
      <link rel="stylesheet" href={cardsCss} precedence="high" />
      <link rel="stylesheet" href={offersCss} precedence="high" />
      <ComparisonCard card={card} />
    </>
  )
}
