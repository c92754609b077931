/** A picture as embedded in a PDF. `turn` is the EXIF orientation (1 to 8). */
export type PdfImage = {
  width: number
  height: number
  turn: number
  colours: '/DeviceGray' | '/DeviceRGB' | '/DeviceCMYK'
  bits: number
  filter: '/DCTDecode' | '/FlateDecode'
  /** More entries of the image's dictionary. */
  more: string
  data: Uint8Array<ArrayBuffer>
}
