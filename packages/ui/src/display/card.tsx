import type { ComponentProps } from 'react'
import { joinClasses } from '../join-classes.ts'

const tones = {
  raised: 'bg-surface shadow-2',
  flat: 'border border-border bg-surface',
  brand: 'on-yellow',
  soil: 'bg-topsoil text-on-topsoil',
}

export type CardProps = ComponentProps<'div'> & {
  /** Raised on the site, flat in the app, brand for the one yellow element, soil for weight. */
  tone?: keyof typeof tones
  /** The card contains one link that covers it: it lifts on hover and shows that link's focus. */
  isLink?: boolean
}

/** A surface for one subject. With `isLink`, the link inside with the class `focus-shown-outside` covers it. */
export function Card({ tone = 'raised', isLink = false, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={joinClasses(
        'relative rounded-5 p-5 md:p-6 forced-colors:border',
        tones[tone],
        isLink &&
          'transition-[translate] duration-base hover:-translate-y-0.5 hover:shadow-3 has-focus-visible:shadow-focus! [&_.focus-shown-outside]:after:absolute [&_.focus-shown-outside]:after:inset-0 [&_.focus-shown-outside]:after:content-[""]',
        className,
      )}
    />
  )
}
