import celebrate from './mo-celebrate.svg?raw'
import duck from './mo-duck.svg?raw'
import jump from './mo-jump.svg?raw'
import run1 from './mo-run-1.svg?raw'
import run2 from './mo-run-2.svg?raw'
import run3 from './mo-run-3.svg?raw'
import run4 from './mo-run-4.svg?raw'
import sleep from './mo-sleep.svg?raw'

/** Mo's drawings as text, for code that paints them outside of a page. */
export const moFrames = { run1, run2, run3, run4, jump, duck, celebrate, sleep } as const
