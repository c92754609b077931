/** A picture as a PDF holds it. `turn` is the orientation (1 to 8) in which cameras note how they were held. */
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
