/**
 * The limits of the preview, shown where users start. It disappears once the catalogue has tariffs that can be bought.
 */
export const previewStatus = 'Preview: real bill reading, sample tariffs'
