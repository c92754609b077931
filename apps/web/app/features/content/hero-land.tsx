import { Drawing } from '@mowatt/ui'
import ground from './hero-ground.svg?raw'
import hills from './hero-hills.svg?raw'

const frame = { className: 'scene-land', preserveAspectRatio: 'xMidYMax slice' }

/** The scene behind Mo: stars by night, a hill, houses and a power line. */
export function HeroHills() {
  return <Drawing source={hills} {...frame} />
}

/** The grass and the earth in front of him. */
export function HeroGround() {
  return <Drawing source={ground} {...frame} />
}
