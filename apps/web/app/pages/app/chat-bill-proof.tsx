import type { ChatMessage } from '@mowatt/contract'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type BillProofProps, BillProofSlot } from '../../features/chat/conversation/cards/bill-proof-slot.ts'
import type { AppSession } from '../../shell/app/app-session.ts'

const ChatBillProof = lazy(() => import('../../features/bills/chat-bill-proof.tsx'))
/** The distance below the viewport at which a bill starts to load. */
const AHEAD = '400px'

/** Cards that are based on a bill. */
const WORKED_OUT: ReadonlySet<string> = new Set(['cost', 'comparison', 'verdict', 'savings'])

type WithBillProofProps = { api: string; session: AppSession; messages: readonly ChatMessage[]; children: ReactNode }

/** Adds pictures, marks and corrections to the bills of a conversation: loaded when one becomes visible, not before. */
export function WithBillProof({ api, session, messages, children }: WithBillProofProps) {
  // A value that was corrected in words triggers a recalculation of the year.
  const version = messages.filter(({ cards }) => cards.some(({ kind }) => kind === 'cost')).length
  const workedOutAt = messages.findLast(({ cards }) => cards.some(({ kind }) => WORKED_OUT.has(kind)))?.at
  const showProof = useCallback(
    (proof: BillProofProps) => (
      <WhenNear fallback={proof.fallback}>
        <Suspense fallback={proof.fallback}>
          <ChatBillProof {...proof} api={api} session={session} version={version} workedOutAt={workedOutAt} />
        </Suspense>
      </WhenNear>
    ),
    [api, session, version, workedOutAt],
  )
  const correct = useCallback(
    async (billId: string, path: string, text: string) => {
      const { createBillClient } = await import('../../features/bills/create-bill-client.ts')
      await createBillClient(api, session).correct(billId, path, text)
    },
    [api, session],
  )
  const slot = useMemo(() => ({ showProof, correct }), [showProof, correct])
  return <BillProofSlot value={slot}>{children}</BillProofSlot>
}

function WhenNear({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!place.current || isNear) return
    const watch = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: AHEAD },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [isNear])
  return <div ref={place}>{isNear ? children : fallback}</div>
}
