/** At least so many bytes in each period. */
export type Pace = { bytes: number; everyMs: number }

export type Sender = {
  /** Bytes received so far. */
  received: () => number
  /** True while it is us who do not read: then the sender is not to blame. */
  isHeldBack?: () => boolean
  /** The time by which all of it must have arrived. */
  deadlineMs?: number | undefined
  tooSlow: () => void
}

export type PaceWatch = {
  /** Watches one sender until the returned function is called. */
  watch: (sender: Sender) => () => void
  stop: () => void
}

type Watched = Sender & { mark: number; quietLooks: number; looks: number }

/** About three kilobytes a second: the slowest phones send more, and a few of them only occupy a connection. */
const SLOWEST: Pace = { bytes: 32 * 1024, everyMs: 10_000 }

/** Checks per period. A process that was itself held up checks once, and not as often as it missed. */
const LOOKS = 10

/** Stops a sender that sends too slowly, or takes too long in all. */
export function createPaceWatch({ bytes, everyMs }: Pace = SLOWEST): PaceWatch {
  const lookEveryMs = everyMs / LOOKS
  const watched = new Set<Watched>()
  const timer = setInterval(() => watched.forEach(look), lookEveryMs)
  timer.unref()

  function look(sender: Watched): void {
    sender.looks += 1
    const received = sender.received()
    if (received - sender.mark >= bytes || sender.isHeldBack?.()) {
      sender.mark = received
      sender.quietLooks = 0
    } else {
      sender.quietLooks += 1
    }
    const isLate = sender.deadlineMs !== undefined && sender.looks * lookEveryMs >= sender.deadlineMs
    if (sender.quietLooks < LOOKS && !isLate) return
    watched.delete(sender)
    sender.tooSlow()
  }

  return {
    watch: (sender) => {
      const each = { ...sender, mark: sender.received(), quietLooks: 0, looks: 0 }
      watched.add(each)
      return () => void watched.delete(each)
    },
    stop: () => clearInterval(timer),
  }
}
