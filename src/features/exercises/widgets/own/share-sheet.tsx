import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import type { Audience } from '../../api/exercise-rows'
import { useShareExercise } from '../../api/exercise-writes'
import { AudienceFields } from '../../components/exercise-form/sharing/audience-fields'
import styles from '../../components/exercise-form/exercise-form.module.css'

interface ShareSheetProps {
  id: string
  title: string
  schoolId: string
  audience: Audience
  onClose: () => void
}

/** Who finds it, changed without opening the form. */
export function ShareSheet({ id, title, schoolId, audience, onClose }: ShareSheetProps) {
  const { t } = useTranslation('exercises')
  const [wanted, setWanted] = useState(audience)
  const { mutate, isPending } = useShareExercise()
  const isComplete = wanted.visibility !== 'team' || wanted.team_id !== null
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('exercise_form.own.share_title', { title })}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('exercise_form.own.cancel')}
          </Button>
          <Button
            busy={isPending}
            disabled={!isComplete}
            onClick={() => mutate({ id, ...wanted }, { onSuccess: onClose })}
          >
            {t('exercise_form.save')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <AudienceFields schoolId={schoolId} audience={wanted} onChange={setWanted} />
      </div>
    </Sheet>
  )
}
