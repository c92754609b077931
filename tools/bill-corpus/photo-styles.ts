import type { Random } from './random.ts'

/** How a page was held, lit and caught. Angles in degrees. */
export type PhotoStyle = {
  turn: number
  tiltX: number
  tiltY: number
  blurPx: number
  shade: 'none' | 'corner' | 'band' | 'half'
  noise: number
  warmth: number
  jpegQuality: number
  pixelsPerCssPixel: number
}

export function photoStyle(random: Random): PhotoStyle {
  const quarter = random.pick([0, 0, 0, 0, 0, 180, 90, 270])
  return {
    turn: quarter + (random.next() - 0.5) * 7,
    tiltX: (random.next() - 0.5) * 16,
    tiltY: (random.next() - 0.5) * 14,
    blurPx: random.pick([0, 0.2, 0.3, 0.5]),
    shade: random.pick(['none', 'corner', 'band', 'half']),
    noise: random.pick([0, 0.05, 0.1]),
    warmth: random.next(),
    jpegQuality: random.pick([60, 75, 85]),
    pixelsPerCssPixel: random.pick([1.9, 2.2, 2.6]),
  }
}

const SHADES: Record<PhotoStyle['shade'], string> = {
  none: 'none',
  corner: 'radial-gradient(circle at 85% 90%, rgba(0,0,0,.5), transparent 55%)',
  band: 'linear-gradient(115deg, transparent 35%, rgba(0,0,0,.32) 48%, rgba(0,0,0,.32) 60%, transparent 72%)',
  half: 'linear-gradient(90deg, rgba(0,0,0,.38) 46%, transparent 54%)',
}

/** A page that shows the sheet lying on a table, as a camera sees it. */
export function photoPage(sheetUrl: string, style: PhotoStyle): string {
  const isSideways = Math.abs(Math.abs(style.turn % 180) - 90) < 20
  const [width, height] = isSideways ? [1240, 920] : [920, 1240]
  return `<!doctype html><style>
body { margin: 0; width: ${width}px; height: ${height}px; overflow: hidden; background: #6b5a48; display: grid; place-items: center; perspective: 2200px }
.held { position: relative; width: 794px; height: 1121px; transform: rotateX(${style.tiltX}deg) rotateY(${style.tiltY}deg) rotateZ(${style.turn}deg); filter: blur(${style.blurPx}px) }
img { width: 100%; height: 100%; display: block }
.light { position: absolute; inset: 0; background: ${SHADES[style.shade]} }
.warm { position: absolute; inset: 0; background: rgba(255, 190, 90, ${0.05 + 0.12 * style.warmth}); mix-blend-mode: multiply }
.noise { position: absolute; inset: 0; opacity: ${style.noise} }
</style><div class="held"><img src="${sheetUrl}"><div class="light"></div><div class="warm"></div>
<svg class="noise" width="100%" height="100%"><filter id="n"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="4"/></filter><rect width="100%" height="100%" filter="url(#n)"/></svg></div>`
}

export function photoSize(style: PhotoStyle): { width: number; height: number } {
  const isSideways = Math.abs(Math.abs(style.turn % 180) - 90) < 20
  return isSideways ? { width: 1240, height: 920 } : { width: 920, height: 1240 }
}
