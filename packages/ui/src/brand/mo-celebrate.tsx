import { Drawing, type DrawingProps } from './drawing.tsx'
import source from './mo-celebrate.svg?raw'

/** Mo celebrates: a complete switch or a prize, nothing else. */
export function MoCelebrate(props: DrawingProps) {
  return <Drawing source={source} {...props} />
}
