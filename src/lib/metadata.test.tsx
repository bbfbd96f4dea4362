import { beforeEach, describe, expect, it } from 'vitest'
import { writeMetadata } from './metadata'

const page = {
  title: 'Shop · Touchline',
  description: 'Balls and bibs.',
  isIndexed: true,
  isAsDrawn: true,
}

function listContents(selector: string): (string | null)[] {
  return [...document.head.querySelectorAll(selector)].map((meta) => meta.getAttribute('content'))
}

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="robots" content=""><meta name="description" content="of index.html"><link rel="canonical" href="/shop"><link rel="alternate" hreflang="de" href="/de/shop">'
})

describe('page metadata', () => {
  it('writes title, description and robots, each once', () => {
    writeMetadata(document.head, page)
    writeMetadata(document.head, page)
    expect(document.title).toBe('Shop · Touchline')
    expect(listContents('meta[name="description"]')).toEqual(['Balls and bibs.'])
    expect(listContents('meta[name="robots"]')).toEqual(['index, follow'])
    expect(document.head.querySelectorAll('link[rel="canonical"]')).toHaveLength(1)
    expect(document.head.querySelectorAll('link[hreflang="de"]')).toHaveLength(1)
  })

  it('keeps private pages out of search, with no trace of the page before', () => {
    writeMetadata(document.head, page)
    writeMetadata(document.head, { ...page, isIndexed: false, isAsDrawn: false })
    expect(listContents('meta[name="robots"]')).toEqual(['noindex, nofollow'])
    expect(document.head.querySelectorAll('link')).toHaveLength(0)
  })
})
