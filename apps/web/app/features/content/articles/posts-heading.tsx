import { Link } from '@mowatt/ui'
import type { SectionHeader } from '../site-content.ts'

type PostsHeadingProps = {
  header: SectionHeader
  /** The current page: a call to come here would lead nowhere. */
  path: string
}

/** Shown above all posts, as editors write it. */
export function PostsHeading({ header: { title, subtitle, ctaText, ctaUrl }, path }: PostsHeadingProps) {
  return (
    <header id="guides" className="page-width pt-12 md:pt-16">
      <h2 className="text-title text-balance">{title}</h2>
      {subtitle && <p className="mt-3 max-w-[52ch] text-lead text-pretty text-text-2">{subtitle}</p>}
      {ctaText && ctaUrl && ctaUrl !== path && (
        <p className="mt-3">
          <Link href={ctaUrl}>{ctaText}</Link>
        </p>
      )}
    </header>
  )
}
