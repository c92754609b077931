import { Drawing, type DrawingProps } from './drawing.tsx'
import source from './mo-jump.svg?raw'

/** Mo jumps: the game. */
export function MoJump(props: DrawingProps) {
  return <Drawing source={source} {...props} />
}
