import { useTranslation } from 'react-i18next'
import { useTranslateKey } from '@/lib/i18n/translate-key'
import { paths } from '@/lib/router/paths'
import { Alert } from '@/shared/public/alert'
import { LinkButton } from '@/shared/ui/button'
import type { ImportResult } from './use-import'

/** What came in and what did not. */
export function ImportSummary({ result }: { result: ImportResult }) {
  const { t } = useTranslation('exercises')
  const translate = useTranslateKey()
  const { added, replaced, skipped, failed } = result
  return (
    <Alert
      kind={failed.length > 0 ? 'error' : 'success'}
      title={t('transfer.result.title', { added, replaced, skipped, failed: failed.length })}
      actions={
        <LinkButton kind="secondary" to={`${paths.exercises.library}?mine=true`}>
          {t('transfer.result.show')}
        </LinkButton>
      }
    >
      {failed.length > 0 ? (
        <ul>
          {failed.map(({ title, code }) => (
            <li key={title}>
              {title}: {translate(`errors:${code}`)}
            </li>
          ))}
        </ul>
      ) : null}
    </Alert>
  )
}
