import { joinClasses } from '../join-classes.ts'
import { GallerySection } from './gallery-section.tsx'

const swatches = [
  ['brand', 'bg-brand text-on-brand'],
  ['ink', 'bg-ink text-on-deep'],
  ['surface', 'bg-surface text-text'],
  ['surface-2', 'bg-surface-2 text-text'],
  ['surface-3', 'bg-surface-3 text-text'],
  ['brand-soft, brand-text', 'bg-brand-soft text-brand-text'],
  ['success', 'bg-success-soft text-success'],
  ['warn', 'bg-warn-soft text-warn'],
  ['danger', 'bg-danger-soft text-danger'],
  ['info', 'bg-info-soft text-info'],
  ['mark', 'bg-mark text-text'],
  ['bubble-user', 'bg-bubble-user text-on-bubble-user'],
  ['sky', 'bg-sky text-on-sky'],
  ['topsoil', 'bg-topsoil text-on-topsoil'],
  ['stratum-1', 'bg-stratum-1 text-text'],
  ['stratum-2', 'bg-stratum-2 text-text'],
  ['stratum-3', 'bg-stratum-3 text-text'],
  ['deep', 'bg-deep text-on-deep'],
] as const

const texts = [
  ['display', 'text-display'],
  ['title', 'text-title'],
  ['h2', 'text-h2'],
  ['h3', 'text-h3'],
  ['h4', 'text-h4'],
  ['lead', 'text-lead'],
  ['body', 'text-body'],
  ['small', 'text-small'],
  ['micro', 'text-micro'],
] as const

/** Every background with the text colours allowed on it, and every text size. */
export function GalleryColours() {
  return (
    <>
      <GallerySection title="Colour">
        <ul className="grid grid-cols-2 gap-4 md:grid-cols-6 md:gap-6">
          {swatches.map(([name, look]) => (
            <li
              key={name}
              className={joinClasses(
                'grid h-21 content-end rounded-4 border border-border p-3 text-micro font-bold',
                look,
              )}
            >
              {name}
            </li>
          ))}
        </ul>
      </GallerySection>
      <GallerySection title="Type">
        <ul className="grid gap-3">
          {texts.map(([name, look]) => (
            <li key={name} className={look}>
              {name}: 26.35p per kWh
            </li>
          ))}
        </ul>
      </GallerySection>
    </>
  )
}
