import { Suspense, useState, type ReactNode } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import type { Locale } from '@/lib/i18n/locale'
import { ListSkeleton } from '@/shared/ui/states/skeletons'

interface InLanguageProps {
  locale: Locale
  children: ReactNode
}

/** What is inside speaks another language than the screen: for paper that somebody else reads. */
export function InLanguage({ locale, children }: InLanguageProps) {
  const { i18n } = useTranslation('training')
  const [spoken] = useState(() =>
    locale === i18n.language ? i18n : i18n.cloneInstance({ lng: locale }),
  )
  return (
    <I18nextProvider i18n={spoken}>
      <Suspense fallback={<ListSkeleton rows={8} />}>{children}</Suspense>
    </I18nextProvider>
  )
}
