import { useEffect } from 'react'
import { useMatches } from 'react-router'
import { useTranslateKey } from '@/lib/i18n/translate-key'
import { writeMetadata } from '@/lib/metadata'
import { findPage } from '@/lib/router/handle'
import { describePage } from './describe-page'

/** Keeps title, description and robots in step with the page (spec section 2). */
export function PageMetadata() {
  const translate = useTranslateKey()
  const page = findPage(useMatches())

  useEffect(() => {
    // what the build has drawn brought its canonical address and languages along
    const isAsDrawn = window.location.pathname === document.documentElement.dataset.page
    writeMetadata(document.head, { ...describePage(page, translate), isAsDrawn })
  })
  return null
}
