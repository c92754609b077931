declare module 'libheif-js/wasm-bundle.js' {
  type Target = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }
  type HeifImage = {
    is_primary(): boolean
    get_width(): number
    get_height(): number
    display(target: Target, done: (shown: Target | null) => void): void
    free(): void
  }
  const libheif: { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } }
  export default libheif
}
