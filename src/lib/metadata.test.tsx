import { beforeEach, describe, expect, it } from 'vitest'
import { writeMetadata } from './metadata'

const page = {
  title: 'Shop · Touchline',
  description: 'Balls and bibs.',
  image: 'https://example.com/share.png',
  isIndexed: true,
  canonical: 'https://example.com/shop',
  alternates: [{ hreflang: 'de', href: 'https://example.com/de/shop' }],
}

function listContents(selector: string): (string | null)[] {
  return [...document.head.querySelectorAll(selector)].map((meta) => meta.getAttribute('content'))
}

beforeEach(() => {
  document.head.innerHTML = '<meta name="description" content="of index.html">'
})

describe('page metadata', () => {
  it('writes title, description, sharing image and robots, each once', () => {
    writeMetadata(document.head, page)
    writeMetadata(document.head, page)
    expect(document.title).toBe('Shop · Touchline')
    expect(listContents('meta[name="description"]')).toEqual(['Balls and bibs.'])
    expect(listContents('meta[name="robots"]')).toEqual(['index, follow'])
    expect(listContents('meta[property="og:image"]')).toEqual(['https://example.com/share.png'])
    expect(listContents('meta[property="og:title"]')).toEqual(['Shop · Touchline'])
    expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1)
    expect(document.head.querySelectorAll('link[hreflang="de"]')).toHaveLength(1)
  })

  it('keeps private pages out of search, with no trace of the page before', () => {
    writeMetadata(document.head, page)
    writeMetadata(document.head, { ...page, isIndexed: false, canonical: null, alternates: [] })
    expect(listContents('meta[name="robots"]')).toEqual(['noindex, nofollow'])
    expect(document.head.querySelectorAll('link')).toHaveLength(0)
  })
})
