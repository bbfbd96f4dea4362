import { lazy, Suspense, useState } from 'react'
import { IconBan, IconCalendarShare, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { SelectionBar } from '@/shared/ui/table/selection-bar'
import type { ListedTraining } from '../../model/list/listed-training'
import { canCancel, canMove } from '@/features/teams/model/training-state'
import { useNow } from '@/lib/time/use-now'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { BulkCancelSheet } from './bulk-cancel-sheet'
import { BulkMoveSheet } from './bulk-move-sheet'

interface TrainingBulkProps {
  /** What is selected. */
  trainings: readonly ListedTraining[]
  onClear: () => void
}

const BulkPrint = lazy(() =>
  import('./bulk-print').then((module) => ({ default: module.BulkPrint })),
)

const icon = { size: 18, stroke: 1.75 }

/** Work on several trainings at once; only on those of own teams that allow it. */
export function TrainingBulk({ trainings, onClear }: TrainingBulkProps) {
  const { t } = useTranslation('training')
  const { mayWrite } = useTrainingAccess()
  const now = useNow()
  const [asking, setAsking] = useState<'cancel' | 'move' | null>(null)
  const [printing, setPrinting] = useState<readonly string[]>([])
  const own = trainings.filter(({ team_id }) => mayWrite(team_id))
  const toCancel = own.filter((training) => canCancel(training, now))
  const toMove = own.filter((training) => canMove(training, now))

  function close(isDone: boolean) {
    setAsking(null)
    if (isDone) onClear()
  }

  return (
    <>
      <SelectionBar count={trainings.length} onClear={onClear}>
        <Button
          kind="secondary"
          icon={<IconPrinter {...icon} />}
          onClick={() => setPrinting(trainings.map(({ id }) => id))}
        >
          {t('list.print')}
        </Button>
        <Button
          kind="secondary"
          icon={<IconCalendarShare {...icon} />}
          disabled={toMove.length === 0}
          onClick={() => setAsking('move')}
        >
          {t('list.move')}
        </Button>
        <Button
          kind="secondary"
          icon={<IconBan {...icon} />}
          disabled={toCancel.length === 0}
          onClick={() => setAsking('cancel')}
        >
          {t('list.cancel')}
        </Button>
      </SelectionBar>
      {asking === 'cancel' ? <BulkCancelSheet trainings={toCancel} onClose={close} /> : null}
      {asking === 'move' ? <BulkMoveSheet trainings={toMove} onClose={close} /> : null}
      {printing.length > 0 ? (
        <Suspense>
          <BulkPrint ids={printing} onDone={() => setPrinting([])} />
        </Suspense>
      ) : null}
    </>
  )
}
