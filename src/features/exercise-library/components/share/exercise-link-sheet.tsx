import { useState } from 'react'
import { IconLink } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import {
  useExerciseShares,
  useExtendExerciseShare,
  useRevokeExerciseShare,
} from '@/features/exercises/api/exercise-shares'
import { MadeLink } from '@/features/scene/widgets/share/made-link'
import { toFullAddress } from '@/features/scene/widgets/share/known-token'
import { ShareRows } from '@/features/scene/widgets/share/share-rows'
import { href, paths } from '@/lib/router/paths'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { NewExerciseLink } from './new-exercise-link'

interface ExerciseLinkSheetProps {
  exerciseId: string
  title: string
  /** What the link will show in words. */
  texts: readonly string[]
  onClose: () => void
}

const toPath = (token: string) => href(paths.exercises.shared, { token })

/** The links of an exercise: those there are, and a way to make one. */
export function ExerciseLinkSheet({ exerciseId, title, texts, onClose }: ExerciseLinkSheetProps) {
  const { t } = useTranslation(['exercise-library', 'scene'])
  const [isNew, setIsNew] = useState(false)
  const [token, setToken] = useState<string | null>(null)
  if (token !== null) return <MadeLink address={toFullAddress(toPath(token))} onClose={onClose} />
  if (isNew) {
    return (
      <NewExerciseLink
        exerciseId={exerciseId}
        texts={texts}
        onMade={setToken}
        onCancel={() => setIsNew(false)}
      />
    )
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('share.title', { title })}
      footer={
        <Button icon={<IconLink size={18} stroke={1.75} />} onClick={() => setIsNew(true)}>
          {t('scene:share.create')}
        </Button>
      }
    >
      <p>{t('share.text')}</p>
      <ShareList exerciseId={exerciseId} />
    </Sheet>
  )
}

function ShareList({ exerciseId }: { exerciseId: string }) {
  const { data: shares, error, refetch } = useExerciseShares(exerciseId)
  const revoke = useRevokeExerciseShare()
  const extend = useExtendExerciseShare()
  if (error) return <InlineError error={error} onRetry={() => void refetch()} />
  if (!shares) return <ListSkeleton rows={2} />
  return (
    <ShareRows
      shares={shares}
      pathOf={toPath}
      onRevoke={(id) => revoke.mutate(id)}
      onExtend={(id) => extend.mutate(id)}
      isBusy={revoke.isPending || extend.isPending}
    />
  )
}
