import type { ComponentProps, MouseEvent } from 'react'
import { SpinnerRing } from '../feedback/spinner-ring.tsx'
import { buttonLook, type ButtonSize, type ButtonVariant } from './button-look.ts'

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  isWide?: boolean
  isLoading?: boolean
  /** The label while loading, for instance "Sending". If it is always given, the width never changes. */
  loadingLabel?: string
}

/** A button that keeps its width and the focus while it is loading, and ignores presses meanwhile. */
export function Button({
  variant = 'primary',
  size = 'medium',
  isWide = false,
  isLoading = false,
  loadingLabel,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // Not `disabled` while loading: that would throw the focus back to the top of the page.
  const holdWhileLoading = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault()
  return (
    <button
      {...rest}
      type={type}
      className={buttonLook({ variant, size, isWide, className })}
      onClick={isLoading ? holdWhileLoading : onClick}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled']}
    >
      {loadingLabel === undefined ? (
        <>
          {isLoading && <SpinnerRing />}
          {children}
        </>
      ) : (
        <span className="grid justify-items-center">
          <ButtonLabel isShown={!isLoading}>{children}</ButtonLabel>
          <ButtonLabel isShown={isLoading}>
            <SpinnerRing isTurning={isLoading} />
            {loadingLabel}
          </ButtonLabel>
        </span>
      )}
    </button>
  )
}

/** Both labels share one grid cell, so that the wider one sets the width. */
function ButtonLabel({ isShown, children }: { isShown: boolean; children: ComponentProps<'span'>['children'] }) {
  return (
    <span
      className={`[grid-area:1/1] inline-flex items-center gap-2 ${isShown ? '' : 'invisible'}`}
      aria-hidden={!isShown || undefined}
    >
      {children}
    </span>
  )
}
