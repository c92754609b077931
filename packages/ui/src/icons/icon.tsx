import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'

const sizes = {
  tiny: 'size-[15px] stroke-[2.5]',
  box: 'size-4 stroke-3',
  small: 'size-4.5 stroke-2',
  medium: 'size-5.5 stroke-2',
  large: 'size-7 stroke-2',
}

/** What every icon takes. Icons are decoration: the name belongs to the control or the text beside it. */
export type IconProps = { size?: keyof typeof sizes; className?: string }

/** The frame of every icon: 24 grid, 2 px stroke, round ends, hidden from assistive technology. */
export function Icon({ size = 'medium', className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={joinClasses('shrink-0 fill-none stroke-current', sizes[size], className)}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {children}
    </svg>
  )
}
