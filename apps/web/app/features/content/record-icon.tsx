import { ActivityIcon, CheckIcon, ClockIcon, LeafIcon, PoundIcon } from '@mowatt/ui'
import { safeSvg } from './safe-svg.ts'
import type { ContentIcon } from './site-content.ts'

/** The service's names; money is pounds here. */
const named = { DollarSign: PoundIcon, Clock: ClockIcon, Leaf: LeafIcon, Activity: ActivityIcon }

/** The icon of a benefit or a post. The only place where an SVG from content becomes part of a page. */
export function RecordIcon({ icon }: { icon: ContentIcon }) {
  const svg = typeof icon === 'object' ? safeSvg(icon.svg) : undefined
  if (svg && typeof icon === 'object') {
    const { width, height } = icon
    return (
      <svg
        className="record-icon"
        width={width}
        height={height}
        aria-hidden
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    )
  }
  const Named = typeof icon === 'string' ? named[icon] : CheckIcon
  return <Named size="large" />
}
