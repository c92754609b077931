import { ButtonLink, ChevronRightIcon } from '@mowatt/ui'
import type { ReactNode } from 'react'
import { tracked } from '../../browser/analytics/tracked.ts'
import { previewStatus } from '../../shell/preview-status.ts'
import type { Hero } from './hero.ts'
import { HeroScene } from './hero-scene.tsx'

type HeroSectionProps = {
  hero: Hero
  /** Our own text is shown, because the content service could not be reached so far. */
  isMissing: boolean
  /** The chat prompt; shown on wide screens only. */
  prompt: ReactNode
  /** Where the app is. */
  appLink: string
}

/** The sky: headline, prompt and buttons above ground, where Mo waves. */
export function HeroSection({ hero, isMissing, prompt, appLink }: HeroSectionProps) {
  return (
    <section className="sky" aria-labelledby="hero-title">
      <div className="page-width hero">
        <h1 id="hero-title" className="hero-title text-display">
          {hero.title}
        </h1>
        <p className="mt-4 max-w-[26em] text-lead font-medium text-pretty md:mt-5">{hero.description}</p>
        {hero.subtitle && <p className="hero-subtitle">{hero.subtitle}</p>}
        <p className="hero-subtitle">{previewStatus}</p>
        <div className="max-md:hidden">
          <div className="mt-9">{prompt}</div>
          <div className="mt-7 flex flex-wrap items-center gap-3">
            <ButtonLink variant="strong" href={hero.primary.href} {...heroClick(hero.primary)}>
              {hero.primary.text}
            </ButtonLink>
            <ButtonLink
              variant="ghost"
              className="px-3!"
              href={hero.secondary.href}

              {...heroClick(hero.secondary)}
            >
              {hero.secondary.text}
              <ChevronRightIcon size="small" />
            </ButtonLink>
          </div>
        </div>
        <div className="mt-6 md:hidden">
          <ButtonLink
            variant="strong"
            isWide
            className="min-h-14"
            href={appLink}

            {...heroClick({ text: hero.uploadText.mobile, href: appLink })}
          >
            {hero.uploadText.mobile}
          </ButtonLink>
        </div>
        {isMissing && <output className="hero-trouble" data-trouble="Failed to load hero content" />}
      </div>
      <HeroScene overlayMessage={hero.overlayMessage} image={hero.image} />
    </section>
  )
}

function heroClick({ text, href }: { text: string; href: string }) {
  return tracked('hero_click', { button_text: text, destination: href, section: 'hero' })
}
