import type { CardOf, ChatCard } from '@mowatt/contract'
import { useEffect } from 'react'
import { track } from '../../../../browser/analytics/track.ts'
import { ActCard } from './act-card.tsx'
import { BillCard } from './bill-card.tsx'
import { ChoicesCard } from './choices-card.tsx'
import { ComparisonCard } from './comparison-card.tsx'
import { ContactCard } from './contact-card.tsx'
import { CostCard } from './cost-card.tsx'
import { DatesCard } from './dates-card.tsx'
import { EvidenceCard } from './evidence-card.tsx'
import { LinksCard } from './links-card.tsx'
import { NotABill } from './not-a-bill.tsx'
import { NotedCard } from './noted-card.tsx'
import { SavingsCard } from './savings-card.tsx'
import { SwitchCard } from './switch-card.tsx'
import { TariffCard } from './tariff-card.tsx'
import { VerdictCard } from './verdict-card.tsx'
import { WhatIfCard } from './what-if-card.tsx'

/** A card of a message. A file has its own bubble. */
export function ShownCard({ card, isOpen = true }: { card: ChatCard; isOpen?: boolean }) {
  useTellComparison(card)
  switch (card.kind) {
    case 'file':
      return null
    case 'bill':
      return isNothing(card) ? <NotABill card={card} /> : <BillCard card={card} isOpen={isOpen} />
    case 'cost':
      return <CostCard card={card} />
    case 'comparison':
      return <ComparisonCard card={card} />
    case 'tariff':
      return <TariffCard card={card} />
    case 'verdict':
      return <VerdictCard card={card} />
    case 'savings':
      return <SavingsCard card={card} />
    case 'dates':
      return <DatesCard card={card} />
    case 'switch':
      return <SwitchCard card={card} />
    case 'contact':
      return <ContactCard card={card} />
    case 'choices':
      return <ChoicesCard card={card} />
    case 'links':
      return <LinksCard card={card} />
    case 'act':
      return <ActCard card={card} />
    case 'evidence':
      return <EvidenceCard card={card} />
    case 'noted':
      return <NotedCard card={card} />
    case 'what_if':
      return <WhatIfCard card={card} />
  }
}

function isNothing({ is_energy_bill: isEnergyBill, fields }: CardOf<'bill'>): boolean {
  return !isEnergyBill && fields.length === 0
}

const told = new Set<string>()

/** Tracked once in a conversation, however many of its cards compare and however often they are rendered. */
function useTellComparison({ kind }: ChatCard): void {
  useEffect(() => {
    const conversation = location.pathname
    if (kind !== 'comparison' || told.has(conversation)) return
    told.add(conversation)
    track('comparison_viewed', { source: 'chat' })
  }, [kind])
}
