import { Tooltip as RadixTooltip } from 'radix-ui'
import type { ReactElement } from 'react'

export type TooltipProps = {
  text: string
  /** The control it describes; one that takes focus, so that the keyboard can show it. */
  children: ReactElement
}

/** A short description on hover and focus; Esc hides it. Never the only place for something essential. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={300}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            sideOffset={8}
            collisionPadding={12}
            className="z-toast max-w-70 animate-enter rounded-2 bg-strong px-3 py-2 text-small text-on-strong shadow-2 forced-colors:border"
          >
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}
