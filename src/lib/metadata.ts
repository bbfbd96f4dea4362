/** Writes what search engines and link previews read into the document's head. */

export interface PageMetadata {
  title: string
  description: string
  /** Sharing image, an absolute address. */
  image: string
  /** `index, follow` for public pages, `noindex, nofollow` for everything else. */
  isIndexed: boolean
  /** The page's own address and its versions in other languages; null keeps it private. */
  canonical: string | null
  alternates: { hreflang: string; href: string }[]
}

/** Makes the head say exactly this, replacing what an earlier page said. */
export function writeMetadata(head: HTMLHeadElement, page: PageMetadata): void {
  head.ownerDocument.title = page.title
  setMeta(head, 'name', 'description', page.description)
  setMeta(head, 'name', 'robots', page.isIndexed ? 'index, follow' : 'noindex, nofollow')
  setMeta(head, 'name', 'twitter:card', 'summary_large_image')
  setMeta(head, 'property', 'og:type', 'website')
  setMeta(head, 'property', 'og:title', page.title)
  setMeta(head, 'property', 'og:description', page.description)
  setMeta(head, 'property', 'og:image', page.image)
  for (const old of head.querySelectorAll('link[rel="canonical"], link[hreflang]')) old.remove()
  if (page.canonical) appendLink(head, { rel: 'canonical', href: page.canonical })
  for (const { hreflang, href } of page.alternates) {
    appendLink(head, { rel: 'alternate', hreflang, href })
  }
}

function setMeta(
  head: HTMLHeadElement,
  attribute: 'name' | 'property',
  key: string,
  content: string,
): void {
  const found = head.querySelector(`meta[${attribute}="${key}"]`)
  const meta = found ?? head.ownerDocument.createElement('meta')
  meta.setAttribute(attribute, key)
  meta.setAttribute('content', content)
  if (!found) head.append(meta)
}

function appendLink(head: HTMLHeadElement, attributes: Record<string, string>): void {
  const link = head.ownerDocument.createElement('link')
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  head.append(link)
}
