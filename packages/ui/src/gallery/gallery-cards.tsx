import { Button } from '../actions/button.tsx'
import { MoCelebrate } from '../brand/mo-celebrate.tsx'
import { Card } from '../display/card.tsx'
import { EmptyState } from '../display/empty-state.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { RefreshIcon } from '../icons/refresh-icon.tsx'
import { GallerySection, Specimen } from './gallery-section.tsx'

/** Cards in every tone and state. */
export function GalleryCards() {
  return (
    <GallerySection title="Cards">
      <div className="grid items-start gap-4 sm:grid-cols-2 md:grid-cols-4 md:gap-6">
        <Specimen name="loading: skeleton, still under reduced motion">
          <Card tone="flat" className="grid gap-4">
            <Skeleton width="short" />
            <Skeleton />
            <Skeleton />
            <Skeleton width="long" />
          </Card>
        </Specimen>
        <Specimen name="empty">
          <Card tone="flat">
            <EmptyState
              title="No bills yet"
              text="Add one and Mo wakes up."
              action={
                <Button size="small" isWide>
                  Upload your bill
                </Button>
              }
            />
          </Card>
        </Specimen>
        <Specimen name="error">
          <Card tone="flat" className="grid gap-4">
            <h3 className="text-h4">Failed to load benefits</h3>
            <p className="text-small text-text-2">The list did not come through. The rest of the page works.</p>
            <Button variant="quiet" size="small">
              <RefreshIcon size="small" />
              Try again
            </Button>
          </Card>
        </Specimen>
        <Specimen name="celebrate: a complete switch only">
          <Card tone="flat" className="grid justify-items-center gap-3 text-center">
            <MoCelebrate className="h-auto w-55" />
            <h3 className="text-h4">Switch complete</h3>
          </Card>
        </Specimen>
        <Specimen name="raised, a link: lifts on hover">
          <Card isLink>
            <h3 className="text-h4">
              <a className="focus-shown-outside no-underline" href="#cards">
                How a switch works
              </a>
            </h3>
            <p className="mt-2 text-small text-text-2">The whole card leads there.</p>
          </Card>
        </Specimen>
        <Specimen name="raised">
          <Card>
            <h3 className="text-h4">Switch in 60 seconds</h3>
            <p className="mt-2 text-small text-text-2">You say yes, we do the forms.</p>
          </Card>
        </Specimen>
        <Specimen name="brand">
          <Card tone="brand" className="grid gap-4">
            <h3 className="text-h4">£230.42 less a year</h3>
            <Button variant="strong" size="small">
              Start the switch
            </Button>
          </Card>
        </Specimen>
        <Specimen name="soil">
          <Card tone="soil">
            <h3 className="text-h4">Stay where you are</h3>
            <p className="mt-2 text-small text-on-topsoil-2">Switching now would cost £89.32 more.</p>
          </Card>
        </Specimen>
      </div>
    </GallerySection>
  )
}
