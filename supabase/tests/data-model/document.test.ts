/** The checked-in data model tells what the migrations, the catalogue and the access matrix say now. */
import { beforeAll, describe, expect, it } from 'vitest'
import { compareFiles } from '../../local/data-model/compare'
import { DOCS_DIR, generateDataModel } from '../../local/data-model/generate'
import { createAnchor } from '../../local/data-model/render/markdown'

const INDEX = 'data-model.md'
const KILOBYTE = 1000

describe('the data model', () => {
  let files = new Map<string, string>()
  beforeAll(async () => {
    files = await generateDataModel()
  })

  it('is up to date; run npm run db:docs', async () => {
    expect(await compareFiles(DOCS_DIR, files), 'differences; run npm run db:docs').toEqual([])
  })

  it('stays small enough to be read and rendered; divide a domain in domains.ts', () => {
    const tooLarge = [...files]
      .map(([path, text]) => ({ path, size: Buffer.byteLength(text) }))
      .filter(({ path, size }) => size > (path === INDEX ? 100 : 150) * KILOBYTE)
    expect(tooLarge).toEqual([])
  })

  it('has no link that leads nowhere', () => {
    const targets = new Set(
      [...files].flatMap(([path, text]) => [
        path,
        ...listHeadings(text).map((h) => `${path}#${h}`),
      ]),
    )
    const links = [...files].flatMap(([path, text]) =>
      listLinks(text).map((link) => resolve(path, link)),
    )
    expect(links.filter((link) => link.startsWith('data-model') && !targets.has(link))).toEqual([])
  })
})

/** Anchors as GitHub gives them, equal ones numbered. */
function listHeadings(text: string): string[] {
  const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => createAnchor(title))
  return anchors.map((anchor, index) => {
    const times = anchors.slice(0, index).filter((earlier) => earlier === anchor).length
    return times ? `${anchor}-${times}` : anchor
  })
}

function listLinks(text: string): string[] {
  const found = text.matchAll(/\]\(([^)\s]+)\)|^\[\w+\]: (\S+)$/gm)
  return [...found].map(([, inline, defined]) => inline ?? defined ?? '')
}

function resolve(path: string, link: string): string {
  if (link.startsWith('#')) return path + link
  return new URL(link, `file:///${path}`).pathname.slice(1) + new URL(link, 'file:///').hash
}
