import { Drawing, type DrawingProps } from './drawing.tsx'
import source from './mo-duck.svg?raw'

/** Mo ducks: the game. */
export function MoDuck(props: DrawingProps) {
  return <Drawing source={source} {...props} />
}
