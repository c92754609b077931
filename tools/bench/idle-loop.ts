// A process that does nothing, for as long as its input is open: what its loop waits for is the machine and nothing else.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()
process.stdin.resume().on('end', () => {
  delay.disable()
  console.log((delay.percentile(99) / 1e6).toFixed(0))
})
