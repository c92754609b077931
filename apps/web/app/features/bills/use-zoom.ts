import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

const LEAST = 1
const MOST = 4
const STEP = 1.4
/** How much of a zoom one pixel of a wheel or trackpad is. */
const WHEEL_STEP = 0.01

/** The zoom of a frame's content: by buttons, + and −, two fingers, or a trackpad. The middle stays where it is. */
export function useZoom(frame: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(LEAST)
  const shown = useRef(zoom)

  useLayoutEffect(() => {
    const view = frame.current
    const grown = zoom / shown.current
    shown.current = zoom
    if (!view || grown === 1) return
    const from = (start: number, size: number) => (start + size / 2) * grown - size / 2
    view.scrollTo({
      left: from(view.scrollLeft, view.clientWidth),
      top: from(view.scrollTop, view.clientHeight),
      behavior: 'instant',
    })
  }, [frame, zoom])

  useEffect(() => {
    const view = frame.current
    if (!view) return
    const left = new AbortController()
    let pinch: { apart: number; zoom: number } | undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === '+' || event.key === '=') setZoom(nearer)
      if (event.key === '-') setZoom(farther)
    }
    const onTouch = (event: TouchEvent) => {
      const [one, other] = event.touches
      if (!one || !other) return (pinch = undefined)
      // Otherwise the page itself would be zoomed.
      event.preventDefault()
      const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
      pinch ??= { apart, zoom: shown.current }
      setZoom(within((pinch.zoom * apart) / pinch.apart))
    }
    const onWheel = (event: WheelEvent) => {
      // A pinch on a trackpad is reported as a wheel event with Ctrl.
      if (!event.ctrlKey) return
      event.preventDefault()
      setZoom((before) => within(before * Math.exp(-event.deltaY * WHEEL_STEP)))
    }
    const options = { signal: left.signal, passive: false }
    view.addEventListener('keydown', onKey, options)
    view.addEventListener('wheel', onWheel, options)
    for (const name of ['touchstart', 'touchmove', 'touchend'] as const) view.addEventListener(name, onTouch, options)
    return () => left.abort()
  }, [frame])

  return {
    zoom,
    zoomIn: zoom < MOST ? () => setZoom(nearer) : undefined,
    zoomOut: zoom > LEAST ? () => setZoom(farther) : undefined,
  }
}

function within(zoom: number): number {
  return Math.min(MOST, Math.max(LEAST, zoom))
}

function nearer(zoom: number): number {
  return within(zoom * STEP)
}

function farther(zoom: number): number {
  return within(zoom / STEP)
}
