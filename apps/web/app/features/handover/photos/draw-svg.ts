const SHORTEST_WIDTH = 1600

/**
 * Renders an SVG as a PNG. Only a page can do that, not a worker; as an image it runs no scripts and sends no requests.
 */
export async function drawSvg(file: Blob): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([file], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const scale = Math.max(1, SHORTEST_WIDTH / (image.naturalWidth || SHORTEST_WIDTH))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round((image.naturalWidth || SHORTEST_WIDTH) * scale)
    canvas.height = Math.round((image.naturalHeight || SHORTEST_WIDTH) * scale)
    const pen = canvas.getContext('2d')!
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(image, 0, 0, canvas.width, canvas.height)
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!png) throw new Error('not drawn')
    return png
  } finally {
    URL.revokeObjectURL(url)
  }
}
