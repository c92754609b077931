import { rules } from '@mowatt/game'
import { useCallback, useRef, useState } from 'react'
import { announcementsTexts } from './game-texts.ts'
import type { Session } from './play/session.ts'

const LOW_LIGHT = rules.FULL_LIGHT / 4

/** Screen-reader announcements: few, and only when they are new. */
export function useAnnouncements() {
  const [spoken, announce] = useState('')
  const said = useRef({ quarter: 0, isLow: false })

  /** Announces when the lamp runs low, and when another quarter of the way is done. */
  const follow = useCallback(({ run }: Session) => {
    const quarter = Math.floor((run.mo.x * 4) / run.tunnel.length)
    const isLow = run.light < LOW_LIGHT
    if (quarter > said.current.quarter && quarter < 4) {
      announce(
        ['', announcementsTexts.quarter, announcementsTexts.half, announcementsTexts.threeQuarters][quarter] ?? '',
      )
    } else if (isLow && !said.current.isLow && run.ending === undefined) announce(announcementsTexts.lampLow)
    said.current.quarter = quarter
    // It must be much fuller again before it is announced again.
    said.current.isLow = isLow || (said.current.isLow && run.light < LOW_LIGHT * 2)
  }, [])

  const restart = useCallback(() => {
    said.current = { quarter: 0, isLow: false }
  }, [])

  return { spoken, announce, follow, restart }
}
