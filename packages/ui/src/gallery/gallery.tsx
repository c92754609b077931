import { Wordmark } from '../brand/wordmark.tsx'
import { ToastRegion } from '../overlays/toast-region.tsx'
import { GalleryButtons } from './gallery-buttons.tsx'
import { GalleryCards } from './gallery-cards.tsx'
import { GalleryColours } from './gallery-colours.tsx'
import { GalleryData } from './gallery-data.tsx'
import { GalleryFeedback } from './gallery-feedback.tsx'
import { GalleryFields } from './gallery-fields.tsx'
import { GalleryMo } from './gallery-mo.tsx'
import { GalleryOverlays } from './gallery-overlays.tsx'

/** Every primitive in every state on one page, the same on the server and in the browser. */
export function Gallery({ name = 'Mowatt' }: { name?: string }) {
  return (
    <ToastRegion>
      <header className="border-b border-border">
        <div className="page-width flex min-h-21 items-center justify-between">
          <Wordmark name={name} />
          <h1 className="text-small font-bold">Components and states</h1>
        </div>
      </header>
      <main className="page-width grid grid-cols-[minmax(0,1fr)] gap-14 py-12">
        <GalleryMo name={name} />
        <GalleryColours />
        <GalleryButtons />
        <GalleryFields />
        <GalleryFeedback />
        <GalleryCards />
        <GalleryData />
        <GalleryOverlays />
      </main>
    </ToastRegion>
  )
}
