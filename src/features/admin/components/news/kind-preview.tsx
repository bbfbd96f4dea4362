import { useState } from 'react'
import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { toLocale, locales, type Locale } from '@/lib/i18n/locale'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { useNewsWords } from '../../api/news-words'
import { getLanguageName } from '../../model/get-language-name'
import { createPreview } from './create-preview'
import { PreviewFacts } from './preview-facts'

interface KindPreviewProps {
  kind: string
  category: string
}

/** The e-mail and the push of a kind in a language, as the workers would write them about made-up facts. */
export function KindPreview({ kind, category }: KindPreviewProps) {
  const { t, i18n } = useTranslation('admin')
  const [locale, setLocale] = useState<Locale>(() => toLocale(i18n.language))
  const [openedAt] = useState(() => Date.now())
  const { data } = useNewsWords()
  const own = data.flatMap((row) => row.words.map((words) => ({ ...words, kind: row.kind })))
  const preview = createPreview({ kind, category, locale, now: openedAt, own })
  return (
    <SectionCard title={t('news.preview.title')} description={t('news.preview.text')}>
      <SegmentedControl
        aria-label={t('news.preview.language')}
        data={locales.map((value) => ({ value, label: getLanguageName(value) }))}
        value={locale}
        onChange={(next) => setLocale(toLocale(next))}
      />
      <PreviewFacts locale={locale} {...preview} />
    </SectionCard>
  )
}
