import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoaderData, useLocation } from 'react-router'
import { formatDay } from '@/lib/time/format-day'
import { Button } from '@/shared/public/button'
import { Paper } from '@/shared/ui/print/paper'
import { DocumentBody } from '../components/document/document-body'
import { TableOfContents } from '../components/document/table-of-contents'
import { useTextLanguage } from '../components/use-text-language'
import type { createDocumentLoader } from '../loaders'
import { documents, isLegallyReviewed } from '../model/documents'
import styles from '../components/concern/concern.module.css'

const ConsentWords = lazy(() =>
  import('../components/document/consent-words').then((module) => ({
    default: module.ConsentWords,
  })),
)

/** An information page that is a text: contents, sections to link to, version and date, for screen and paper. */
export function DocumentPage() {
  const { t, i18n } = useTranslation('landing/pages')
  const { id, locale, text } = useLoaderData<ReturnType<typeof createDocumentLoader>>()
  const { version, changedOn, title, isLegal } = documents[id]
  useTextLanguage(locale)
  useSectionOfAddress()
  const name = t(`pages.${title}`)
  // the build draws the page in another time zone than most readers'
  const facts = t('document.facts', { version, date: formatDay(changedOn, i18n.language, 'date') })
  const isDraft = isLegal && !isLegallyReviewed
  const hasConsentWords = id === 'parental-consent'
  const entries = hasConsentWords
    ? [...text.sections, { id: 'words', title: t('document.consents.title') }]
    : text.sections
  return (
    <article className={styles.page} style={{ maxInlineSize: '1080px', gap: 'var(--space-6)' }}>
      <header className={styles.head}>
        <h1>{name}</h1>
        <p className={styles.lead} lang={locale}>
          {text.lead}
        </p>
        <p className={styles.small}>{facts}</p>
        {isDraft ? (
          <p className={styles.small} role="note">
            {t('document.draft')}
          </p>
        ) : null}
        <div>
          <Button kind="secondary" onClick={() => window.print()}>
            {t('document.print')}
          </Button>
        </div>
      </header>
      {/* side by side where there is room for both */}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-6)' }}>
        <TableOfContents entries={entries} />
        <DocumentBody text={text} locale={locale}>
          {hasConsentWords ? (
            <section
              id="words"
              aria-label={t('document.consents.title')}
              style={{ display: 'grid', gap: 'var(--space-3)', maxInlineSize: '72ch' }}
            >
              <h2>{t('document.consents.title')}</h2>
              <Suspense fallback={<p role="status">{t('document.loading')}</p>}>
                <ConsentWords locale={locale} />
              </Suspense>
            </section>
          ) : null}
        </DocumentBody>
      </div>
      <Paper>
        <h1>{name}</h1>
        <p>{text.lead}</p>
        <p>{facts}</p>
        {isDraft ? <p>{t('document.draft')}</p> : null}
        <DocumentBody text={text} locale={locale} isPaper />
      </Paper>
    </article>
  )
}

/** A link into the page was opened before its sections were there. */
function useSectionOfAddress() {
  const { hash } = useLocation()
  useEffect(() => {
    // where the page stood before the app, the browser has gone there, and the reader perhaps on
    if (document.documentElement.dataset.page !== undefined) return
    const section = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    section?.scrollIntoView()
  }, [hash])
}
