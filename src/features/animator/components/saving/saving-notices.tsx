import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAge } from '@/lib/dates'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import type { EditorSource } from '../../model/saving/editor-source'
import { ConflictSheet } from './conflict-sheet'
import { LostDrawing } from './lost-drawing'
import type { Saving } from './use-autosave'

interface SavingNoticesProps {
  saving: Saving
  source: EditorSource
}

/** What one must know about the saving, and what one can do about it. Usually nothing. */
export function SavingNotices({ saving, source }: SavingNoticesProps) {
  const { t } = useTranslation('animator')
  const { phase, isKept, isOutdated, error } = saving.state
  return (
    <>
      {source.draft && phase !== 'conflict' ? <Restored saving={saving} source={source} /> : null}
      {source.saved || source.draft ? null : <LostDrawing />}
      {isOutdated ? (
        <Alert
          kind="info"
          title={t('saving.outdated.title')}
          actions={
            <Button kind="secondary" onClick={() => void saving.loadNewest()}>
              {t('saving.outdated.load')}
            </Button>
          }
        >
          {t('saving.outdated.text')}
        </Alert>
      ) : null}
      {phase === 'offline' ? (
        <Alert kind={isKept ? 'info' : 'error'} title={t('saving.offline.title')}>
          {t(isKept ? 'saving.offline.kept' : 'saving.offline.not_kept')}
        </Alert>
      ) : null}
      {phase === 'refused' ? (
        <Alert
          kind="error"
          title={t('saving.refused.title')}
          actions={
            <Button kind="secondary" onClick={() => void saving.flush()}>
              {t('saving.refused.retry')}
            </Button>
          }
        >
          {t(getReason(error?.code))}
        </Alert>
      ) : null}
      <ConflictSheet saving={saving} />
    </>
  )
}

function getReason(code: string | undefined) {
  if (code === 'not_signed_in' || code === 'session_invalid') return 'saving.refused.signed_out'
  if (code === 'forbidden' || code === 'not_found') return 'saving.refused.forbidden'
  if (code === 'too_large' || code === 'invalid') return 'saving.refused.too_large'
  return 'saving.refused.other'
}

/** Says that the drawing on screen comes from this device, from when, and how to go back. */
function Restored({ saving, source }: SavingNoticesProps) {
  const { t } = useTranslation('animator')
  const [isSeen, setIsSeen] = useState(false)
  const { draft, saved } = source
  if (!draft || isSeen) return null

  function discard() {
    if (saved) saving.discard(saved.scene, saved.title)
    setIsSeen(true)
  }

  return (
    <Alert
      title={t('saving.restored.title', { age: formatAge(new Date(draft.saved_at).toISOString()) })}
      actions={
        <>
          <Button kind="secondary" onClick={() => setIsSeen(true)}>
            {t('saving.restored.keep')}
          </Button>
          {saved ? (
            <Button kind="quiet" onClick={discard}>
              {t('saving.restored.discard')}
            </Button>
          ) : null}
        </>
      }
    >
      {t('saving.restored.text')}
    </Alert>
  )
}
