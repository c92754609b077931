/** The address of the one font file, so that a page can request it before the style sheet does. */
export { default as fontUrl } from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
