import { useEffect } from 'react'
import { useMatches } from 'react-router'
import { useTranslateKey } from '@/lib/i18n/translate-key'
import { writeMetadata } from '@/lib/metadata'
import { findPage } from '@/lib/router/handle'
import { describePage } from './describe-page'

/** The address whose file the build may have drawn, with canonical address and languages in its head. */
const { pathname: drawn } = window.location

/** Keeps title, description and robots in step with the page (spec section 2). */
export function PageMetadata() {
  const translate = useTranslateKey()
  const page = findPage(useMatches())

  useEffect(() => {
    const isAsDrawn = window.location.pathname === drawn
    writeMetadata(document.head, { ...describePage(page, translate), isAsDrawn })
  })
  return null
}
