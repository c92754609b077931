import { type IconProps } from '@mowatt/ui'
import type { ReactNode } from 'react'

const sizes = { tiny: 15, box: 16, small: 18, medium: 22, large: 28 }

function GameIcon({ size = 'medium', children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={sizes[size]}
      height={sizes[size]}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {children}
    </svg>
  )
}

export function PauseIcon(props: IconProps) {
  return (
    <GameIcon {...props}>
      <path d="M9 6v12M15 6v12" />
    </GameIcon>
  )
}

export function PlayIcon(props: IconProps) {
  return (
    <GameIcon {...props}>
      <path d="M8 5.5v13l10.5-6.5z" />
    </GameIcon>
  )
}

export function LampIcon(props: IconProps) {
  return (
    <GameIcon {...props}>
      <path d="M9 17.5h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.5.4.5 1 .5 1.6h6c0-.6 0-1.2.5-1.6A6 6 0 0 0 12 3z" />
    </GameIcon>
  )
}

export function SoundIcon({ isOn, ...props }: IconProps & { isOn: boolean }) {
  return (
    <GameIcon {...props}>
      <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" />
      <path d={isOn ? 'M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11' : 'M16 9.5l5 5M21 9.5l-5 5'} />
    </GameIcon>
  )
}
