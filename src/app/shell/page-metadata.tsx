import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref, useLocation, useMatches } from 'react-router'
import { listAlternates } from '@/lib/i18n/alternates'
import { useTranslateKey } from '@/lib/i18n/translate-key'
import { writeMetadata } from '@/lib/metadata'
import { findPage } from '@/lib/router/handle'

const shareImage = '/share.png'

/** Keeps title, description, sharing image and robots in step with the page (spec section 2). */
export function PageMetadata() {
  const { t } = useTranslation()
  const translate = useTranslateKey()
  const page = findPage(useMatches())
  // with the language prefix, which the router's own location leaves out
  const pathname = useHref(useLocation().pathname)
  const name = page && translate(page.title)
  // the key itself where the page's words never came
  const title = name && name !== page.title ? t('app.title', { page: name }) : t('app.name')
  const description = page ? translate(`${page.title}_description`) : ''
  const isIndexed = page?.isIndexed ?? false
  const { origin } = window.location

  useEffect(() => {
    writeMetadata(document.head, {
      title,
      description,
      image: `${origin}${shareImage}`,
      isIndexed,
      canonical: isIndexed ? `${origin}${pathname}` : null,
      alternates: isIndexed ? listAlternates(origin, pathname) : [],
    })
  }, [title, description, isIndexed, origin, pathname])
  return null
}
