import { Skeleton } from '@mowatt/ui'
import { HeroGround, HeroHills } from './hero-land.tsx'
import { StratumEdge } from './stratum-edge.tsx'

const CARDS = 4

/** The hero and the benefits while their words are on their way, in the layout that they will have. */
export function HomeSkeleton() {
  return (
    <div aria-busy>
      <output className="sr-only">Loading</output>
      <div className="sky">
        <div className="page-width hero">
          <div className="hero-skeleton">
            <Skeleton className="h-18!" />
            <Skeleton className="h-18!" width="long" />
            <Skeleton className="mt-4 h-6!" width="long" />
            <Skeleton className="mt-5 h-36! rounded-5!" />
          </div>
        </div>
        <div className="scene">
          <div className="scene-disc" />
          <HeroHills />
          <HeroGround />
        </div>
      </div>
      <div className="h-43 bg-topsoil" />
      <div className="benefits">
        <StratumEdge layer="topsoil" />
        <div className="page-width">
          <div className="benefits-header">
            <Skeleton className="h-12!" width="long" />
          </div>
          <div className="bento">
            {Array.from({ length: CARDS }, (_, place) => (
              <div key={place} className="benefit">
                <div className="grid gap-4">
                  <Skeleton className="size-13! rounded-4!" />
                  <Skeleton className="h-7!" width="long" />
                  <Skeleton />
                  <Skeleton width="short" />
                </div>
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
