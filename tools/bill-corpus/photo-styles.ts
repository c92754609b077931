import type { Random } from './random.ts'

type Shade = 'none' | 'corner' | 'band' | 'half' | 'hand' | 'lamp' | 'fold'

/** How a page was held, lit and caught. Angles in degrees. */
export type PhotoStyle = {
  turn: number
  tiltX: number
  tiltY: number
  blurPx: number
  shade: Shade
  /** Pixels that the paper's bends and dents shift its print by. */
  bendPx: number
  dentPx: number
  /** 1 is daylight. */
  light: number
  contrast: number
  noise: number
  warmth: number
  jpegQuality: number
  pixelsPerCssPixel: number
  /** Whether the next sheet lies beside this one in the same picture. */
  isPair: boolean
}

export function photoStyle(random: Random): PhotoStyle {
  const quarter = random.pick([0, 0, 0, 0, 0, 180, 90, 270])
  const isPair = random.next() < 0.15
  return {
    turn: quarter + (random.next() - 0.5) * (isPair ? 5 : 7),
    tiltX: (random.next() - 0.5) * 18,
    tiltY: (random.next() - 0.5) * 16,
    blurPx: random.pick([0, 0.2, 0.3, 0.5, 0.6]),
    shade: random.pick(['none', 'corner', 'band', 'half', 'hand', 'lamp', 'fold']),
    bendPx: random.pick([0, 0, 20, 40]),
    dentPx: random.pick([0, 0, 3, 5]),
    light: random.pick([1, 1, 1, 0.7, 0.5]),
    contrast: random.pick([1, 1, 0.8]),
    noise: random.pick([0, 0.05, 0.1, 0.14]),
    warmth: random.next(),
    jpegQuality: random.pick([55, 65, 75, 85]),
    pixelsPerCssPixel: random.pick([1.9, 2.2, 2.6]),
    isPair,
  }
}

const SHADES: Record<Shade, string> = {
  none: 'none',
  corner: 'radial-gradient(circle at 85% 90%, rgba(0,0,0,.5), transparent 55%)',
  band: 'linear-gradient(115deg, transparent 35%, rgba(0,0,0,.32) 48%, rgba(0,0,0,.32) 60%, transparent 72%)',
  half: 'linear-gradient(90deg, rgba(0,0,0,.38) 46%, transparent 54%)',
  hand: 'radial-gradient(ellipse 45% 60% at 30% 100%, rgba(0,0,0,.55) 60%, transparent 80%)',
  lamp: 'radial-gradient(circle at 40% 30%, rgba(255,255,255,.35), transparent 30%, rgba(0,0,0,.4) 95%)',
  fold: 'linear-gradient(180deg, transparent 31%, rgba(0,0,0,.3) 33%, transparent 36%, transparent 64%, rgba(0,0,0,.3) 66%, transparent 69%)',
}

/** A page that shows the sheet, or two beside each other, lying on a table as a camera sees it. */
export function photoPage(sheetUrls: readonly string[], style: PhotoStyle): string {
  const { width, height } = photoSize(style, sheetUrls.length)
  const warp = (id: string, frequency: number, scale: number) =>
    `<filter id="${id}" color-interpolation-filters="sRGB" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="1" seed="7"/><feDisplacementMap in="SourceGraphic" scale="${scale}" xChannelSelector="R" yChannelSelector="G"/></filter>`
  const bent = style.bendPx + style.dentPx > 0 ? 'filter: url(#bend) url(#dent);' : ''
  const sheets = sheetUrls.map((url) => `<img src="${url}">`).join('')
  return `<!doctype html><style>
body { margin: 0; width: ${width}px; height: ${height}px; overflow: hidden; background: #6b5a48; position: relative; perspective: 2200px; filter: brightness(${style.light}) contrast(${style.contrast}) }
.held { position: absolute; left: 50%; top: 50%; display: flex; gap: 14px; transform: translate(-50%, -50%) rotateX(${style.tiltX}deg) rotateY(${style.tiltY}deg) rotateZ(${style.turn}deg); filter: blur(${style.blurPx}px) }
img { width: 794px; height: 1121px; display: block; ${bent} }
.light { position: absolute; inset: 0; background: ${SHADES[style.shade]} }
.warm { position: absolute; inset: 0; background: rgba(255, 190, 90, ${0.05 + 0.12 * style.warmth}); mix-blend-mode: multiply }
.noise { position: absolute; inset: 0; opacity: ${style.noise} }
</style><svg width="0" height="0" style="position: absolute">${warp('bend', 0.0009, style.bendPx)}${warp('dent', 0.006, style.dentPx)}</svg>
<div class="held">${sheets}<div class="light"></div><div class="warm"></div>
<svg class="noise" width="100%" height="100%"><filter id="n"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="4"/></filter><rect width="100%" height="100%" filter="url(#n)"/></svg></div>`
}

export function photoSize(style: PhotoStyle, sheets: number): { width: number; height: number } {
  const isSideways = Math.abs(Math.abs(style.turn % 180) - 90) < 20
  const [across, down] = [112 + 808 * sheets, 1240]
  return isSideways ? { width: down, height: across } : { width: across, height: down }
}
