/** A file made in the browser, saved where downloads go. */
export function saveFile(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // the download reads the address after the click
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
