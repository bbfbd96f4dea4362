/** The pictures of shared links, as PNG: the one format that every preview shows. */
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { renderAsync } from '@resvg/resvg-js'
import type { StaticPage } from '../../src/app/prerender/entry'

/** A picture that was drawn once is the same until what it says or shows has changed. */
const cache = '.cache/share'

const fonts = ['400Regular/Inter_400Regular.ttf', '700Bold/Inter_700Bold.ttf'].map(
  (file) => `node_modules/@expo-google-fonts/inter/${file}`,
)

/** Answers how many had to be drawn. */
export async function drawCards(folder: string, pages: readonly StaticPage[]): Promise<number> {
  mkdirSync(cache, { recursive: true })
  const cards = pages.flatMap(({ card }) => (card ? [card] : []))
  const drawn = await Promise.all(
    cards.map(async ({ file, svg }) => {
      const known = join(cache, `${createHash('sha256').update(svg).digest('hex')}.png`)
      const isNew = !existsSync(known)
      if (isNew) writeFileSync(known, await draw(svg))
      const target = join(folder, file)
      mkdirSync(dirname(target), { recursive: true })
      copyFileSync(known, target)
      return isNew
    }),
  )
  return drawn.filter(Boolean).length
}

async function draw(svg: string): Promise<Buffer> {
  const picture = await renderAsync(svg, {
    font: { fontFiles: fonts, loadSystemFonts: false, defaultFontFamily: 'Inter' },
  })
  return picture.asPng()
}
