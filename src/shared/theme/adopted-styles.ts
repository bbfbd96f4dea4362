/**
 * What `react-style-singleton` does for the dialogs' scroll lock, without a style element: the Content-Security-Policy
 * refuses those, an adopted style sheet it allows. The build puts this in the place of the package.
 */
import { useEffect } from 'react'

/**
 * A component that adopts its styles with its first instance and drops them with its last. The styles of the
 * first instance count for all of them, as in the package: what a second dialog measures, with the scroll bar
 * gone already, would be wrong.
 */
function createStyleSingleton() {
  const sheet = createSharedSheet()
  return function AdoptedStyle({ styles }: { styles: string }) {
    useEffect(() => {
      sheet.add(styles)
      return () => sheet.remove()
    }, [styles])
    return null
  }
}

function createSharedSheet() {
  let count = 0
  let adopted: CSSStyleSheet | null = null
  return {
    add(styles: string) {
      count += 1
      if (adopted) return
      adopted = new CSSStyleSheet()
      adopted.replaceSync(styles)
      document.adoptedStyleSheets.push(adopted)
    },
    remove() {
      count -= 1
      if (count > 0) return
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== adopted)
      adopted = null
    },
  }
}

/** The package's own name, which Vite's alias leads here. */
export { createStyleSingleton as styleSingleton }
