import { Toast as RadixToast } from 'radix-ui'
import { Button } from '../actions/button.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { AlertTriangleIcon } from '../icons/alert-triangle-icon.tsx'
import { CheckIcon } from '../icons/check-icon.tsx'
import { CloseIcon } from '../icons/close-icon.tsx'
import { InfoIcon } from '../icons/info-icon.tsx'
import { joinClasses } from '../join-classes.ts'
import type { ToastMessage } from './use-toast.ts'

const SHORTEST_MS = 20_000

const tones = {
  success: { look: 'text-success', icon: <CheckIcon /> },
  info: { look: 'text-info', icon: <InfoIcon /> },
  danger: { look: 'text-danger', icon: <AlertTriangleIcon /> },
}

/** One toast: stays at least 20 seconds, and longer while the pointer, the focus or another window keeps it open. */
export function Toast({ message, onClose }: { message: ToastMessage; onClose: () => void }) {
  const { text, tone = 'info', action, durationMs = SHORTEST_MS } = message
  return (
    <RadixToast.Root
      // Foreground interrupts the screen reader; only a failure may do that.
      type={tone === 'danger' ? 'foreground' : 'background'}
      duration={Math.max(SHORTEST_MS, durationMs)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="flex animate-enter items-center gap-3 rounded-4 border border-border bg-surface py-2 pr-2 pl-4 text-text shadow-3"
    >
      <span className={joinClasses('shrink-0', tones[tone].look)}>{tones[tone].icon}</span>
      <RadixToast.Description className="min-w-0 grow py-2 text-small">{text}</RadixToast.Description>
      {action && (
        <RadixToast.Action altText={action.altText} asChild>
          <Button variant="ghost" size="small" onClick={action.onPress}>
            {action.label}
          </Button>
        </RadixToast.Action>
      )}
      <RadixToast.Close asChild>
        <IconButton label="Close message" icon={<CloseIcon size="small" />} />
      </RadixToast.Close>
    </RadixToast.Root>
  )
}
