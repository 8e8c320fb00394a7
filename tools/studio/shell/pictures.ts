import type { AppImage } from './appTypes'

/** Draws small numbered pictures: JPEG and PNG in turn, as data with and without a `data:` prefix. */
export function drawPictures(count: number): readonly AppImage[] {
  return Array.from({ length: count }, (_, index) => {
    const isJpeg = index % 2 === 0
    const data = draw(index + 1).toDataURL(isJpeg ? 'image/jpeg' : 'image/png')
    return {
      path: `content://pictures/${index + 1}.${isJpeg ? 'jpg' : 'png'}`,
      data: isJpeg ? data : data.replace(/^data:[^,]*,/, ''),
    }
  })
}

function draw(number: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const [width, height] = [320, 240]
  Object.assign(canvas, { width, height })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser has no 2D canvas.')
  pen.fillStyle = `hsl(${(number * 67) % 360} 55% 55%)`
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = 'white'
  pen.font = 'bold 120px sans-serif'
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(String(number), width / 2, height / 2)
  return canvas
}
