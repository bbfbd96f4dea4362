import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { fewestSigns } from '../model/hit'
import type { Asked } from './use-hits'

interface SearchNotesProps {
  typed: string
  asked: Asked
  isEmpty: boolean
}

/** What is to be said below the lines: no connection, a failure, still asking, nothing found and what to try. */
export function SearchNotes({ typed, asked, isEmpty }: SearchNotesProps) {
  const { t } = useTranslation('search')
  const signs = typed.trim().length
  const note = `${layout.plain} ${layout.dim13}`
  const padding = { padding: '8px 12px' }
  if (asked.isOffline) {
    return (
      <p className={note} style={padding} role="status">
        {t('offline')}
      </p>
    )
  }
  if (signs === 0) return null
  if (asked.error) return <InlineError error={asked.error} onRetry={asked.retry} />
  if (asked.isAsking) return isEmpty ? <ListSkeleton rows={3} /> : null
  if (!isEmpty) return null
  return (
    <div className={layout.stack1} style={{ padding: '24px 16px', textAlign: 'center' }}>
      <p className={`${layout.plain} ${layout.medium}`}>
        {t('none.title', { words: typed.trim() })}
      </p>
      <p className={note}>{t(signs < fewestSigns ? 'none.longer' : 'none.text')}</p>
    </div>
  )
}
