// A process that does nothing, for as long as its input is open: its event loop is delayed by the machine alone.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()
process.stdin.resume().on('end', () => {
  delay.disable()
  console.log((delay.percentile(99) / 1e6).toFixed(0))
})
