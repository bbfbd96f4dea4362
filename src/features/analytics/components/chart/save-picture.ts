import { saveFile } from '@/lib/save-file'

const painted = ['fill', 'stroke', 'font-family', 'font-size', 'font-weight', 'opacity'] as const

/** Saves a drawing as PNG at twice its size, on the page's ground, with the colours it has now. */
export async function savePicture(svg: SVGSVGElement, name: string): Promise<void> {
  const { width, height } = svg.getBoundingClientRect()
  const copy = svg.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) return
  copyLooks(svg, copy)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const text = new XMLSerializer().serializeToString(copy)
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width * 2
  canvas.height = height * 2
  const brush = canvas.getContext('2d')
  if (!brush) return
  brush.fillStyle = getComputedStyle(document.body).backgroundColor
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height)
  canvas.toBlob((blob) => {
    if (blob) saveFile(`${name}.png`, blob)
  }, 'image/png')
}

/** A picture knows no style sheet: what is drawn is written into it. */
function copyLooks(from: Element, to: Element): void {
  const originals = [from, ...from.querySelectorAll('*')]
  const copies = [to, ...to.querySelectorAll('*')]
  for (const [index, original] of originals.entries()) {
    const looks = getComputedStyle(original)
    for (const property of painted) {
      copies[index]?.setAttribute(property, looks.getPropertyValue(property))
    }
  }
}
