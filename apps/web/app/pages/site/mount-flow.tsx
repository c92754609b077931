import { Suspense, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Flow } from '../../features/chat/flow.ts'

/**
 * Puts the parts of a hand-over into a page without React: the photos, or what is wrong with them, into each prompt's
 * container. Resolves, once their styles are loaded, to the function that renders them with or without photos.
 */
export function mountFlow({ Photos, Overlay, Trouble }: Pick<Flow, 'Photos' | 'Overlay' | 'Trouble'>) {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const places = [...document.querySelectorAll('[data-flow]')]
  const { promise, resolve } = Promise.withResolvers<typeof draw>()

  function draw(hasPhotos: boolean): void {
    root.render(
      <Suspense>
        <Overlay />
        {places.map((place, at) => createPortal(hasPhotos ? <Photos /> : <Trouble />, place, String(at)))}
        <WhenMounted tell={() => resolve(draw)} />
      </Suspense>,
    )
  }
  draw(false)
  return promise
}

function WhenMounted({ tell }: { tell: () => void }) {
  useEffect(tell, [tell])
  return null
}
