/** Writes what browsers and search engines read into the document's head. Link previews run no script: the build writes theirs. */

export interface PageMetadata {
  title: string
  description: string
  /** `index, follow` for public pages, `noindex, nofollow` for everything else. */
  isIndexed: boolean
  /** Canonical address and languages of the page stay as the build has written them. */
  isAsDrawn: boolean
}

/** Makes the head say exactly this, replacing what an earlier page said. */
export function writeMetadata(head: HTMLHeadElement, page: PageMetadata): void {
  head.ownerDocument.title = page.title
  setMeta(head, 'description', page.description)
  setMeta(head, 'robots', page.isIndexed ? 'index, follow' : 'noindex, nofollow')
  if (page.isAsDrawn) return
  for (const old of head.querySelectorAll('link[rel="canonical"], link[hreflang]')) old.remove()
}

/** Both stand in every page of the build. */
function setMeta(head: HTMLHeadElement, name: string, content: string): void {
  head.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content)
}
