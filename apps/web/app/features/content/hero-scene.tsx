import { MoWave } from '@mowatt/ui'
import type { HeroImage } from './hero.ts'
import { HeroGround, HeroHills } from './hero-land.tsx'

type HeroSceneProps = { overlayMessage: string | undefined; image: HeroImage | undefined }

/** Houses on the hills, Mo before his sun (by night the moon), and the campaign's message as a sign in the ground. */
export function HeroScene({ overlayMessage, image }: HeroSceneProps) {
  return (
    <div className="scene">
      <div className="scene-disc" />
      <HeroHills />
      {overlayMessage && (
        <p className="scene-sign">
          <svg className="scene-sign-board" viewBox="0 0 172 84" preserveAspectRatio="none" aria-hidden>
            <path
              d="M8 6h152c5 0 8 3 8 8l-3 56c0 5-4 8-9 8L13 82c-5 0-9-3-9-8L1 15c0-5 2-9 7-9z"
              fill="var(--soil-200)"
            />
            <path d="M4 68l162-4-.5 6c0 5-4 8-9 8L13 82c-5 0-9-3-9-8z" fill="var(--soil-300)" />
          </svg>
          <span className="scene-sign-text">{overlayMessage}</span>
        </p>
      )}
      {image ? (
        <img
          className="scene-mo scene-image"
          src={image.url}
          alt={image.alt}
          width={image.width}
          height={image.height}
        />
      ) : (
        <MoWave className="scene-mo" />
      )}
      <HeroGround />
    </div>
  )
}
