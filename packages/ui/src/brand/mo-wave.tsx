import { Drawing, type DrawingProps } from './drawing.tsx'
import source from './mo-wave.svg?raw'

/** Mo waves from a molehill: greeting and hero. */
export function MoWave(props: DrawingProps) {
  return <Drawing source={source} {...props} />
}
