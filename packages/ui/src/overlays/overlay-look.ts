/** The scrim behind a modal. */
export const overlayLook = 'fixed inset-0 z-modal bg-scrim'

/** The panel of a modal: 520 wide in the middle, a sheet from below under 640 px; it scrolls inside itself. */
export const panelLook =
  'fixed z-modal grid max-h-[calc(100dvh-48px)] gap-4 overflow-y-auto bg-surface p-6 text-text shadow-3 forced-colors:border ' +
  'inset-x-0 bottom-0 rounded-t-5 animate-rise ' +
  'sm:inset-0 sm:m-auto sm:h-fit sm:w-full sm:max-w-dialog sm:rounded-5 sm:p-8 sm:animate-enter'
