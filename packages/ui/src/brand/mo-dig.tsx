import { Drawing, type DrawingProps } from './drawing.tsx'
import source from './mo-dig.svg?raw'

/** Mo digs in his tunnel: progress. */
export function MoDig(props: DrawingProps) {
  return <Drawing source={source} {...props} />
}
