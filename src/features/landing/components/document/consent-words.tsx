import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { consentTextQueries } from '@/features/people/api/consent-texts'
import { consentPurposes } from '@/features/people/model/consent-purpose'
import type { Locale } from '@/lib/i18n/locale'
import { queryClient } from '@/lib/query/query-client'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/public/button'

interface ConsentWordsProps {
  locale: Locale
}

/** The very words families agree to, from where consents point to, with their version. */
export function ConsentWords({ locale }: ConsentWordsProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <NewestWords locale={locale} />
    </QueryClientProvider>
  )
}

function NewestWords({ locale }: ConsentWordsProps) {
  const { t } = useTranslation('landing/pages')
  const { data: texts, isError, refetch } = useQuery(consentTextQueries.all())
  if (!texts && isError) {
    return (
      <Alert
        kind="error"
        title={t('document.consents.failed')}
        actions={
          <Button kind="secondary" onClick={() => void refetch()}>
            {t('document.retry')}
          </Button>
        }
      />
    )
  }
  if (!texts) return <p role="status">{t('document.loading')}</p>
  return (
    <dl style={{ display: 'grid', gap: 'var(--space-4)', margin: 0 }}>
      {consentPurposes.map((purpose) => {
        // the newest comes first
        const text = texts.find((one) => one.purpose === purpose && one.locale === locale)
        return text ? (
          <div key={purpose}>
            <dt style={{ fontWeight: 'var(--font-medium)' }}>
              {t(`document.consents.purposes.${purpose}`)}
            </dt>
            <dd style={{ margin: 0 }}>
              <p style={{ margin: 0 }}>{text.body}</p>
              <p style={{ margin: 0, color: 'var(--text-dim)', fontSize: 'var(--font-size-14)' }}>
                {t('document.version', { version: text.version })}
              </p>
            </dd>
          </div>
        ) : null
      })}
    </dl>
  )
}
