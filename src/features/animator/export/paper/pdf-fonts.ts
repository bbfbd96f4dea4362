/** Inter with Latin, Cyrillic and the euro sign, inside the PDF; only the letters used are kept in it. */
import { Font } from '@react-pdf/renderer'

export const fontName = 'Inter'
/** From this weight on letters are set bold. */
export const boldFrom = 600

export interface FontFiles {
  regular: string
  bold: string
}

let known: FontFiles | null = null

/** Addresses of the two files, or their paths outside of a browser. */
export function registerFonts({ regular, bold }: FontFiles): void {
  if (known?.regular === regular) return
  known = { regular, bold }
  Font.register({
    family: fontName,
    fonts: [
      { src: regular, fontWeight: 400 },
      { src: bold, fontWeight: 600 },
    ],
  })
  // long words of German and Bulgarian stay whole: there are no rules for either here
  Font.registerHyphenationCallback((word) => [word])
}
