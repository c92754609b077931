import type { ComponentProps, ElementType, ReactNode } from 'react'
import { ExternalLinkIcon } from '../icons/external-link-icon.tsx'

type OwnProps = {
  /** Opens in a new tab, and says so. */
  isExternal?: boolean
  className?: string
  children: ReactNode
}

export type LinkProps<E extends ElementType = 'a'> = OwnProps & { as?: E } & Omit<
    ComponentProps<E>,
    keyof OwnProps | 'as'
  >

/** A link in running text, underlined; `as` takes a router's link component. */
export function Link<E extends ElementType = 'a'>({
  as,
  isExternal = false,
  className = '',
  children,
  ...rest
}: LinkProps<E>) {
  const Anchor: ElementType = as ?? 'a'
  return (
    <Anchor
      {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...rest}
      className={`underline hover:decoration-current ${className}`}
    >
      {children}
      {isExternal && (
        <>
          <ExternalLinkIcon size="tiny" className="ml-1 inline-block align-baseline" />
          <span className="sr-only"> (opens in a new tab)</span>
        </>
      )}
    </Anchor>
  )
}
