import { Avatar } from '../display/avatar.tsx'
import { Badge } from '../display/badge.tsx'
import { Countdown } from '../display/countdown.tsx'
import { Note } from '../feedback/note.tsx'
import { Progress } from '../feedback/progress.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { Spinner } from '../feedback/spinner.tsx'
import { GallerySection, Specimen } from './gallery-section.tsx'

// A fixed clock, so that the page is the same on the server, in the browser and in a screenshot.
const STANDING_INSTANT = '2025-09-17T15:17:51Z'
const standingClock = () => Date.parse(STANDING_INSTANT)

/** Tags, notes, progress and everything that says how far something is. */
export function GalleryFeedback() {
  return (
    <>
      <GallerySection title="Tags and notes">
        <div className="flex flex-wrap gap-3">
          <Badge>Neutral</Badge>
          <Badge tone="success">Adds up</Badge>
          <Badge tone="warn">Estimated</Badge>
          <Badge tone="danger">Doesn’t add up</Badge>
          <Badge tone="info">Sample tariffs</Badge>
          <Badge tone="brand">New</Badge>
        </div>
        <div className="grid items-start gap-4 md:grid-cols-4 md:gap-6">
          <Note tone="success">Your bill adds up to the penny.</Note>
          <Note tone="warn">This reading is estimated. Send a real one for a sharper figure.</Note>
          <Note tone="danger">Upload failed. Please try again.</Note>
          <Note tone="info">Electricity has 0% VAT from 1 October 2026 to 31 March 2027.</Note>
        </div>
      </GallerySection>
      <GallerySection title="Progress and time">
        <div className="grid gap-6 md:grid-cols-3">
          <Specimen name="progress: step 3 of 4">
            <Progress label="Reading your bill" value={3} max={4} valueText="Step 3 of 4: Cost" />
          </Specimen>
          <Specimen name="progress: nobody knows how far">
            <Progress label="Sending" valueText="Sending" />
          </Specimen>
          <Specimen name="spinner; a text under reduced motion">
            <Spinner label="Loading your bills" />
          </Specimen>
          <Specimen name="skeleton">
            <div className="grid gap-3">
              <Skeleton width="short" />
              <Skeleton />
              <Skeleton width="long" />
            </div>
          </Specimen>
          <Specimen name="countdown">
            <Countdown
              target="2025-09-30T23:00:00Z"
              initialNow={STANDING_INSTANT}
              now={standingClock}
              closedText="Competition closed."
            />
          </Specimen>
          <Specimen name="countdown, closed">
            <Countdown
              target="2025-09-17T00:00:00Z"
              initialNow={STANDING_INSTANT}
              now={standingClock}
              closedText="Competition closed."
            />
          </Specimen>
          <Specimen name="avatar, and without an address">
            <div className="flex gap-3">
              <Avatar email="bea@mowatt.example" />
              <Avatar />
            </div>
          </Specimen>
        </div>
      </GallerySection>
    </>
  )
}
