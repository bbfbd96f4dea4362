import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { formatAge } from '@/lib/dates'
import { Alert } from '@/shared/public/alert'
import { Button, LinkButton } from '@/shared/ui/button'
import { createNewAnimationLink } from '../../model/editor-link'
import {
  animationDrafts,
  createDraftKey,
  listLostDrawings,
} from '../../model/saving/animation-draft'

/** A new drawing that never reached the server, found on this device: to go on with, or to forget. */
export function LostDrawing() {
  const { t } = useTranslation('animator')
  const userId = useSession()?.user.id ?? ''
  const [found, setFound] = useState(() => listLostDrawings(animationDrafts, userId, Date.now()))
  const [first] = found
  if (!first) return null
  const { key, draft } = first
  const session = key.slice(createDraftKey(userId, '').length)

  function removeDraft() {
    animationDrafts.remove(key)
    setFound(found.slice(1))
  }

  return (
    <Alert
      title={t('saving.lost.title', { title: draft.title })}
      actions={
        <>
          <LinkButton kind="secondary" to={createNewAnimationLink({ lost: session })}>
            {t('saving.lost.open')}
          </LinkButton>
          <Button kind="quiet" onClick={removeDraft}>
            {t('saving.lost.forget')}
          </Button>
        </>
      }
    >
      {t('saving.lost.text', { age: formatAge(new Date(draft.saved_at).toISOString()) })}
    </Alert>
  )
}
