import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCreateExerciseShare } from '@/features/exercises/api/exercise-shares'
import { findMentions } from '@/features/people/model/mentions'
import { rememberToken } from '@/features/scene/widgets/share/known-token'
import { NamedTextsNote } from '@/features/scene/widgets/share/named-texts-note'
import { useSquadNames } from '@/features/teams/api/squad-names'
import type { ShareLifetime } from '@/lib/share-lifetime'
import { Button } from '@/shared/ui/button'
import { LifetimeChoice } from '@/shared/ui/share/lifetime-choice'
import { Sheet } from '@/shared/ui/sheet'

interface NewExerciseLinkProps {
  exerciseId: string
  texts: readonly string[]
  onMade: (token: string) => void
  onCancel: () => void
}

/** How long a new link works; texts that name a player are asked about. */
export function NewExerciseLink({ exerciseId, texts, onMade, onCancel }: NewExerciseLinkProps) {
  const { t } = useTranslation(['scene', 'exercises'])
  const [lifetime, setLifetime] = useState<ShareLifetime>('month')
  const create = useCreateExerciseShare()
  const { squad, isLoading } = useSquadNames()
  const named = findMentions(texts, squad)

  function share() {
    create.mutate(
      { exerciseId, lifetime },
      {
        onSuccess: (made) => {
          if (!made) return
          rememberToken(made.share_id, made.token)
          onMade(made.token)
        },
      },
    )
  }

  return (
    <Sheet
      isOpen
      onClose={onCancel}
      title={t('share.create')}
      footer={
        <>
          <Button kind="secondary" onClick={onCancel}>
            {t('exercises:exercise_form.own.cancel')}
          </Button>
          <Button busy={create.isPending || isLoading} onClick={share}>
            {t(named.length > 0 ? 'share.anyway' : 'share.make')}
          </Button>
        </>
      }
    >
      {named.length > 0 ? <NamedTextsNote texts={named} /> : null}
      <LifetimeChoice value={lifetime} onChange={setLifetime} />
    </Sheet>
  )
}
